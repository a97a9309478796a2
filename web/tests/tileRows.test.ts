/** The card of a tile: every source of its points has a row. */

import { beforeAll, expect, test } from 'vitest';
import { palaceWith } from '../src/game/palace';
import type { GameSession } from '../src/state/gameSession';
import { tileRows } from '../src/table/market/tileRows';
import { words } from '../src/words/words.svelte';

beforeAll(() => words.setLanguage('en'));

test('what a camp brings is told by its arrows', () => {
  const game = { palaces: [palaceWith({ tiles: [['garden-9-e', 1, 0]] })] };
  const gains = { 'camp-8-ne/n': 3, 'camp-8-ne/e': 1, wall: 0 };
  const cell = { cell: [2, 0] as [number, number], action: 'place', points: 4, wall: 1, gains };
  const preview = { tile: 'camp-8-ne', wall: 1, points: 0, lines: [], cells: [cell] };
  const rows = tileRows(preview, { game, seat: 0 } as unknown as GameSession);
  expect(rows.map(({ points }) => points)).toEqual([0, 0, 3, 1]);
  expect(rows[2]?.title).toContain('north');
});
