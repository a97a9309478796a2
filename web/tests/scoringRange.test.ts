import { expect, it } from 'vitest';
import { scoringRange } from '../src/table/market/scoringRange';
import type { GameView } from '../src/wire/protocol';

const ranges = [
  { size: 10, specials: [] },
  { size: 20, specials: ['scoring-2'] },
];
const at = (round: number) => ({ ranges, next: { round, lines: [] } }) as unknown as GameView;

it('tells where the next scoring card can be', () => {
  expect(scoringRange(at(2))).toEqual({ round: 2, first: 11, last: 30 });
});

it('tells nothing of a later scoring while one is still to be held', () => {
  expect(scoringRange(at(1))).toBeNull();
});
