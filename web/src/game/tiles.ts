/** Tiles by their ids: `garden-8-ne` is kind, price and the sides with walls (or arrows). */

import { BASTION_KINDS } from '../wire/protocol';

/** The start tile of every palace. */
export const START = 'start-0';
export const SIDES = ['n', 'e', 's', 'w'] as const;
export type Side = (typeof SIDES)[number];
export type Cell = readonly [number, number];

export interface Tile {
  id: string;
  kind: string;
  price: number;
  /** The letters of the walls of a building. */
  walls: string;
  /** The letters of the bastions of other tiles; null for a building. */
  bastions: string | null;
}

const known = new Map<string, Tile>();
const bastionKinds = new Set<string>(BASTION_KINDS);

/** Register kinds of tiles with bastions that plug-ins add. */
export function addBastionKinds(kinds: readonly string[]): void {
  for (const kind of kinds) {
    if (bastionKinds.has(kind)) continue;
    bastionKinds.add(kind);
    known.clear();
  }
}

export function tileOf(id: string): Tile {
  let tile = known.get(id);
  if (!tile) {
    const [kind = '', price = '0', sides = ''] = id.split('-');
    const isBuilding = !bastionKinds.has(kind);
    tile = {
      id,
      kind,
      price: Number(price),
      walls: isBuilding ? sides : '',
      bastions: isBuilding ? null : sides,
    };
    known.set(id, tile);
  }
  return tile;
}

/** A cell as a key, and as it is written in notation. */
export const cellKey = (cell: Cell): string => `${cell[0]},${cell[1]}`;

/** `2,-1` as a cell. */
export function parseCell(key: string): [number, number] {
  const [x = 0, y = 0] = key.split(',').map(Number);
  return [x, y];
}

const DIRECTIONS: ReadonlyMap<string, Cell> = new Map<Side, Cell>([
  ['n', [0, -1]],
  ['e', [1, 0]],
  ['s', [0, 1]],
  ['w', [-1, 0]],
]);

/** The vector from a cell to its neighbour on a side: `n` is [0, -1]. */
export function directionOf(side: string): Cell {
  const direction = DIRECTIONS.get(side);
  if (!direction) throw new RangeError(`no side ${side}`);
  return direction;
}
