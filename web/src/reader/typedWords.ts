/** Words of the player's language in the notation: `kaufe 3 Gulden 7` is `buy 3 florin 7`. */

import { SIDES } from '../game/tiles';
import { FACES } from '../modules/registry';
import { BASTION_KINDS, CURRENCIES, KINDS } from '../wire/protocol';
import { currencyText, kindText, sourceText } from '../words/gameText';
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

/** What may be typed for a word of the notation: a title of the page, else the first word that the
 * catalogue lists, else itself. */
export function localWord(notation: string): string {
  for (const [word, meaning] of [...titles(), ...listedWords()])
    if (meaning === notation) return word;
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
    [...listedWords(), ...titles(), ...namesOfThings()].map(([word, meaning]) => [
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

/** The words that the catalogue lists, as `word=notation`; what has several words, as
 * `gate_card=gate`. */
function listedWords(): [string, string][] {
  const ids = ['command-words', ...FACES.map(({ name }) => `command-words-${name}`)];
  const pairs = ids.filter((id) => words.has(id)).flatMap((id) => t(id).split(/\s+/));
  return pairs.map((pair) => {
    const [word = '', meaning = ''] = pair.split('=');
    return [word.replaceAll('_', ' '), meaning];
  });
}

/** The titles of the page, by what `look` tells about them. */
const TITLES = {
  'market-title': 'market',
  'money-head': 'money',
  'rivals-title': 'rivals',
  'players-title': 'rivals',
  'log-title': 'log',
};

const titles = (): [string, string][] =>
  Object.entries(TITLES).map(([id, thing]) => [t(id).toLowerCase(), thing]);

/** The names that the page itself says, of one and of many: currencies, tiles, sides. */
function namesOfThings(): [string, string][] {
  return [
    ...Object.values(CURRENCIES).flatMap((currency) =>
      named(currency, currencyText(currency), t('currency.many', { currency })),
    ),
    ...KINDS.flatMap((kind) =>
      named(kind, kindText(kind), sourceText(kind), t('kinds-many', { kind })),
    ),
    ...BASTION_KINDS.flatMap((kind) => named(kind, kindText(kind))),
    ...SIDES.flatMap((side) =>
      named(side, ...['side', 'side-aloud', 'side-letter'].map((id) => t(id, { side }))),
    ),
  ];
}

const named = (meaning: string, ...names: string[]): [string, string][] =>
  names.map((name) => [name.toLowerCase(), meaning]);

/** `column 1, row -2` as a cell. */
function withCells(text: string): string {
  const [column, row] = ['column-aloud', 'row-aloud'].map((id) =>
    withoutAccents(t(id, { x: '', y: '' }).trim().toLowerCase()),
  );
  return text.replace(new RegExp(`${column} (-?\\d+),? ?${row} (-?\\d+)`, 'g'), '$1,$2');
}

export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '');
