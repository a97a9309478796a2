import { describe, expect, it } from 'vitest';
import type { Counts } from '../src/game/counts';
import { countsAt, countsNow } from '../src/game/counts';
import { leadOf, type MajorityTable, majorities, type Standing } from '../src/game/majority';
import { extraTiles } from '../src/modules/registry';
import type { GameEvent, PalaceView, ScoreLine } from '../src/wire/protocol';
import { KINDS } from '../src/wire/protocol';

const palaceOf = (...ids: string[]): PalaceView => ({
  tiles: ids.map((id, x) => [id, x + 1, 0]),
  gates: [],
  frozen: [],
  wall: 4,
  trace: [],
  outs: [],
});

const line = (owner: number, source: string, points: number, count: number): ScoreLine => ({
  round: 2,
  owner,
  source,
  points,
  count,
  rank: 1,
  tied: 1,
});

const counts: Counts = countsNow(
  [palaceOf('garden-8-ne', 'garden-6-n'), palaceOf('garden-7-nsw', 'tower-9')],
  [{ owner: -1, tiles: ['tower-10-w'] }],
);

const table = (more: Partial<MajorityTable> = {}): MajorityTable => ({
  kinds: KINDS,
  owners: [0, 1, -1],
  counts,
  walls: [4, 9],
  lines: [line(0, 'garden', 12, 2), line(1, 'garden', 5, 1), line(1, 'camp-8-ne/n', 2, 2)],
  me: 0,
  after: null,
  ...more,
});

const standing = (owner: number, count: number): Standing => ({
  owner,
  count,
  points: 0,
  isMost: false,
  isNew: false,
});

const rowOf = (source: string, from: MajorityTable) =>
  majorities(from).find((row) => row.source === source);

describe('the table of majorities', () => {
  it('has kinds, the wall and what modules add', () => {
    expect(majorities(table()).map((row) => row.source)).toEqual([
      'pavilion',
      'seraglio',
      'arcades',
      'chambers',
      'garden',
      'tower',
      'wall',
      'camps',
    ]);
  });

  it('counts tiles that bring nothing too', () => {
    const tower = rowOf('tower', table());
    expect(tower?.standings.map(({ count, points }) => [count, points])).toEqual([
      [0, 0],
      [1, 0],
      [1, 0],
    ]);
    expect(tower?.standings.map(({ isMost }) => isMost)).toEqual([false, true, true]);
  });

  it('shows no wall of the neutral player', () => {
    expect(rowOf('wall', table())?.standings.map(({ owner }) => owner)).toEqual([0, 1]);
  });

  it('adds up the arrows of camps', () => {
    const lines = [line(1, 'camp-8-ne/n', 2, 2), line(1, 'camp-8-ne/e', 3, 3)];
    const camps = rowOf('camps', table({ lines }));
    expect(camps?.standings.map(({ points }) => points)).toEqual([0, 5, 0]);
  });

  it('shows what the tile in hand makes of its kind, and of nothing else', () => {
    const after = {
      kinds: new Map([['tower', 1]]),
      lines: [line(0, 'tower', 13, 1), line(0, 'garden', 99, 9)],
      wall: 7,
    };
    const rows = majorities(table({ after }));
    const tower = rows.find((row) => row.source === 'tower');
    expect(tower?.isHot).toBe(true);
    expect(tower?.standings[0]).toMatchObject({ count: 1, points: 13, isNew: true });
    expect(tower?.hint).toEqual({ how: 'tied', by: 0 });
    expect(rows.find((row) => row.source === 'garden')?.standings[0]?.points).toBe(12);
    expect(rows.find((row) => row.source === 'wall')?.standings[0]).toMatchObject({
      count: 7,
      isNew: true,
    });
  });
});

describe('from my view', () => {
  it.each([
    [[3, 2, 1], { how: 'ahead', by: 1 }],
    [[1, 4, 2], { how: 'behind', by: 3 }],
    [[2, 2, 0], { how: 'tied', by: 0 }],
    [[2.5, 2, 0], { how: 'ahead', by: 0.5 }],
    [[0, 0, 0], null],
  ])('%j', (numbers, hint) => {
    expect(
      leadOf(
        numbers.map((count, owner) => standing(owner, count)),
        0,
      ),
    ).toEqual(hint);
  });

  it('a spectator is told nothing', () => {
    expect(leadOf([standing(0, 3)], null)).toBeNull();
  });
});

describe('counts at a scoring', () => {
  const events: GameEvent[] = [
    { event: 'neutral_drew', tiles: ['tower-11-n', 'garden-10-w'] },
    { event: 'began', seat: 0 },
    { event: 'placed', seat: 0, tile: 'garden-8-ne', cell: [1, 0] },
    { event: 'placed', seat: 1, tile: 'tower-9', cell: [1, 0] },
    { event: 'removed', seat: 1, tile: 'tower-9', cell: [1, 0] },
    { event: 'swapped', seat: 0, tile: 'arcades-9', out: 'garden-8-ne', cell: [1, 0] },
    { event: 'gave', seat: 1, tile: 'tower-10-w' },
    { event: 'scored', round: 1, lines: [] },
    { event: 'added', seat: 1, tile: 'tower-9', cell: [1, 0] },
  ];

  it('are those of that moment', () => {
    const then = countsAt(events, 1, extraTiles);
    expect([...(then?.get(0) ?? [])]).toEqual([
      ['garden', 0],
      ['arcades', 1],
    ]);
    expect(then?.get(1)?.get('tower')).toBe(0);
    expect(then?.get(-1)?.get('tower')).toBe(2);
  });

  it('are not guessed where the beginning is not known', () => {
    expect(countsAt(events.slice(2), 1, extraTiles)).toBeNull();
  });
});
