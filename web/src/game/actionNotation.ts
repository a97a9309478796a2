/** Actions in notation as offers, for steps that the server no longer offers. */

import type { Offer } from '../wire/protocol';
import { letterFor } from './cards';
import { parseCell, SIDES } from './tiles';

const TILE = /^[a-z]+-\d+/;
const CELL = /^-?\d+,-?\d+$/;

/** `buy 3 ducat 7+3`, `place tower-12 1,0 gate n`, `take denar 1 dirham 2`… */
export function parseAction(action: string): Offer {
  const [verb = '', ...words] = action.split(' ');
  const cell = words.find((word) => CELL.test(word));
  return {
    action,
    verb,
    tile: words.find((word) => TILE.test(word)) ?? null,
    cell: cell ? parseCell(cell) : null,
    side: words.find((word) => SIDES.some((side) => side === word)) ?? null,
    square: verb === 'buy' ? Number(words[0]) : null,
    cards: cardsIn(words),
  };
}

function cardsIn(words: string[]): string[] | null {
  const cards = words.flatMap((word, index) => {
    const letter = letterFor(word);
    const values = (words[index + 1] ?? '').split('+');
    return letter ? values.map((value) => `${letter}${value}`) : [];
  });
  return cards.length ? cards : null;
}
