/** A scoring as a sheet: a row per source, a cell per owner, totals and ranks. */

import type { ScoreLine, Total } from '../wire/protocol';
import { KINDS } from '../wire/protocol';
import type { Counts } from './counts';
import { type Sharing, sharing } from './sharing';
import { addedBy, pointsOf, rowOf, WALL } from './sources';

export interface SheetCell {
  owner: number;
  /** Null where it is unknown. */
  count: number | null;
  points: number;
  isMost: boolean;
  sharing: Sharing | null;
}

export interface SheetRow {
  source: string;
  cells: SheetCell[];
}

export interface SheetTotal {
  owner: number;
  /** Points before this scoring (from the second on), of kinds, of the wall, of modules if any. */
  parts: number[];
  total: number;
  rank: number;
}

export function sheetRows(
  lines: readonly ScoreLine[],
  round: number,
  owners: readonly number[],
  counts: Counts | null,
  kinds: readonly string[] = KINDS,
): SheetRow[] {
  const own = lines.filter((line) => line.round === round);
  return [...kinds, WALL, ...addedBy(own, kinds)].map((source) => ({
    source,
    cells: cellsOf(own, source, kinds.includes(source), round, owners, counts),
  }));
}

function cellsOf(
  lines: readonly ScoreLine[],
  source: string,
  isKind: boolean,
  round: number,
  owners: readonly number[],
  counts: Counts | null,
): SheetCell[] {
  const found = owners.map((owner) => {
    const own = lines.filter((line) => line.owner === owner && rowOf(line.source) === source);
    const line = isKind ? own[0] : undefined;
    const known = counts ? (counts.get(owner)?.get(source) ?? 0) : null;
    return { owner, own, line, count: line?.count ?? (isKind ? known : sumOf(own)) };
  });
  const most = Math.max(...found.map(({ count }) => count ?? 0));
  return found.map(({ owner, own, line, count }) => {
    const ranking =
      line ??
      rankOf(
        count,
        found.map((one) => one.count),
      );
    return {
      owner,
      count,
      points: pointsOf(own, owner),
      isMost: count !== null && count > 0 && count === most,
      sharing: isKind && ranking ? sharing(source, round, ranking.rank, ranking.tied) : null,
    };
  });
}

const sumOf = (lines: readonly ScoreLine[]): number =>
  lines.reduce((sum, line) => sum + line.count, 0);

/** The rank of a count among all, and how many share it. */
function rankOf(
  count: number | null,
  all: readonly (number | null)[],
): { rank: number; tied: number } | null {
  if (!count) return null;
  const rank = 1 + all.filter((other) => (other ?? 0) > count).length;
  return { rank, tied: all.filter((other) => other === count).length };
}

export function sheetTotals(
  lines: readonly ScoreLine[],
  round: number,
  owners: readonly number[],
  /** Totals and ranks after every scoring, from the server. */
  totals: readonly Total[],
  kinds: readonly string[] = KINDS,
): SheetTotal[] {
  return owners.map((owner) => {
    const before = lines.filter((line) => line.round < round);
    const now = lines.filter((line) => line.round === round);
    const majorities = now.filter((line) => kinds.includes(line.source));
    const more = now.filter((line) => line.source !== WALL && !kinds.includes(line.source));
    const parts = [pointsOf(majorities, owner), pointsOf(now, owner, WALL)];
    if (round > 1) parts.unshift(pointsOf(before, owner));
    if (more.length) parts.push(pointsOf(more, owner));
    const total = totals.find((one) => one.round === round && one.owner === owner);
    return { owner, parts, total: total?.points ?? 0, rank: total?.rank ?? 0 };
  });
}
