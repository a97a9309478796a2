/** Where a tile of the market would bring most. */

import { expect, test } from 'vitest';
import { besideCell, bestCell } from '../src/game/bestCell';
import { palaceWith } from '../src/game/palace';
import type { CellPreview } from '../src/wire/protocol';

const preview = (...cells: CellPreview[]) => ({
  ...{ tile: 'garden-10-n', wall: 2, points: 2, lines: [], cells },
});

test('points count first, then the wall, and only where it may lie', () => {
  const refused = { cell: [9, 9] as [number, number], points: 99 };
  const short = { cell: [1, 0] as [number, number], action: 'place', points: 5, wall: 2 };
  const long = { ...short, cell: [0, 1] as [number, number], wall: 4 };
  expect(bestCell(preview(refused, short, long))).toBe(long);
  expect(bestCell(preview(refused))).toBeNull();
});

test('a cell is named by the tile beside it', () => {
  const palace = palaceWith({ tiles: [['garden-10-n', 1, 0]] });
  expect(besideCell(palace, [2, 0])).toEqual({ tile: 'garden-10-n', side: 'e' });
  expect(besideCell(palace, [1, -1])).toEqual({ tile: 'garden-10-n', side: 'n' });
  expect(besideCell(palace, [0, 1])).toEqual({ tile: 'start-0', side: 's' });
  expect(besideCell(palace, [5, 5])).toBeNull();
});
