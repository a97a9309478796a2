import { describe, expect, it } from 'vitest';
import { countText, fraction, prizesOf, sharing } from '../src/game/sharing';
import { sheetRows, sheetTotals } from '../src/game/sheet';
import { ownersIn } from '../src/modules/registry';
import type { GameView, ScoreLine, Total } from '../src/wire/protocol';

const line = (
  round: number,
  owner: number,
  source: string,
  points: number,
  count: number,
  rank = 0,
  tied = 0,
): ScoreLine => ({ round, owner, source, points, count, rank, tied });

describe('sharing places', () => {
  it('knows what places are worth in each round', () => {
    expect(prizesOf('pavilion', 1)).toEqual([1]);
    expect(prizesOf('pavilion', 2)).toEqual([8, 1]);
    expect(prizesOf('tower', 3)).toEqual([21, 13, 6]);
  });

  it('adds up, divides and rounds down', () => {
    expect(sharing('seraglio', 2, 1, 2)).toEqual({
      values: [9, 2],
      sum: 11,
      exact: '5½',
      points: 5,
      isRounded: true,
    });
    expect(sharing('garden', 2, 2, 3)).toMatchObject({
      values: [5, 0, 0],
      exact: '1\u00a02⁄3',
      points: 1,
    });
    expect(sharing('chambers', 2, 2, 2)).toMatchObject({ exact: '2', isRounded: false });
  });

  it('is no matter of one owner, or of nothing', () => {
    expect(sharing('garden', 2, 1, 1)).toBeNull();
    expect(sharing('garden', 1, 2, 3)).toBeNull();
  });

  it.each([
    [1, 2, '½'],
    [11, 4, '2¾'],
    [4, 6, '2⁄3'],
    [13, 6, '2\u00a01⁄6'],
    [6, 3, '2'],
  ])('%i divided by %i is written %s', (over, under, text) => {
    expect(fraction(over, under)).toBe(text);
  });

  it('writes half a building', () => {
    expect([3, 2.5, 0.5].map(countText)).toEqual(['3', '2½', '½']);
  });
});

describe('a sheet', () => {
  const lines = [
    line(1, 0, 'garden', 5, 2, 1, 1),
    line(1, 1, 'wall', 3, 3),
    line(2, 0, 'garden', 8, 2, 1, 2),
    line(2, 1, 'garden', 8, 2, 1, 2),
    line(2, 0, 'wall', 6, 6),
    line(2, 1, 'camp-8-ne/n', 2, 2),
    line(2, 1, 'camp-8-ne/e', 1, 1),
  ];
  const counts = new Map([[-1, new Map([['garden', 1]])]]);
  const owners = ownersIn({ players: 2, parts: { two_players: [] as string[] } } as GameView);

  it('is for all seats and the neutral player', () => {
    expect(owners).toEqual([0, 1, -1]);
  });

  it('has a row for each source, camps together', () => {
    const rows = sheetRows(lines, 2, owners, counts);
    expect(rows.map(({ source }) => source).slice(-3)).toEqual(['tower', 'wall', 'camps']);
    const camps = rows.at(-1);
    expect(camps?.cells.map(({ points }) => points)).toEqual([0, 3, 0]);
  });

  it('shows ties, and counts that bring nothing', () => {
    const garden = sheetRows(lines, 2, owners, counts)[4];
    expect(garden?.cells[0]).toMatchObject({ count: 2, points: 8, isMost: true });
    expect(garden?.cells[0]?.sharing?.values).toEqual([12, 5]);
    expect(garden?.cells[2]).toMatchObject({ count: 1, points: 0, isMost: false });
  });

  it('does not know what is known no more', () => {
    expect(sheetRows(lines, 2, owners, null)[4]?.cells[2]?.count).toBeNull();
  });

  it('adds up: before, kinds, wall, modules', () => {
    const total = (round: number, owner: number, points: number, rank: number): Total => ({
      round,
      owner,
      points,
      rank,
    });
    const totals = [total(1, 0, 5, 1), total(2, 0, 19, 1), total(2, 1, 14, 2), total(2, -1, 0, 3)];
    expect(sheetTotals(lines, 2, owners, totals)).toEqual([
      { owner: 0, parts: [5, 8, 6, 0], total: 19, rank: 1 },
      { owner: 1, parts: [3, 8, 0, 3], total: 14, rank: 2 },
      { owner: -1, parts: [0, 0, 0, 0], total: 0, rank: 3 },
    ]);
    expect(sheetTotals(lines, 1, owners, totals)[0]?.parts).toEqual([5, 0]);
  });
});
