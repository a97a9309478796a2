/** Names and abilities of characters as text. */

import { t } from '../../words/words.svelte';

export const characterName = (id: string): string => t(`character-${id}`);

/** What a character does, as a sentence. */
export function abilityText(id: string): string {
  const [first = '', ...rest] = t(`character-${id}.does`);
  return `${first.toLocaleUpperCase()}${rest.join('')}.`;
}
