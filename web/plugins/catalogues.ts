/** The catalogues as strings, without the comments for those who write texts. */

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const QUERY = '?raw';
/** Only a comment begins with this sign in the first column. */
const COMMENTS = /^#.*\n/gm;

export function catalogues(): Plugin {
  return {
    name: 'alhambra-catalogues',
    enforce: 'pre',
    load: {
      filter: { id: /\.ftl\?raw$/ },
      handler(id) {
        const path = id.slice(0, -QUERY.length);
        this.addWatchFile(path);
        const text = readFileSync(path, 'utf-8').replaceAll(COMMENTS, '');
        return `export default ${JSON.stringify(text)}`;
      },
    },
  };
}
