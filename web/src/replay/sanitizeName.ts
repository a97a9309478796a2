/** Names in records are untrusted input. */

import { limitCombiningMarks } from '../words/combiningMarks';

/** Characters that change the text direction, break lines or are invisible, but no joiners. */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
/** The maximum length; records of other programs may exceed the limit of this server. */
const LONGEST = 60;

/** A name without such characters; empty if nothing visible is left. */
export function sanitizeName(name: string): string {
  const letters = [...limitCombiningMarks(name.replace(UNSEEN, ''))];
  const shown = letters.length > LONGEST ? [...letters.slice(0, LONGEST - 1), '…'] : letters;
  return shown.some((letter) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(letter)) ? shown.join('') : '';
}
