/** Vite lists the packages whose code is in the page; fonts are files and are added here. */

import { appendFileSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

export const LICENSES = 'licenses.md';
const MODULES = resolve(import.meta.dirname, '../node_modules');
const FONTS = ['@fontsource-variable/el-messiri', '@fontsource-variable/figtree'];

export function licenses(): Plugin {
  return {
    name: 'alhambra-licenses',
    apply: 'build',
    writeBundle({ dir = '' }) {
      appendFileSync(join(dir, LICENSES), FONTS.map(entry).join(''));
    },
  };
}

function entry(name: string): string {
  const read = (file: string) => readFileSync(join(MODULES, name, file), 'utf-8').trim();
  const { version, license } = JSON.parse(read('package.json'));
  return `\n## ${name} - ${version} (${license})\n\n${read('LICENSE')}\n`;
}
