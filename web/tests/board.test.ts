/** The board: cells, targets, keys; it is told everything and knows no rules. */

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Board from '../src/board/Board.svelte';
import { boardBounds, tightBounds } from '../src/board/cells';
import { sideOf } from '../src/board/chipPlace';
import type { Cell } from '../src/game/tiles';
import type { Offer, PalaceView, TilePreview } from '../src/wire/protocol';
import { words } from '../src/words/words.svelte';
import { fakeSockets } from './fakeSocket';

// This DOM lays nothing out, so it cannot scroll.
Element.prototype.scrollIntoView = () => {};

const PALACE: PalaceView = {
  tiles: [['garden-8-ne', 1, 0]],
  gates: [],
  frozen: [],
  wall: 2,
  trace: [
    [1, 0],
    [2, 0],
    [2, 1],
  ],
  outs: [
    [0, -1],
    [1, 0],
  ],
  arrows: [],
};
const OFFER: Offer = {
  action: 'place tower-11 0,1',
  verb: 'place',
  tile: 'tower-11',
  cell: [0, 1],
};
const REASON = {
  code: 'no',
  text: 'Not reachable on foot.',
  params: {},
  paragraph: 'build.onfoot',
};
const PREVIEW: TilePreview = {
  tile: 'tower-11',
  wall: 2,
  points: 3,
  lines: [],
  cells: [
    { cell: [0, 1], action: OFFER.action, wall: 4, points: 8 },
    { cell: [2, 0], error: REASON },
  ],
};

let used: Cell[] = [];
// Some tests only ask where things lie.
let board: ReturnType<typeof mount> | undefined;

beforeEach(async () => {
  fakeSockets();
  await words.setLanguage('en');
  used = [];
});
afterEach(() => {
  if (board) unmount(board);
  board = undefined;
  vi.restoreAllMocks();
});

function show(props: Record<string, unknown> = {}): void {
  board = mount(Board, {
    target: document.body,
    props: {
      palace: PALACE,
      onpoint: () => undefined,
      onuse: (cell: Cell) => used.push(cell),
      onselect: () => undefined,
      ontry: () => undefined,
      ...props,
    },
  });
  flushSync();
}

const cell = (key: string) => {
  const found = document.querySelector<HTMLElement>(`[data-cell="${key}"]`);
  if (!found) throw new Error(`no cell ${key}`);
  return found;
};

test('a ring of empty cells is around the palace', () => {
  show();
  expect(document.querySelectorAll('[role=row]')).toHaveLength(3);
  expect(document.querySelectorAll('[role=gridcell]')).toHaveLength(12);
});

test('columns and rows are told at the rim', () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(500);
  show();
  const told = (where: string) =>
    [...document.querySelectorAll(`${where} span`)].map((label) => label.textContent);
  expect(told('.columns')).toEqual(['-1', '0', '1', '2']);
  expect(told('.rows')).toEqual(['-1', '0', '1']);
});

test('a cell says what lies there', () => {
  show();
  expect(cell('1,0').getAttribute('aria-label')).toContain('garden 8');
  expect(cell('0,0').getAttribute('aria-label')).toContain('lion fountain');
});

test('only targets can be used', () => {
  show({ tile: 'tower-11', targets: new Map([['0,1', [OFFER]]]), preview: PREVIEW });
  cell('0,1').click();
  cell('2,0').click();
  expect(used).toEqual([[0, 1]]);
  expect(cell('0,1').getAttribute('aria-label')).toContain('wall 4');
});

test('an illegal neighbour says why', () => {
  show({
    tile: 'tower-11',
    targets: new Map([['0,1', [OFFER]]]),
    preview: PREVIEW,
    pointed: [2, 0],
  });
  expect(document.querySelector('.chip')?.textContent).toContain(REASON.text);
});

test('arrows walk from cell to cell', () => {
  show();
  cell('0,0').focus();
  cell('0,0').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  expect(document.activeElement).toBe(cell('1,0'));
});

test('the preview of a tile covers no other tile where there is room', () => {
  // A column of tiles, with free cells around it.
  const tiles = new Set(['0,-1', '0,0', '0,1']);
  const chip = {
    bounds: { x: -1, y: -2, columns: 3, rows: 5 },
    tiles,
    width: 1.5,
    height: 0.8,
    room: 1,
    isHigh: false,
  };
  expect(sideOf({ ...chip, cell: [0, 2] })).toBe('below');
  expect(sideOf({ ...chip, cell: [0, 2], isHigh: true })).toBe('right');
  expect(sideOf({ ...chip, cell: [0, -2] })).toBe('right');
  expect(sideOf({ ...chip, cell: [0, -2], tiles: new Set([...tiles, '1,-2']) })).toBe('left');
  expect(sideOf({ ...chip, cell: [0, -2], room: 0 })).toBe('below');
  expect(sideOf({ ...chip, cell: [1, 0], tiles: new Set([...tiles, '1,1']) })).toBe('above');
  // Of small cells it covers those beside the next one too, and a second row.
  const small = { ...chip, width: 3, height: 1.2 };
  expect(sideOf({ ...small, cell: [1, -2] })).toBe('left');
  expect(sideOf({ ...small, cell: [1, -2], room: 4 })).toBe('right');
  expect(sideOf({ ...small, cell: [1, 0], room: 4 })).toBe('right');
});

test('while nothing is placed the board is only its tiles', () => {
  const around = { x: -1, y: -1, columns: 4, rows: 3 };
  expect(boardBounds(PALACE)).toEqual(around);
  expect(tightBounds(PALACE, [])).toEqual({ x: 0, y: 0, columns: 2, rows: 1 });
  // A tile of the market that is looked at shows its best cell.
  expect(tightBounds(PALACE, [[OFFER]])).toEqual({ x: 0, y: 0, columns: 2, rows: 2 });
});
