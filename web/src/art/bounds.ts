/** Bounding boxes of cells. */

import type { Cell } from '../game/tiles';

export interface Bounds {
  x: number;
  y: number;
  columns: number;
  rows: number;
}

/** The smallest rectangle around these cells, with a margin of cells on each side. */
export function boundsOf(cells: readonly Cell[], more = 0): Bounds {
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  const x = Math.min(...xs) - more;
  const y = Math.min(...ys) - more;
  return { x, y, columns: Math.max(...xs) + more - x + 1, rows: Math.max(...ys) + more - y + 1 };
}
