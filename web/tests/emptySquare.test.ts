import { expect, it } from 'vitest';
import { emptiedBy } from '../src/game/emptySquare';
import type { Logged } from '../src/game/events';

it('tells what was bought from what was given away at the end', () => {
  const log = [{ event: { event: 'leftover_decided', square: 1, seat: 2 } }] as Logged[];
  expect(emptiedBy([], 1)).toBe('bought');
  expect(emptiedBy(log, 1)).toBe('given');
  expect(emptiedBy(log, 2)).toBe('bought');
});
