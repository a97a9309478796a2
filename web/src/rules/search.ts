/** Search that ignores accents and case. */

/** A piece of a text, and whether it matches the search. */
interface Piece {
  text: string;
  isHit: boolean;
}

interface Folded {
  text: string;
  /** The position in the original text of each letter of the folded text. */
  origins: number[];
}

/** Lower case without accents; one letter may become two. */
function fold(text: string): Folded {
  let folded = '';
  const origins: number[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const plain = (text[index] ?? '')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace('ß', 'ss');
    folded += plain;
    for (const _ of plain) origins.push(index);
  }
  return { text: folded, origins };
}

/** The words of a query, all of which a text must contain. */
export const searched = (query: string): string[] => fold(query).text.split(/\s+/).filter(Boolean);

/** Whether a text contains all of these words. */
export function hasAll(text: string, wanted: readonly string[]): boolean {
  const folded = fold(text).text;
  return wanted.every((word) => folded.includes(word));
}

/** The text in pieces, with the matches marked. */
export function pieces(text: string, wanted: readonly string[]): Piece[] {
  if (!wanted.length) return [{ text, isHit: false }];
  const hits = hitsIn(text, wanted);
  const found: Piece[] = [];
  let start = 0;
  for (let end = 1; end <= text.length; end += 1) {
    if (end < text.length && hits[end] === hits[start]) continue;
    found.push({ text: text.slice(start, end), isHit: hits[start] ?? false });
    start = end;
  }
  return found;
}

/** For every letter of a text, whether it is part of a match. */
function hitsIn(text: string, wanted: readonly string[]): boolean[] {
  const { text: folded, origins } = fold(text);
  const hits = Array.from(text, () => false);
  for (const word of wanted) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      const last = origins[at + word.length - 1] ?? 0;
      for (let index = origins[at] ?? 0; index <= last; index += 1) hits[index] = true;
    }
  }
  return hits;
}
