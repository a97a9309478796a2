/** The tips of a first game. */

import { expect, test } from 'vitest';
import type { GameContext } from '../src/state/context';
import { dueTip } from '../src/table/guide/tips';

const placing = (cells: number) =>
  ({
    live: { isMyTurn: true, steps: 1, seat: 0, game: null },
    turn: { isPlacing: true, targets: new Map(Array.from({ length: cells }, (_, x) => [x, []])) },
  }) as unknown as GameContext;

test('cells are explained where some are lit', () => {
  expect(dueTip(placing(2), () => false)).toBe('walls');
  expect(dueTip(placing(0), () => false)).toBe('reserve');
});
