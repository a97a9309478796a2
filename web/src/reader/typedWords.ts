/** Words of the player's language in the notation: `kaufe 3 Gulden 7` is `buy 3 florin 7`. */

import { SIDES } from '../game/tiles';
import { FACES } from '../modules/registry';
import { CURRENCIES, KINDS } from '../wire/protocol';
import { currencyText, kindText } from '../words/gameText';
import { t, words } from '../words/words.svelte';

/** Typed text in notation, with the words of the current language replaced. */
export function inNotation(typed: string): string {
  const dictionary = dictionaryOf();
  const plain = withCells(withoutAccents(typed));
  return plain
    .replace(dictionary.pattern, (word) => dictionary.words.get(word) ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What may be typed for a word of the notation: the first word of the language, else itself. */
export function localWord(notation: string): string {
  for (const [word, meaning] of listedWords()) if (meaning === notation) return word;
  return notation;
}

interface Dictionary {
  words: ReadonlyMap<string, string>;
  pattern: RegExp;
}

let built: { key: string; dictionary: Dictionary } | null = null;

/** The dictionary of the language and edition, built once. */
function dictionaryOf(): Dictionary {
  const key = `${words.language}/${words.edition}`;
  if (built?.key !== key) built = { key, dictionary: build() };
  return built.dictionary;
}

function build(): Dictionary {
  const all = new Map(
    [...listedWords(), ...namesOfThings()].map(([word, meaning]) => [
      withoutAccents(word),
      meaning,
    ]),
  );
  // The longest first: a name may contain another.
  const alternatives = [...all.keys()].sort((a, b) => b.length - a.length).join('|');
  return {
    words: all,
    pattern: new RegExp(`(?<![\\p{L}_])(?:${alternatives})(?![\\p{L}_])`, 'gu'),
  };
}

/** The words that the catalogue lists, as `word=notation`. */
function listedWords(): [string, string][] {
  const ids = ['command-words', ...FACES.map(({ name }) => `command-words-${name}`)];
  const pairs = ids.filter((id) => words.has(id)).flatMap((id) => t(id).split(/\s+/));
  return pairs.map((pair) => {
    const [word = '', meaning = ''] = pair.split('=');
    return [word, meaning];
  });
}

/** The names that the page itself says: currencies, buildings, sides. */
function namesOfThings(): [string, string][] {
  const pairs: [string, string][] = [
    ...Object.values(CURRENCIES).map((name): [string, string] => [currencyText(name), name]),
    ...KINDS.map((kind): [string, string] => [kindText(kind), kind]),
    ...SIDES.flatMap((side) =>
      ['side', 'side-aloud', 'side-letter'].map((id): [string, string] => [t(id, { side }), side]),
    ),
  ];
  return pairs.map(([name, meaning]) => [name.toLowerCase(), meaning]);
}

/** `column 1, row -2` as a cell. */
function withCells(text: string): string {
  const [column, row] = ['column-aloud', 'row-aloud'].map((id) =>
    withoutAccents(t(id, { x: '', y: '' }).trim().toLowerCase()),
  );
  return text.replace(new RegExp(`${column} (-?\\d+),? ?${row} (-?\\d+)`, 'g'), '$1,$2');
}

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');
