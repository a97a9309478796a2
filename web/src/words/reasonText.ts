/** What speaks for an action of a hint, in a sentence. */

import type { HintAlternative } from '../wire/protocol';
import { cardsParams, tileNameParams } from './gameText';
import { t, words } from './words.svelte';

export function reasonText({ reason, tile, cards }: HintAlternative): string {
  const id = `reason-${reason}`;
  return t(words.has(id) ? id : 'reason-other', {
    ...cardsParams('cards', cards),
    ...(tile ? tileNameParams('tile', tile) : {}),
  });
}
