/** The address of a paragraph of the rules: `/rules#build.match`. */

import { href } from '../state/route.svelte';

const CLASSIC = 'classic';

export function ruleAddress(paragraph: string, edition = CLASSIC): string {
  const query = edition === CLASSIC ? '' : `?edition=${edition}`;
  return `${href('/rules')}${query}#${paragraph}`;
}
