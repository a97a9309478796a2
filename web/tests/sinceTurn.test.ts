/** What happened since my last turn. */

import { describe, expect, test } from 'vitest';
import { sinceTurn } from '../src/game/sinceTurn';
import type { GameEvent, GameView, NextScoring, ScoreLine } from '../src/wire/protocol';

const began = (seat: number): GameEvent => ({ event: 'turn_began', seat });
const took = (seat: number, ...cards: string[]): GameEvent => ({ event: 'took', seat, cards });
const bought = (seat: number, tile: string): GameEvent => ({
  event: 'bought',
  seat,
  tile,
  square: 1,
  cards: ['F9'],
  exact: false,
});
const placed = (seat: number, tile: string): GameEvent => ({
  event: 'placed',
  seat,
  tile,
  cell: [1, 0],
});

/** A game by the tiles of its palaces. */
function gameOf(tiles: string[][], market: string[] = [], display: string[] = []): GameView {
  const palaces = tiles.map((ids) => ({ tiles: ids.map((id) => [id, 1, 0]) }));
  return { palaces, market, display } as unknown as GameView;
}

const logged = (...events: GameEvent[]) => events.map((event) => ({ event }));

describe('since my last turn', () => {
  test('one entry a rival, with purchases but not where their tiles went', () => {
    const log = logged(
      ...[began(0), took(0, 'F1'), began(1), bought(1, 'tower-9-es'), placed(1, 'tower-9-es')],
      ...[took(1, 'N8'), began(2), took(2, 'R3'), began(0)],
    );
    const since = sinceTurn(log, gameOf([[], ['tower-9-es'], []]), 0);
    expect(since?.rivals.map(({ seat, events }) => [seat, events.map((one) => one.event)])).toEqual(
      [
        [1, ['bought', 'took']],
        [2, ['took']],
      ],
    );
  });

  test('an auction that a rival won in the refill of my own turn', () => {
    const won: GameEvent = {
      event: 'character_won',
      seat: 1,
      character: 'laila',
      bid: 3,
      cards: [],
    };
    const bid: GameEvent = { event: 'bid_made', seat: 2, character: 'laila', bid: 2 };
    const log = logged(
      ...[began(0), took(0, 'F1'), bid, won, began(1), took(1, 'N8'), began(2), took(2, 'R3')],
      began(0),
    );
    const since = sinceTurn(log, gameOf([[], [], []]), 0);
    expect(since?.rivals.map(({ seat, events }) => [seat, events.map((one) => one.event)])).toEqual(
      [
        [1, ['character_won', 'took']],
        [2, ['took']],
      ],
    );
  });

  test('whom I got for Fatima, and nothing else of mine', () => {
    const got: GameEvent = { event: 'fatima_exchanged', seat: 0, character: 'hakim' };
    const log = logged(began(0), took(0, 'F1'), got, began(1), took(1, 'N8'), began(0));
    const since = sinceTurn(log, gameOf([[], []]), 0);
    expect(since?.rivals.map(({ seat, events }) => [seat, events.map((one) => one.event)])).toEqual(
      [
        [0, ['fatima_exchanged']],
        [1, ['took']],
      ],
    );
  });

  test('nothing before anybody else has played', () => {
    expect(sinceTurn(logged(began(0)), gameOf([[], []]), 0)).toBeNull();
    expect(sinceTurn([], gameOf([[], []]), 0)).toBeNull();
  });

  test('nothing once I have begun, with a character that reveals a card', () => {
    const drew: GameEvent = { event: 'yammerad_drew', seat: 0, money: true };
    const log = logged(began(0), took(0, 'F1'), began(1), took(1, 'N8'), began(0));
    expect(sinceTurn(log, gameOf([[], []]), 0)).not.toBeNull();
    expect(sinceTurn([...log, ...logged(drew)], gameOf([[], []]), 0)).toBeNull();
  });

  test('to take a seat is no turn', () => {
    const log = logged({ event: 'joined', seat: 0 }, began(1), took(1, 'N8'), began(0));
    expect(sinceTurn(log, gameOf([[], []]), 0)?.isFirst).toBe(true);
  });

  test('only the last round counts', () => {
    const log = logged(began(0), began(1), took(1, 'N8'), began(0), began(1), began(0));
    expect(sinceTurn(log, gameOf([[], []]), 0)?.rivals).toEqual([]);
  });

  test('a lead that is shared or lost', () => {
    const log = logged(began(0), began(1), bought(1, 'tower-9-es'), placed(1, 'tower-9-es'));
    const lostBy = (mine: string[], theirs: string[]) =>
      sinceTurn([...log, ...logged(began(0))], gameOf([mine, theirs]), 0)?.changes;
    expect(lostBy(['tower-11'], ['tower-9-es'])).toEqual([
      { source: 'tower', how: 'shared', points: null },
    ]);
    expect(lostBy(['tower-11'], ['tower-9-es', 'tower-12'])).toEqual([
      { source: 'tower', how: 'lost', points: null },
    ]);
    expect(lostBy(['tower-11', 'tower-13-e'], ['tower-9-es'])).toEqual([]);
    expect(lostBy(['garden-8-ne'], ['tower-9-es'])).toEqual([]);
    const camps = logged(began(0), began(1), placed(1, 'camp-8-ne'), began(0));
    const game = gameOf([['camp-7-n'], ['camp-8-ne']]);
    expect(sinceTurn(camps, game, 0)?.changes, 'camps are no majority').toEqual([]);
  });

  test('points of the next scoring, compared with those after my last turn', () => {
    const log = logged(began(0), began(1), bought(1, 'tower-9-es'), placed(1, 'tower-9-es'));
    const next = (round: number, ...points: [string, number][]): NextScoring => ({
      round,
      lines: points.map(([source, some]) => ({ owner: 0, source, points: some }) as ScoreLine),
    });
    const changed = (then: NextScoring, now: NextScoring) => {
      const game = { ...gameOf([['tower-11'], ['tower-9-es']]), next: now };
      return sinceTurn([...log, ...logged(began(0))], game, 0, [], then)?.changes;
    };
    const then = next(1, ['tower', 6], ['garden', 5], ['wall', 3]);
    expect(changed(then, next(1, ['tower', 3], ['wall', 3]))).toEqual([
      { source: 'tower', how: 'shared', points: { from: 6, to: 3 } },
      { source: 'garden', how: 'points', points: { from: 5, to: 0 } },
    ]);
    expect(changed(then, next(2, ['tower', 6]))).toEqual([
      { source: 'tower', how: 'shared', points: null },
    ]);
  });

  test('new tiles and cards, if they are still there', () => {
    const log = logged(
      began(0),
      { event: 'revealed', cards: ['F1', 'N9'] },
      { event: 'market_filled', square: 1, tile: 'tower-11' },
      began(1),
      took(1, 'N9'),
      began(0),
    );
    const since = sinceTurn(log, gameOf([[], []], ['tower-11', 'garden-8-ne'], ['F1', 'R2']), 0);
    expect([since?.tiles, since?.cards]).toEqual([1, 1]);
    expect(since?.isFirst).toBe(false);
  });

  test('a tile that came with the help of a character is new too', () => {
    const came: GameEvent = {
      event: 'laila_exchanged',
      seat: 1,
      square: 2,
      old: 'garden-8-ne',
      new: 'tower-12',
    };
    const log = logged(began(0), began(1), came, took(1, 'N9'), began(0));
    const since = sinceTurn(log, gameOf([[], []], ['tower-11', 'tower-12'], []), 0);
    expect(since?.tiles).toBe(1);
  });

  test('before my first turn only what came after the setup is new', () => {
    const log = logged(
      { event: 'revealed', cards: ['F1', 'N9'] },
      { event: 'market_filled', square: 1, tile: 'tower-11' },
      began(1),
      took(1, 'N9'),
      { event: 'revealed', cards: ['R2'] },
      began(0),
    );
    const since = sinceTurn(log, gameOf([[], []], ['tower-11'], ['F1', 'R2']), 0);
    expect([since?.isFirst, since?.tiles, since?.cards]).toEqual([true, 0, 1]);
  });
});
