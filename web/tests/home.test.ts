import { beforeAll, describe, expect, test, vi } from 'vitest';
import { ring, star, stones } from '../src/home/arch';
import { levelRecords, myLevel } from '../src/home/levelRecords';
import { tableInText } from '../src/home/tableCode';
import {
  botGameRequest,
  botsOnlyRequest,
  DEFAULTS,
  friendsRequest,
  parseSetup,
} from '../src/state/gameSetup';
import { inOrder, type MyGame } from '../src/state/myTables.svelte';
import { serverOptions } from '../src/state/serverOptions.svelte';
import { StoredSetup } from '../src/state/storedSetup.svelte';
import type { About, SeatView } from '../src/wire/protocol';
import { badgeOf, initialOf, namesText, othersText, seatNames } from '../src/words/seatText';
import { words } from '../src/words/words.svelte';

beforeAll(() => words.setLanguage('en'));

describe('the code of a table', () => {
  test.each([
    ['k7qx2m', 'K7QX2M'],
    [' K7Q - X2M ', 'K7QX2M'],
    ['http://192.168.1.4:8765/games/table/K7QX2M?x=1', 'K7QX2M'],
    ['/table/0123456789abcdef01234567', '0123456789abcdef01234567'],
    ['%FF', 'FF'],
    [' ', ''],
  ])('%j is %j', (typed, name) => expect(tableInText(typed)).toBe(name));
});

describe('choices', () => {
  test('a module is chosen only where the server offers it', async () => {
    const setup = new StoredSetup('test');
    setup.change({ modules: ['dragons', 'camps'] });
    expect(setup.now.modules).toEqual(['camps']);
    const modules = ['camps', 'dragons'].map((name) => ({ name, version: '', paragraphs: [] }));
    vi.stubGlobal('fetch', () =>
      Promise.resolve(Response.json({ version: '9.9', modules } satisfies Partial<About>)),
    );
    await serverOptions.load();
    vi.unstubAllGlobals();
    expect(serverOptions.version).toBe('9.9');
    expect(setup.now.modules).toEqual(['camps', 'dragons']);
  });

  test('what was kept and makes no sense is replaced', () => {
    expect(parseSetup(null)).toEqual(DEFAULTS);
    expect(parseSetup('x')).toEqual(DEFAULTS);
    const kept = { players: 9, level: 'god', modules: ['camps', 'dragons'], clock: 'toString' };
    expect(parseSetup(kept)).toEqual({ ...DEFAULTS, modules: ['camps', 'dragons'] });
    expect(parseSetup({ modules: 'camps' })).toEqual(DEFAULTS);
    expect(parseSetup({ ...DEFAULTS, players: 5, hints: false })).toEqual({
      ...DEFAULTS,
      players: 5,
      hints: false,
    });
  });

  test('against bots: one seat is open and mine', () => {
    const wish = botGameRequest({ ...DEFAULTS, players: 4, level: 'mason' }, 'Ana', 2);
    expect(wish.seats).toEqual(['mason', 'mason', '', 'mason']);
    expect([wish.name, wish.seat, wish.options?.pace]).toEqual(['Ana', 2, undefined]);
  });

  test('only bots: nobody sits down', () => {
    expect(botsOnlyRequest(DEFAULTS, true)).toMatchObject({
      seats: ['architect', 'architect', 'architect'],
      options: { pace: 0.4, open_hands: true },
    });
    expect(botsOnlyRequest(DEFAULTS, true).name).toBeUndefined();
  });

  test('with friends: all seats are open, and the host may stay out', () => {
    const wish = friendsRequest({ ...DEFAULTS, clock: 'day', open: true }, 'Ana');
    expect(wish).toMatchObject({ seats: ['', '', ''], name: 'Ana', seat: 0 });
    expect(wish.options).toMatchObject({ clock: { unit: 'days', amount: 1 }, public: true });
    expect(friendsRequest({ ...DEFAULTS, plays: false }, 'Ana').name).toBeUndefined();
  });
});

