import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { art } from './plugins/art.ts';
import { catalogues } from './plugins/catalogues.ts';
import { compressed } from './plugins/compressed.ts';
import { LICENSES, licenses } from './plugins/licenses.ts';
import { offline, WORKER } from './plugins/offline.ts';

/** Where `make web-dev` finds a running `alhambra serve`. */
const SERVER = process.env.ALHAMBRA_SERVER ?? 'http://127.0.0.1:8765';

export default defineConfig({
  // Files find one another relatively; in index.html the server writes its base path before them.
  base: './',
  appType: 'spa',
  plugins: [svelte(), art(), catalogues(), licenses(), offline(), compressed()],
  build: {
    target: 'es2022',
    // The content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: LICENSES },
    reportCompressedSize: false,
    rollupOptions: {
      input: { index: 'index.html', [WORKER]: 'src/offline/worker.ts' },
      // A service worker must keep its name.
      output: {
        entryFileNames: ({ name }) =>
          name === WORKER ? `${WORKER}.js` : 'assets/[name]-[hash].js',
        // What a table needs at once is one file and not thirty.
        codeSplitting: {
          groups: [{ name: 'app', tags: ['$initial'], test: /^(?!.*\/offline\/)/ }],
        },
      },
    },
  },
  server: {
    // The words and the art of the package lie beside this folder.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: SERVER, ws: true } },
  },
});
