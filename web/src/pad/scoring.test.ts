import { expect, test } from 'vitest';
import known from '../../tests/pad-cases.json';
import { PRIZES } from '../wire/protocol';
import { ALL_WALLS, scoreLines, type Tally, TILES_OF } from './scoring';

interface Case {
  round: number;
  tally: Tally;
  lines: string[];
}

test('prizes and limits are those of the engine', () => {
  expect(PRIZES).toEqual(known.prizes);
  expect(TILES_OF).toEqual(known.tiles);
  expect(ALL_WALLS).toBe(known.walls);
});

test.each(known.cases as Case[])('round $round of $tally.walls.length players', (one) => {
  const lines = scoreLines(one.round, one.tally).map((line) =>
    [line.round, line.owner, line.source, line.points, line.count, line.place, line.tied].join(':'),
  );
  expect(lines).toEqual(one.lines);
});
