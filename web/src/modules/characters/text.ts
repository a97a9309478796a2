/** Names and abilities of characters as text. */

import { namesText } from '../../words/seatText';
import { t } from '../../words/words.svelte';

export const characterName = (id: string): string => t(`character-${id}`);

/** A text that begins in the middle of a sentence, as a sentence. */
export function asSentence(text: string): string {
  const [first = '', ...rest] = text;
  return `${first.toLocaleUpperCase()}${rest.join('')}.`;
}

/** What a character does, as a sentence. */
export const abilityText = (id: string): string => asSentence(t(`character-${id}.does`));

/** The bar has room for what two characters are for. */
const MOST_EXPLAINED = 2;

/** Characters that I can use now, and what for where there is room; empty without any. */
export function usableText(ids: readonly string[], isBrief: boolean): string {
  if (!ids.length) return '';
  const characters = ids.map((character) => {
    const name = t(`character-${character}.short`);
    return isBrief || ids.length > MOST_EXPLAINED ? name : t('character-use', { character, name });
  });
  return t('characters-usable', { characters: namesText(characters) });
}
