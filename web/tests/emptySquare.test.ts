import { expect, it } from 'vitest';
import { emptiedBy } from '../src/game/emptySquare';
import type { Logged } from '../src/game/events';

const given = (square: number, seat: number | null) =>
  ({ event: { event: 'leftover_decided', square, seat } }) as Logged;

it('tells what was bought from what was given away or not filled again', () => {
  const log = [given(1, 2), given(3, null)];
  expect(emptiedBy([], 1, false)).toBe('bought');
  expect(emptiedBy(log, 1, true)).toBe('given');
  expect(emptiedBy(log, 2, true)).toBe('empty');
  expect(emptiedBy(log, 3, true)).toBe('empty');
});
