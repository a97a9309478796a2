/** How a tile of the market can be paid, or what is missing. */

import { expect, test } from 'vitest';
import { meansOf } from '../src/game/means';

const way = (over: number) => ({ action: `buy 1 florin ${7 + over}`, verb: 'buy', over });

test('the best payment counts, and what is missing only without one', () => {
  const missing = [
    { currency: 'denar', amount: 8 },
    { currency: 'diamond', amount: 3 },
  ];
  expect(meansOf([way(0), way(2)], [])).toEqual({ how: 'exact', by: 0, missing: [] });
  expect(meansOf([way(2), way(4)], [])).toEqual({ how: 'over', by: 2, missing: [] });
  expect(meansOf([], missing)).toEqual({ how: 'short', by: 3, missing });
});

test('where nothing can be bought now, nothing is said', () => {
  expect(meansOf([], [])).toBeNull();
  expect(meansOf([], undefined)).toBeNull();
});
