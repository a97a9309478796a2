/** The cells of a board: their tiles, and what the tile in hand could do there. */

import { type Bounds, boundsOf } from '../art/bounds';
import { type Cell, cellKey, directionOf, SIDES, START, tileOf } from '../game/tiles';
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

/** The board with the cells around it where tiles may be placed, so that it does not jump when one
 * is picked. Behind a wall at its edge there is none, unless modules build `beyondWalls`. */
export function boardBounds(palace: PalaceView, beyondWalls = true): Bounds {
  const tiles: [string, number, number][] = [[START, 0, 0], ...palace.tiles];
  const cells = tiles.flatMap(([id, x, y]) => {
    const { walls } = tileOf(id);
    const free = SIDES.filter((side) => beyondWalls || !walls.includes(side)).map(directionOf);
    return [[x, y] as Cell, ...free.map(([dx, dy]): Cell => [x + dx, y + dy])];
  });
  return boundsOf(cells);
}

/** The board without the cells around it, for as long as nothing is being placed; a tile of the market
 * that is looked at may still show its cell. */
export function tightBounds(palace: PalaceView, shown: Iterable<Offer[]>): Bounds {
  const cells = [...shown].flat().flatMap(({ cell }) => (cell ? [cell] : []));
  return boundsOf([[0, 0], ...palace.tiles.map(([, x, y]): Cell => [x, y]), ...cells]);
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
