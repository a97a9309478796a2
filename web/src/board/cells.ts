/** The cells of a board: their tiles, and what the tile in hand could do there. */

import { type Bounds, boundsOf } from '../art/bounds';
import { type Cell, cellKey, START } from '../game/tiles';
import type { CellPreview, Offer, PalaceView, TilePreview } from '../wire/protocol';

export interface BoardCell {
  cell: Cell;
  key: string;
  tile: string | null;
  /** The offers for this cell; none if it may not be used. */
  offers: Offer[];
  /** What the tile in hand would bring here, or why it may not be placed. */
  preview: CellPreview | null;
}

/** The board with one cell around it, so that it does not jump when a tile is picked. */
export function boardBounds(palace: PalaceView): Bounds {
  const cells = palace.tiles.map(([, x, y]): Cell => [x, y]);
  return boundsOf([[0, 0], ...cells], 1);
}

/** The rows of a board, from north to south. */
export function boardRows(
  palace: PalaceView,
  bounds: Bounds,
  offers: Map<string, Offer[]>,
  preview: TilePreview | null,
): BoardCell[][] {
  const tiles = new Map(palace.tiles.map(([id, x, y]) => [cellKey([x, y]), id]));
  tiles.set(cellKey([0, 0]), START);
  const previews = new Map(preview?.cells.map((cell) => [cellKey(cell.cell), cell]));
  return range(bounds.rows).map((row) =>
    range(bounds.columns).map((column) => {
      const cell: Cell = [bounds.x + column, bounds.y + row];
      const key = cellKey(cell);
      return {
        cell,
        key,
        tile: tiles.get(key) ?? null,
        offers: offers.get(key) ?? [],
        preview: previews.get(key) ?? null,
      };
    }),
  );
}

const range = (length: number): number[] => Array.from({ length }, (_, index) => index);
