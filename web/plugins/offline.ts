/** The service worker: told which files there are, and in which version. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { LICENSES } from './licenses.ts';

export const WORKER = 'worker';
/** What nobody needs without the server. */
const LEFT_OUT = ['index.html', `${WORKER}.js`, LICENSES];

export function offline(): Plugin {
  let folder = '';
  return {
    name: 'alhambra-offline',
    apply: 'build',
    configResolved({ publicDir }) {
      folder = publicDir;
    },
    writeBundle({ dir = '' }, bundle) {
      const all = [...Object.keys(bundle), ...readdirSync(folder)];
      const files = all.filter((name) => !LEFT_OUT.includes(name));
      const version = createHash('sha256');
      for (const name of ['index.html', ...files.sort()])
        version.update(name).update(readFileSync(join(dir, name)));
      const path = join(dir, `${WORKER}.js`);
      const filled = readFileSync(path, 'utf-8')
        .replaceAll('__FILES__', JSON.stringify(files))
        .replaceAll('__VERSION__', JSON.stringify(version.digest('hex').slice(0, 12)));
      writeFileSync(path, filled);
    },
  };
}
