/** Where the preview of a tile stands: beside its cell, and over no tile if that is possible. */

import type { Bounds } from '../art/bounds';
import { type Cell, cellKey } from '../game/tiles';

export type Side = 'below' | 'above' | 'right' | 'left';

interface Chip {
  cell: Cell;
  bounds: Bounds;
  /** Keys of the cells with tiles. */
  tiles: ReadonlySet<string>;
  /** The width of the preview in cells. */
  width: number;
  /** Free room on either side of the grid in cells. */
  room: number;
  /** A reason is too high for the space below the last row. */
  isHigh: boolean;
}

export function sideOf({ cell, bounds, tiles, width, room, isHigh }: Chip): Side {
  const [x, y] = cell;
  const isFree = (dx: number, dy: number): boolean => !tiles.has(cellKey([x + dx, y + dy]));
  const covered = Array.from({ length: Math.ceil(width) }, (_, index) => index + 1);
  const fits = {
    below: isFree(0, 1) && !(isHigh && y === bounds.y + bounds.rows - 1),
    above: isFree(0, -1) && y > bounds.y,
    right: bounds.x + bounds.columns + room - x - 1 >= width && covered.every((n) => isFree(n, 0)),
    left: x - bounds.x + room >= width && covered.every((n) => isFree(-n, 0)),
  };
  const sides: Side[] = ['below', 'above', 'right', 'left'];
  return sides.find((side) => fits[side]) ?? (isHigh && y > bounds.y ? 'above' : 'below');
}
