/** What is drawn on the palace of a figure. */

import { boundsOf } from '../art/bounds';
import { type Cell, cellKey, SIDES, type Side, START, STEPS } from '../game/tiles';
import type { PalaceView } from '../wire/protocol';
import type { PalacePanel } from './figures';

export interface MarkedCell {
  cell: Cell;
  isGood: boolean;
  /** The tile that is shown here is not there yet, or about to go. */
  isGhost: boolean;
  isEmpty: boolean;
}

/** An arrow of a camp: from its side along the buildings that it counts. */
export interface Arrow {
  from: Cell;
  to: Cell;
  points: number;
}

export const cellOf = (key: string): Cell => {
  const [x = 0, y = 0] = key.split(',').map(Number);
  return [x, y];
};

export function viewOf(panel: PalacePanel): PalaceView {
  const tiles = Object.entries(panel.tiles).map(([key, id]): PalaceView['tiles'][number] => [
    id,
    ...(cellOf(key) as [number, number]),
  ]);
  return {
    tiles: [[START, 0, 0], ...tiles],
    gates: [...(panel.gates ?? []).map(gateOf), ...newGate(panel)],
    frozen: [],
    wall: panel.wall ?? 0,
    trace: panel.trace ?? [],
    outs: panel.outs ?? [],
    arrows: [],
  };
}

function gateOf(text: string): [number, number, string] {
  const [x = '0', y = '0', side = 'e'] = text.split(',');
  return [Number(x), Number(y), side];
}

/** The gate that the tile of the figure brings; gates stand at an east or south side. */
function newGate({ gate, ghost }: PalacePanel): [number, number, string][] {
  if (!gate || !ghost) return [];
  const [x, y] = cellOf(ghost);
  if (gate === 'w') return [[x - 1, y, 'e']];
  return gate === 'n' ? [[x, y - 1, 's']] : [[x, y, gate]];
}

export function markedCells(panel: PalacePanel): MarkedCell[] {
  const good = (panel.lit ?? []).map((key) => ({ key, isGood: true }));
  const bad = Object.keys(panel.forbidden ?? {}).map((key) => ({ key, isGood: false }));
  return [...good, ...bad].map(({ key, isGood }) => ({
    cell: cellOf(key),
    isGood,
    isGhost: key === panel.ghost,
    isEmpty: !(key in panel.tiles) && key !== cellKey([0, 0]),
  }));
}

export function arrowsOf(panel: PalacePanel): Arrow[] {
  return Object.entries(panel.arrows ?? {}).flatMap(([key, sides]) =>
    SIDES.filter((side) => side in sides).map((side) =>
      arrowFrom(cellOf(key), side, sides[side] ?? 0),
    ),
  );
}

/** In units of a cell, from the side of the camp to the middle of the last building. */
function arrowFrom([x, y]: Cell, side: Side, points: number): Arrow {
  const [dx, dy] = STEPS[side];
  return {
    from: [x + 0.5 + 0.42 * dx, y + 0.5 + 0.42 * dy],
    to: [x + 0.5 + points * dx, y + 0.5 + points * dy],
    points,
  };
}

export function panelBounds(panel: PalacePanel, view: PalaceView) {
  const tiles = view.tiles.map(([, x, y]): Cell => [x, y]);
  return boundsOf([...tiles, ...markedCells(panel).map(({ cell }) => cell)]);
}
