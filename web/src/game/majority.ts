/** The table of majorities: how many tiles of each kind everybody has, and the points for them. */

import type { GameView, ScoreLine } from '../wire/protocol';
import { kindsIn } from './components';
import { type Counts, countsNow } from './counts';
import { addedBy, pointsOf, rowOf, WALL } from './sources';

export interface Standing {
  owner: number;
  count: number;
  points: number;
  /** Whether this is the highest count, and not zero. */
  isMost: boolean;
  /** Whether the tile in hand would change it. */
  isNew: boolean;
}

/** My lead over the next owner of a kind, or how far I am behind the first. */
export type Lead = { how: 'ahead' | 'behind' | 'tied'; by: number } | null;

interface MajorityRow {
  source: string;
  isKind: boolean;
  standings: Standing[];
  hint: Lead;
  /** Whether the tile in hand would change this row. */
  isHot: boolean;
}

/** How the selected tile would change the table. */
export interface MajorityPreview {
  /** The kinds that change, with all their lines. */
  kinds: Map<string, number>;
  lines: readonly ScoreLine[];
  wall: number | null;
}

export interface MajorityTable {
  kinds: readonly string[];
  owners: readonly number[];
  counts: Counts;
  walls: readonly number[];
  lines: readonly ScoreLine[];
  me: number | null;
  after: MajorityPreview | null;
}

/** The current table, without a viewer. */
export function majorityTable(
  game: GameView,
  extras: readonly { owner: number; tiles: readonly string[] }[],
): MajorityTable {
  return {
    kinds: kindsIn(game),
    owners: [...game.palaces.keys(), ...extras.map(({ owner }) => owner)],
    counts: countsNow(game.palaces, extras),
    walls: game.palaces.map(({ wall }) => wall),
    lines: game.next?.lines ?? [],
    me: null,
    after: null,
  };
}

/** The rows: kinds, then the wall, then what modules add. */
export function majorities(table: MajorityTable): MajorityRow[] {
  const { kinds, lines } = table;
  return [
    ...kinds.map((kind) => kindRow(table, kind)),
    wallRow(table),
    ...addedBy(lines, kinds).map((row) => moduleRow(table, row)),
  ];
}

function kindRow(table: MajorityTable, kind: string): MajorityRow {
  const { after, me } = table;
  const change = after?.kinds.get(kind);
  const lines = change === undefined ? table.lines : (after?.lines ?? []);
  const standings = table.owners.map((owner) => {
    const isNew = change !== undefined && owner === me;
    const tiles = (table.counts.get(owner)?.get(kind) ?? 0) + (isNew ? change : 0);
    const line = lines.find((one) => one.owner === owner && one.source === kind);
    return { owner, count: line?.count ?? tiles, points: line?.points ?? 0, isMost: false, isNew };
  });
  return { ...row(kind, standings, me, change !== undefined), isKind: true };
}

function wallRow(table: MajorityTable): MajorityRow {
  const wall = table.after?.wall ?? null;
  const standings = table.owners
    .filter((owner) => owner >= 0)
    .map((owner) => {
      const isNew = wall !== null && owner === table.me && wall !== table.walls[owner];
      const count = isNew ? wall : (table.walls[owner] ?? 0);
      return { owner, count, points: count, isMost: false, isNew };
    });
  const made = row(WALL, standings, null, false);
  return { ...made, isHot: standings.some(({ isNew }) => isNew) };
}

function moduleRow(table: MajorityTable, source: string): MajorityRow {
  const standings = table.owners.map((owner) => {
    const own = table.lines.filter((line) => line.owner === owner && rowOf(line.source) === source);
    return { owner, count: own.length, points: pointsOf(own, owner), isMost: false, isNew: false };
  });
  return { source, isKind: false, standings, hint: null, isHot: false };
}

function row(
  source: string,
  standings: Standing[],
  me: number | null,
  isHot: boolean,
): MajorityRow {
  const most = Math.max(0, ...standings.map(({ count }) => count));
  const marked = standings.map((one) => ({ ...one, isMost: most > 0 && one.count === most }));
  return { source, isKind: false, standings: marked, hint: leadOf(marked, me), isHot };
}

export function leadOf(standings: readonly Standing[], me: number | null): Lead {
  const mine = standings.find(({ owner }) => owner === me)?.count;
  if (mine === undefined) return null;
  const best = Math.max(
    0,
    ...standings.filter(({ owner }) => owner !== me).map(({ count }) => count),
  );
  if (mine === best) return mine ? { how: 'tied', by: 0 } : null;
  return mine > best ? { how: 'ahead', by: mine - best } : { how: 'behind', by: best - mine };
}