describe('names', () => {
  const person = (name: string): SeatView => ({ kind: 'person', name, level: '', away: false });
  const bot: SeatView = { kind: 'bot', name: '', level: 'mason', away: false };
  const open: SeatView = { kind: 'open', name: '', level: '', away: false };

  test('bots are called by their seats, and nobody twice the same', () => {
    expect(seatNames([bot, person('Nadira'), open], 1)).toEqual([
      'Nadira',
      'Nadira 2',
      'Free seat',
    ]);
  });

  test('nobody but the reader is “You”', () => {
    const left: SeatView = { ...bot, name: 'You' };
    expect(seatNames([person('You'), bot], 0)).toEqual(['You', 'Tariq']);
    expect(seatNames([person('You'), bot], null)).toEqual(['Player 1', 'Tariq']);
    expect(seatNames([bot, left], null)).toEqual(['Nadira', 'Player 2']);
    expect(othersText([bot, left], 1)).toBe('one bot, Mason');
    expect(othersText([bot, left], null)).toBe('one bot, Mason');
  });

  test('letters that could turn a sentence stand apart', () => {
    expect(seatNames([person('Zoë O’Hara-2')], null)).toEqual(['Zoë O’Hara-2']);
    expect(seatNames([person('\u202Eevil')], null)).toEqual(['\u2068\u202Eevil\u2069']);
  });

  test('a star shows the first letter, whatever that is', () => {
    expect(initialOf('ana')).toBe('A');
    expect(initialOf('\u2068\u202E \u05DE\u05E9\u2069')).toBe('\u05DE');
    expect(initialOf('👩‍👧 x')).toBe('👩‍👧');
    expect(initialOf('')).toBe('?');
  });

  test('badges all differ', () => {
    const badges = (...names: string[]) => names.map((name) => badgeOf(name, names));
    expect(badges('Ana', 'Leo')).toEqual(['A', 'L']);
    expect(badges('Tomas', 'Leo', 'tessa', 'Tim')).toEqual(['To', 'L', 'Te', 'Ti']);
    expect(badges('Tomas', 'Tomek')).toEqual(['Ta', 'Te']);
    expect(badges('Zaida', 'Zaida 2')).toEqual(['Z', 'Z2']);
    expect(badges('ab', 'ac', 'bb', 'ab c')).toEqual(['A1', 'A2', 'B', 'A3']);
    expect(badgeOf('Tara', ['Tomas', 'Tim'])).toBe('T');
  });

  test('several names are a list of the language', () => {
    expect(namesText(['Ana', 'Bo', 'Zaida'])).toBe('Ana, Bo, and Zaida');
  });
});

describe('my record against bots', () => {
  const game = (place: 1 | 2, ...levels: string[]) =>
    ({
      table: {
        status: 'finished',
        seats: [{ kind: 'person' }, ...levels.map((level) => ({ kind: 'bot', level }))],
      },
      seat: 0,
      scores: [100, ...levels.map(() => (place === 1 ? 100 : 101))],
    }) as unknown as MyGame;

  test('counts games against one level; a shared victory is one', () => {
    const watched = { ...game(1, 'mason'), seat: null, scores: [] };
    const records = levelRecords([game(1, 'mason', 'mason'), game(2, 'mason'), watched]);
    expect([...records]).toEqual([['mason', { won: 1, played: 2 }]]);
    expect(levelRecords([game(1, 'mason', 'vizier')]).size).toBe(0);
  });

  test('my level is the strongest where I win a third to a half of three games or more', () => {
    const records = (won: number, played: number) => new Map([['mason' as const, { won, played }]]);
    expect(myLevel(records(1, 2))).toBeNull();
    expect(myLevel(records(1, 3))).toBe('mason');
    expect(myLevel(records(2, 4))).toBe('mason');
    expect(myLevel(records(2, 3))).toBeNull();
    expect(myLevel(records(1, 4))).toBeNull();
    expect(myLevel(new Map([...records(1, 3), ['vizier', { won: 3, played: 9 }]]))).toBe('vizier');
  });
});

test('tables that wait for me come first, finished ones last', () => {
  const table = (id: string, status: string, waiting = false) =>
    ({ table: { id, status }, waiting, palace: null, seat: 0 }) as unknown as MyGame;
  const tables = [
    table('a', 'finished'),
    table('b', 'open'),
    table('c', 'running'),
    table('d', 'running', true),
  ];
  expect(inOrder(tables).map((one) => one.table.id)).toEqual(['d', 'c', 'b', 'a']);
});

test('the arch stands on its ground, and stars are round', () => {
  expect(ring(200)).toMatch(/^M[\d.]+ 560V.*V560Z$/);
  expect(new Set(stones(206, 232)).size).toBe(14);
  expect(star(0, 0, 10).split(' ')).toHaveLength(16);
  expect(star(0, 0, 10)).toMatch(/^0,-10 /);
});
