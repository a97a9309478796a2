import { expect, test } from 'vitest';
import known from '../../tests/pad-cases.json';
import { PRIZES, TILE_COUNTS, WALL_SIDES } from '../wire/protocol';
import { scoreLines } from './scoring';
import { readTally } from './storedGames';

interface Case {
  round: number;
  tally: { walls: number[] };
  lines: string[];
}

test('prizes and limits are those of the engine', () => {
  expect(PRIZES).toEqual(known.prizes);
  expect(TILE_COUNTS).toEqual(known.tiles);
  expect(WALL_SIDES).toBe(known.walls);
});

test.each(known.cases as Case[])('round $round of $tally.walls.length players', (one) => {
  const tally = readTally(one.tally, one.tally.walls.length);
  if (!tally) throw new Error();
  const lines = scoreLines(one.round, tally).map((line) =>
    [line.round, line.owner, line.source, line.points, line.count, line.rank, line.tied].join(':'),
  );
  expect(lines).toEqual(one.lines);
});
