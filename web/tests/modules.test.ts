import { describe, expect, it } from 'vitest';
import { parseAction } from '../src/game/actionNotation';
import { bestCover, biddersOf, coverOf } from '../src/modules/characters/auction';
import { stateOf } from '../src/modules/characters/status';
import type { LoggedEvent } from '../src/state/table.svelte';
import type { AuctionView, GameView, Offer } from '../src/wire/protocol';

const told = (...events: object[]): LoggedEvent[] =>
  events.map((event, key) => ({ key, seq: key, event: event as LoggedEvent['event'] }));

describe('an auction', () => {
  const auction: AuctionView = {
    character: 'laila',
    opener: 1,
    bidders: [1, 0],
    bid: 5,
    holder: 0,
  };
  const log = told(
    { event: 'bid_made', character: 'yusuf', seat: 1, bid: 9 },
    { event: 'character_drawn', character: 'laila' },
    { event: 'bid_made', character: 'laila', seat: 1, bid: 4 },
    { event: 'bid_passed', character: 'laila', seat: 2 },
    { event: 'bid_made', character: 'laila', seat: 0, bid: 5 },
  );

  it('lists all from the opener on, with what each said last', () => {
    const bidders = biddersOf(auction, 3, null, log);
    expect(bidders.map(({ seat, state, bid }) => [seat, state, bid])).toEqual([
      [1, 'outbid', 4],
      [2, 'passed', 0],
      [0, 'highest', 5],
    ]);
    expect(biddersOf(auction, 3, 1, log)[0]).toEqual({ seat: 1, state: 'speaks', bid: 4 });
  });

  it('begins with everybody waiting for the opener', () => {
    const start = { ...auction, bidders: [1, 2, 0], bid: 0, holder: -1 };
    expect(biddersOf(start, 3, null, []).map(({ state }) => state)).toEqual([
      'opens',
      'waits',
      'waits',
    ]);
  });

  it('pays with the least loss in each currency', () => {
    const covers = coverOf(['N5', 'N3', 'N2', 'R9', 'R7', 'U4', 'M4', 'M3', 'M1'], 8);
    expect(covers).toEqual([
      { currency: 'denar', total: 10, cards: ['N5', 'N3'], over: 0 },
      { currency: 'dirham', total: 16, cards: ['R9'], over: 1 },
      { currency: 'ducat', total: 4, cards: [], over: -8 },
      { currency: 'diamond', total: 8, cards: ['M4', 'M3', 'M1'], over: 0 },
    ]);
    expect(bestCover(covers)?.currency).toBe('denar');
    expect(bestCover(coverOf(['N5'], 6))).toBeNull();
    expect(coverOf([], 1)).toEqual([]);
  });
});

describe('a character', () => {
  const game = (used: boolean) =>
    ({
      turn_seat: 0,
      parts: { characters: { owned: [], aside: 0, used } },
    }) as unknown as GameView;
  const offer = (verb: string): Offer => ({ action: verb, verb });

  it('is ready where its action is offered', () => {
    expect(stateOf('laila', game(false), 0, [offer('laila')])).toBe('ready');
    expect(stateOf('laila', game(false), 0, [offer('take')])).toBe('waits');
  });

  it('is spent with any other of its kind', () => {
    expect(stateOf('laila', game(true), 0, [offer('take')])).toBe('used');
    expect(stateOf('abdul_karim', game(true), 0, [offer('take')])).toBe('waits');
    expect(stateOf('laila', game(true), 1, [])).toBe('waits');
  });

  it('works by itself where nobody has to ask for it', () => {
    expect(stateOf('yusuf', game(false), 0, [])).toBe('scoring');
    expect(stateOf('hakim', game(false), 0, [])).toBe('chosen');
    expect(stateOf('fatima', game(false), 0, [])).toBe('kept');
    expect(stateOf('ammar', game(false), 0, [])).toBe('itself');
  });

  it('is ready only where it is of use', () => {
    const take = (...cards: string[]): Offer => ({ ...offer('take'), cards });
    const swap = (given: string, taken: string): Offer => ({
      ...offer('machma'),
      given,
      cards: [taken],
    });
    expect(stateOf('faruk', game(false), 0, [take('N9'), take('N3', 'R4')])).toBe('ready');
    expect(stateOf('faruk', game(false), 0, [take('N9'), take('N3', 'R2')])).toBe('itself');
    expect(stateOf('faruk', game(false), 1, [])).toBe('itself');
    expect(stateOf('machma', game(false), 0, [swap('N3', 'N3'), swap('N3', 'R3')])).toBe('ready');
    expect(stateOf('machma', game(false), 0, [swap('N3', 'N3')])).toBe('waits');
  });
});

describe('notation', () => {
  it.each([
    ['buy 3 ducat 7+3', { square: 3, cards: ['U7', 'U3'] }],
    ['take denar 1 dirham 2', { square: null, cards: ['N1', 'R2'] }],
    ['place tower-12 1,-2 gate n', { tile: 'tower-12', cell: [1, -2], side: 'n' }],
    ['remove garden-8-ne', { tile: 'garden-8-ne', cell: null, cards: null }],
  ])('%s', (action, about) => {
    expect(parseAction(action)).toMatchObject({ action, verb: action.split(' ')[0], ...about });
  });
});
