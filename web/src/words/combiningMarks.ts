/** More combining marks than any script uses on a letter. */
const PILE = /(\p{M}{3})\p{M}+/gu;

/** A text without excessive combining marks. */
export const limitCombiningMarks = (text: string): string => text.replace(PILE, '$1');
