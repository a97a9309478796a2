/** Names as a record brings them: anybody can have written anything there. */

import { limitCombiningMarks } from '../words/combiningMarks';

/** What turns the text around it, breaks its line, or cannot be seen; joiners belong to letters. */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
/** Letters; a name at a table here has 30 at most. */
const LONGEST = 60;

/** A name that keeps to its place, or nothing where there is nothing to see. */
export function sanitizeName(name: string): string {
  const letters = [...limitCombiningMarks(name.replace(UNSEEN, ''))];
  const shown = letters.length > LONGEST ? [...letters.slice(0, LONGEST - 1), '…'] : letters;
  return shown.some((letter) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(letter)) ? shown.join('') : '';
}
