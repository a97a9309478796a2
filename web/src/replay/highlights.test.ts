import { expect, test } from 'vitest';
import type { Bought, GameEvent, TurnBegan } from '../wire/protocol';
import { highlightsOf, turnStarts, unplaced } from './highlights';

const positions = (...events: GameEvent[][]) =>
  events.map((told, move) => ({ move, events: told }));

const began: TurnBegan = { event: 'turn_began', seat: 0 };
const exact: Bought = {
  event: 'bought',
  seat: 1,
  square: 1,
  tile: 'garden-8',
  cards: [],
  exact: true,
};
const over = { ...exact, exact: false };

test('two exact buys in one turn are a chain, at the last of them', () => {
  const found = highlightsOf(positions([began], [exact], [exact], [over, began], [exact, began]));
  expect(found).toEqual([{ move: 2, kind: 'chain', count: 2, seat: 1 }]);
});

test('a chain that ends the game counts too', () => {
  expect(highlightsOf(positions([began], [exact], [exact], [exact]))).toEqual([
    { move: 3, kind: 'chain', count: 3, seat: 1 },
  ]);
});

test('scorings are marked with their round, in the order of moves', () => {
  const scored: GameEvent = { event: 'scored', round: 1, lines: [] };
  const found = highlightsOf(positions([began], [exact], [exact], [scored, began]));
  expect(found.map(({ move, kind }) => [move, kind])).toEqual([
    [2, 'chain'],
    [3, 'scoring'],
  ]);
});

test('turns begin where they are told', () => {
  expect(turnStarts(positions([began], [exact], [over, began]))).toEqual([0, 2]);
});

test('what was got lies there until it is put somewhere', () => {
  const log: GameEvent[] = [
    exact,
    { event: 'placed', seat: 1, tile: 'garden-8', cell: [1, 0] },
    { ...exact, tile: 'tower-9' },
  ];
  expect(
    unplaced(
      log.slice(0, 1).map((event) => ({ event })),
      1,
    ),
  ).toEqual(['garden-8']);
  expect(
    unplaced(
      log.map((event) => ({ event })),
      1,
    ),
  ).toEqual(['tower-9']);
  expect(
    unplaced(
      log.map((event) => ({ event })),
      0,
    ),
  ).toEqual([]);
});
