/** The marks on the palace of a figure. */

import { boundsOf } from '../art/bounds';
import { palaceWith } from '../game/palace';
import { type Cell, cellKey, parseCell, START } from '../game/tiles';
import { FIGURE_MODULES } from '../modules/figureModules';
import type { PalaceView } from '../wire/protocol';
import type { PalacePanel } from './figures';

export interface MarkedCell {
  cell: Cell;
  isGood: boolean;
  /** Whether the tile shown here is being placed or removed. */
  isGhost: boolean;
  isEmpty: boolean;
}

export function viewOf(panel: PalacePanel): PalaceView {
  const tiles = Object.entries(panel.tiles).map(([key, id]): PalaceView['tiles'][number] => [
    id,
    ...parseCell(key),
  ]);
  const ghost = panel.ghost ? parseCell(panel.ghost) : null;
  const added = FIGURE_MODULES.map(({ palace }) => palace?.(panel.marks ?? {}, ghost));
  return palaceWith({
    tiles: [[START, 0, 0], ...tiles],
    wall: panel.wall ?? 0,
    trace: panel.trace ?? [],
    outs: panel.outs ?? [],
    ...Object.assign({}, ...added),
  });
}

export function markedCells(panel: PalacePanel): MarkedCell[] {
  const good = (panel.lit ?? []).map((key) => ({ key, isGood: true }));
  const bad = Object.keys(panel.forbidden ?? {}).map((key) => ({ key, isGood: false }));
  return [...good, ...bad].map(({ key, isGood }) => ({
    cell: parseCell(key),
    isGood,
    isGhost: key === panel.ghost,
    isEmpty: !(key in panel.tiles) && key !== cellKey([0, 0]),
  }));
}

export function panelBounds(panel: PalacePanel, view: PalaceView) {
  const tiles = view.tiles.map(([, x, y]): Cell => [x, y]);
  return boundsOf([...tiles, ...markedCells(panel).map(({ cell }) => cell)]);
}
