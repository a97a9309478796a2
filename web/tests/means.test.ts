/** How a tile of the market can be paid, or what is missing. */

import { expect, test } from 'vitest';
import { comparePayments, meansOf } from '../src/game/means';

const way = (over: number, card = 'F9') => ({
  action: `buy 1 florin ${7 + over}`,
  verb: 'buy',
  over,
  cards: [card],
});

test('the best payment counts, and what is missing only without one', () => {
  const missing = [
    { currency: 'denar', amount: 8 },
    { currency: 'diamond', amount: 3 },
  ];
  const none = { missing: [] };
  const currency = 'florin';
  expect(meansOf([way(0), way(2)], [])).toEqual({ how: 'exact', by: 0, currency, ...none });
  expect(meansOf([way(2), way(4)], [])).toEqual({ how: 'over', by: 2, currency, ...none });
  expect(meansOf([], missing)).toEqual({ how: 'short', by: 3, currency: 'diamond', missing });
});

test('the currency of the best payment is named', () => {
  expect(meansOf([way(0, 'M7'), way(2)], [])?.currency).toBe('diamond');
});

test('where nothing can be bought now, nothing is said', () => {
  expect(meansOf([], [])).toBeNull();
  expect(meansOf([], undefined)).toBeNull();
});

test('money for every square is kept where the own currency pays as well', () => {
  const ways = [
    { ...way(0), cards: ['M7'] },
    { ...way(2), cards: ['F9'] },
    { ...way(0), cards: ['F4', 'F3'] },
  ];
  expect(ways.sort(comparePayments('florin')).map(({ cards }) => cards)).toEqual([
    ['F4', 'F3'],
    ['M7'],
    ['F9'],
  ]);
  expect(ways.sort(comparePayments())[0]?.cards).toEqual(['M7']);
});
