/** Sources of points: kinds of buildings, the wall, and those of modules. */

import type { ScoreLine } from '../wire/protocol';
import { KINDS } from '../wire/protocol';
import { tileOf } from './tiles';

export const WALL = 'wall';

/** Whether this is a built-in kind; those of plug-ins have no prizes and no pictures. */
export const isKind = (source: string): boolean => KINDS.some((kind) => kind === source);

/** The row of a source: those of single sides of tiles, `tile/n`, share one. */
export const rowOf = (source: string): string =>
  source.includes('/') ? `${tileOf(source).kind}s` : source;

/** The rows that modules add to these lines, in the order of the lines. */
export function addedBy(lines: readonly ScoreLine[], kinds: readonly string[]): string[] {
  const rows = lines.map((line) => rowOf(line.source));
  return [...new Set(rows)].filter((row) => row !== WALL && !kinds.includes(row));
}

/** The scorings that these lines belong to, in the order of the lines. */
export const roundsIn = (lines: readonly ScoreLine[]): number[] => [
  ...new Set(lines.map(({ round }) => round)),
];

export const pointsOf = (lines: readonly ScoreLine[], owner: number, row?: string): number =>
  lines
    .filter((line) => line.owner === owner && (row === undefined || rowOf(line.source) === row))
    .reduce((sum, line) => sum + line.points, 0);

/** How the points of an owner differ between two scorings, by source; without what is the same. */
export function changesOf(
  before: readonly ScoreLine[],
  after: readonly ScoreLine[],
  owner: number | null,
): Record<string, number> {
  const changes: Record<string, number> = {};
  const add = (lines: readonly ScoreLine[], sign: number) => {
    for (const line of lines)
      if (line.owner === owner)
        changes[line.source] = (changes[line.source] ?? 0) + sign * line.points;
  };
  add(after, 1);
  add(before, -1);
  return Object.fromEntries(Object.entries(changes).filter(([, points]) => points));
}
