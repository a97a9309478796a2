/** More marks than any script piles on a letter. */
const PILE = /(\p{M}{3})\p{M}+/gu;

/** A text whose letters stay in their line. */
export const limitCombiningMarks = (text: string): string => text.replace(PILE, '$1');
