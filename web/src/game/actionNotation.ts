/** Actions in notation as offers, for steps that the server no longer offers. */

import type { Offer } from '../wire/protocol';
import { CURRENCIES } from './cards';
import type { Cell } from './tiles';

const TILE = /^[a-z]+-\d+/;
const CELL = /^(-?\d+),(-?\d+)$/;
const LETTERS: Record<string, string> = {
  denar: 'N',
  dirham: 'R',
  ducat: 'U',
  florin: 'F',
  diamond: 'M',
};

/** `buy 3 ducat 7+3`, `place tower-12 1,0 gate n`, `take denar 1 dirham 2`… */
export function parseAction(action: string): Offer {
  const [verb = '', ...words] = action.split(' ');
  const cell = words.map((word) => CELL.exec(word)).find((found) => found !== null);
  const gate = words.indexOf('gate');
  return {
    action,
    verb,
    tile: words.find((word) => TILE.test(word)) ?? null,
    cell: cell ? cellOf(cell) : null,
    side: gate > 0 ? (words[gate + 1] ?? null) : null,
    square: verb === 'buy' ? Number(words[0]) : null,
    cards: cardsIn(words),
  };
}

const cellOf = ([, x, y]: RegExpExecArray): [number, number] =>
  [Number(x), Number(y)] satisfies Cell;

function cardsIn(words: string[]): string[] | null {
  const cards = words.flatMap((word, index) =>
    (CURRENCIES as readonly string[]).includes(word)
      ? (words[index + 1] ?? '').split('+').map((value) => `${LETTERS[word]}${value}`)
      : [],
  );
  return cards.length ? cards : null;
}
