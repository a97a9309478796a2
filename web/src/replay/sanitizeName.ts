/** Names in records are untrusted input. */

import { limitCombiningMarks } from '../words/combiningMarks';

/** Characters that change the text direction, break lines or are invisible; not joiners of letters. */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
/** Letters; a name at a table here has 30 at most. */
const LONGEST = 60;

/** A name without such characters; empty if nothing visible is left. */
export function sanitizeName(name: string): string {
  const letters = [...limitCombiningMarks(name.replace(UNSEEN, ''))];
  const shown = letters.length > LONGEST ? [...letters.slice(0, LONGEST - 1), '…'] : letters;
  return shown.some((letter) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(letter)) ? shown.join('') : '';
}
