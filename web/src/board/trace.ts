/** The longest wall as a line: its corner points, moved outward. */

export interface WallPath {
  trace: readonly (readonly [number, number])[];
  outs: readonly (readonly [number, number])[];
}

interface WallTrace {
  d: string;
  /** The free ends; none where the wall is closed. */
  ends: [number, number][];
}

/** How far outside the wall the line runs, in hundredths of a tile. */
const OUTSIDE = 6;

/** The line along a wall, 100 units a cell. */
export function lineOf({ trace, outs }: WallPath): WallTrace | null {
  const first = trace[0];
  const last = trace.at(-1);
  if (!first || !last || outs.length === 0) return null;
  const closed = outs.length > 2 && first[0] === last[0] && first[1] === last[1];
  const points = trace.map((corner, index): [number, number] => {
    const before = outs[index - 1] ?? (closed ? outs.at(-1) : outs[0]) ?? [0, 0];
    const after = outs[index] ?? (closed ? outs[0] : outs.at(-1)) ?? [0, 0];
    const same = before[0] === after[0] && before[1] === after[1];
    const dx = same ? before[0] : before[0] + after[0];
    const dy = same ? before[1] : before[1] + after[1];
    return [100 * corner[0] + OUTSIDE * dx, 100 * corner[1] + OUTSIDE * dy];
  });
  const d = `M${points.map((point) => point.join(' ')).join('L')}${closed ? 'Z' : ''}`;
  const ends = closed ? [] : [points[0], points.at(-1)].filter((point) => point !== undefined);
  return { d, ends };
}
