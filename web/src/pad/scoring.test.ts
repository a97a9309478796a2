import { expect, test } from 'vitest';
import known from '../../tests/pad-cases.json';
import { sharing } from '../game/sharing';
import { PRIZES, TILE_COUNTS, WALL_SIDES } from '../wire/protocol';
import { scoreLines } from './scoring';
import { readTally } from './storedGames';

interface Case {
  round: number;
  tally: { walls: number[] };
  lines: string[];
}

interface Parts {
  round: number;
  source: string;
  points: number;
  rank: number;
  /** How many owners share the rank. */
  count: number;
}

function parts(line: string): Parts {
  const [round, , source = '', points, , rank, tied] = line.split(':');
  return {
    round: Number(round),
    source,
    points: Number(points),
    rank: Number(rank),
    count: Number(tied),
  };
}

const isTied = ({ count }: Parts): boolean => count > 1;

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

test('the shares of ties that a sheet explains are those of the engine', () => {
  const tied = (known.cases as Case[]).flatMap(({ lines }) => lines.map(parts)).filter(isTied);
  expect(tied.length).toBeGreaterThan(50);
  for (const { round, source, points, rank, count } of tied)
    expect(sharing(source, round, rank, count)?.points).toBe(points);
});
