/** The art of the Python package in the page: its symbols inline, and an icon made of them. */

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = resolve(import.meta.dirname, '../../src/alhambra/draw/art');
const ICON = 'favicon.svg';
/** For systems that cut icons into a shape of their own. */
const MASKABLE = 'icon.svg';
const HEAD = '<svg xmlns="http://www.w3.org/2000/svg"';

export function art(): Plugin {
  return {
    name: 'alhambra-art',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => ({
        html: html.replace('<body>', () => `<body>\n${sprite()}`),
        tags: [
          {
            tag: 'link',
            attrs: { rel: 'icon', type: 'image/svg+xml', href: `./${ICON}` },
            injectTo: 'head',
          },
        ],
      }),
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: ICON, source: icon() });
      this.emitFile({ type: 'asset', fileName: MASKABLE, source: icon(true) });
    },
    configureServer(server) {
      server.middlewares.use(`/${ICON}`, (_request, answer) => {
        answer.setHeader('content-type', 'image/svg+xml').end(icon());
      });
    },
  };
}

/** Every symbol in one picture that takes no room. */
export function sprite(): string {
  const symbols = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.svg'))
    .sort()
    .map((name) => read(name).replace(/<\/?svg[^>]*>|<!--.*?-->/gs, ''))
    .join('')
    .replace(/>\s+</g, '><')
    .trim();
  return `<svg class="art" aria-hidden="true" focusable="false">${symbols}</svg>`;
}

/** The lion fountain on lapis, with the values of the tokens, since an icon stands alone. */
function icon(isMaskable = false): string {
  const [, body] =
    /<symbol id="emblem-start"[^>]*>(.*?)<\/symbol>/s.exec(read('emblems.svg')) ?? [];
  if (body === undefined) throw new Error('art: no symbol emblem-start');
  const corner = isMaskable ? 0 : 20;
  const ground = `<rect width="100" height="100" rx="${corner}" fill="var(--kind-start-deep)"/>`;
  // What is cut away at most is a tenth on each side.
  const picture = isMaskable ? `<g transform="translate(14 14) scale(.72)">${body}</g>` : body;
  return withValues(`${HEAD} viewBox="0 0 100 100">${ground}${picture}</svg>`);
}

function withValues(text: string): string {
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of read('tokens.css').matchAll(/--([\w-]+):\s*([^;]+);/g)) {
    if (!values.has(name)) values.set(name, value);
  }
  return text.replace(/var\(--([\w-]+)\)/g, (_all, name: string) => values.get(name) ?? 'none');
}

function read(name: string): string {
  return readFileSync(join(FOLDER, name), 'utf-8');
}
