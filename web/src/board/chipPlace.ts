/** Where the preview of a tile stands: beside its cell, and over as few tiles as possible. */

import type { Bounds } from '../art/bounds';
import { type Cell, cellKey } from '../game/tiles';

export type Side = 'below' | 'above' | 'right' | 'left';

interface Chip {
  cell: Cell;
  bounds: Bounds;
  /** Keys of the cells with tiles. */
  tiles: ReadonlySet<string>;
  /** The width and the height of the preview in cells, with its distance. */
  width: number;
  height: number;
  /** Free room on either side of the grid in cells. */
  room: number;
  /** A reason is too high for the space below the last row. */
  isHigh: boolean;
}

const SIDES: readonly Side[] = ['below', 'above', 'right', 'left'];

export function sideOf(chip: Chip): Side {
  const { bounds, width, room, isHigh } = chip;
  const [x, y] = chip.cell;
  const fits = {
    below: !(isHigh && y === bounds.y + bounds.rows - 1),
    above: y > bounds.y,
    right: bounds.x + bounds.columns + room - x - 1 >= width,
    left: x - bounds.x + room >= width,
  };
  const [best] = SIDES.filter((side) => fits[side])
    .map((side) => ({ side, covered: coveredBy(side, chip) }))
    .sort((a, b) => a.covered - b.covered);
  return best?.side ?? 'below';
}

/** How many tiles the preview would cover. */
function coveredBy(side: Side, { cell, bounds, tiles, width, height, room }: Chip): number {
  const [x, y] = cell;
  // As the style sheet keeps it in sight.
  const least = bounds.x - room;
  const most = bounds.x + bounds.columns + room - width;
  const middle = Math.max(least, Math.min(most, x + (1 - width) / 2));
  const beside = y + (1 - height) / 2;
  const corners: Record<Side, Cell> = {
    below: [middle, y + 1],
    above: [middle, y - height],
    right: [x + 1, beside],
    left: [x - width, beside],
  };
  const columns = span(corners[side][0], width);
  const rows = span(corners[side][1], height);
  return rows.flatMap((row) => columns.filter((column) => tiles.has(cellKey([column, row]))))
    .length;
}

/** The cells that a stretch reaches into, but for a touch. */
function span(start: number, length: number): number[] {
  const first = Math.floor(start + 0.05);
  const last = Math.max(first, Math.ceil(start + length - 0.05) - 1);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
