/**
 * Every file of the page also as .gz and .br, so that the server need not compress.
 * All but index.html, which the server changes before it sends it.
 */

import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Below this a smaller body saves no packet. */
const SMALL = 1000;
/** What is packed already. */
const PACKED = ['.png', '.woff2'];

export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'alhambra-compressed',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle(error) {
      // A build that failed says why itself.
      if (error) return;
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf-8' })) {
        const path = join(folder, name);
        const isPacked = PACKED.some((ending) => name.endsWith(ending));
        if (name === 'index.html' || isPacked || statSync(path).isDirectory()) continue;
        const body = readFileSync(path);
        if (body.length < SMALL) continue;
        writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(body));
      }
    },
  };
}
