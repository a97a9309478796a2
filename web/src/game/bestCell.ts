/** Where a tile would bring most. */

import type { CellPreview, Offer, TilePreview } from '../wire/protocol';
import { withStart } from './palace';
import { type Cell, SIDES, type Side } from './tiles';

/** A cell for a tile, and what the tile brings there. */
export interface Gain {
  preview: TilePreview;
  cell: CellPreview;
}

/** The cell with the most points, then the longest wall; null where the tile fits nowhere. */
export function bestCell(preview: TilePreview): CellPreview | null {
  const [best] = preview.cells
    .filter(({ action }) => action)
    .sort((a, b) => (b.points ?? 0) - (a.points ?? 0) || (b.wall ?? 0) - (a.wall ?? 0));
  return best ?? null;
}

/** Where a tile could be placed if it was bought, as offers. */
export function placesOf(preview: TilePreview | null): Offer[] {
  return (preview?.cells ?? []).flatMap(({ cell, action }) =>
    action ? [{ action, verb: 'place', tile: preview?.tile ?? null, cell }] : [],
  );
}

/** The opposite sides of a cell: what lies to its east has the cell to its west. */
const STEPS: readonly [number, number][] = [
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0],
];

/** A tile beside a cell, and on which side of that tile the cell is. */
export function besideCell(
  palace: Parameters<typeof withStart>[0],
  [x, y]: Cell,
): { tile: string; side: Side } | null {
  const { tiles } = withStart(palace);
  for (const [index, side] of SIDES.entries()) {
    const [dx, dy] = STEPS[index] ?? [0, 0];
    const found = tiles.find(([, column, row]) => column === x + dx && row === y + dy);
    if (found) return { tile: found[0], side };
  }
  return null;
}
