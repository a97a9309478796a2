/** The pace of bots: what waits, what does not, and what ends the waiting. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { settings } from '../src/state/settings.svelte';
import { TableState } from '../src/state/table.svelte';
import type { GameEvent, GameView, Update } from '../src/wire/protocol';
import { words } from '../src/words/words.svelte';
import { FakeSocket, fakeSockets } from './fakeSocket';
import samples from './samples.json';

const BASE = samples.waiting as unknown as Update;
const BOT = { kind: 'bot', name: '', level: 'mason', away: false } as const;
const PERSON = { kind: 'person', name: 'Ben', level: '', away: false } as const;
const ME = BASE.you?.seat ?? 0;
const RIVAL = (ME + 1) % BASE.table.seats.length;

let live: TableState;

/** The table after some moves, when this seat decides. */
function at(moves: number, deciding: number, changes: Partial<Update> = {}): Update {
  const seats = BASE.table.seats.map((_, seat) => (seat === ME ? PERSON : BOT));
  const event = { event: 'passed', seat: RIVAL } as GameEvent;
  return {
    ...BASE,
    seq: 100 + moves,
    table: { ...BASE.table, move: moves, deciding, seats },
    events: moves ? [event] : [],
    ...changes,
  };
}

function tell(...updates: Update[]): void {
  for (const update of updates) FakeSocket.last.say(update);
}

/** A table that waits for a bot, then two moves of bots that lead to my turn. */
function twoMoves(): void {
  tell(at(0, RIVAL), at(1, RIVAL), at(2, ME));
}

const shown = () => live.table?.move;

function hideTab(): void {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockRestore();
}

function reconnect(): void {
  live.reconnect();
  vi.advanceTimersByTime(10);
  FakeSocket.last.open();
}

beforeEach(async () => {
  fakeSockets();
  vi.useFakeTimers();
  await words.setLanguage('en');
  settings.set('pace', 'calm');
  live = new TableState('CODE', 'secret');
  FakeSocket.last.open();
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
});

describe('moves of bots', () => {
  test('are shown one by one', () => {
    twoMoves();
    expect([shown(), live.bots.waiting, live.bots.isPlaying]).toEqual([0, 2, true]);
    vi.advanceTimersByTime(1200);
    expect(shown()).toBe(1);
    vi.advanceTimersByTime(1200);
    expect([shown(), live.bots.waiting, live.bots.isPlaying]).toEqual([2, 0, false]);
  });

  test('are shown faster at a quicker pace, also those that wait already', () => {
    twoMoves();
    live.bots.setPace('quick');
    vi.advanceTimersByTime(400);
    expect(shown()).toBe(1);
    live.bots.setPace('at-once');
    expect(shown()).toBe(2);
  });

  test('wait for the player in steps', () => {
    settings.set('pace', 'step');
    twoMoves();
    vi.advanceTimersByTime(60_000);
    expect([shown(), live.bots.isStopped]).toEqual([0, true]);
    live.bots.step();
    expect(shown()).toBe(1);
  });

  test('wait during a pause, and go on after it', () => {
    twoMoves();
    live.bots.pause(true);
    vi.advanceTimersByTime(60_000);
    expect(shown()).toBe(0);
    live.bots.pause(false);
    vi.advanceTimersByTime(0);
    expect(shown()).toBe(1);
    vi.advanceTimersByTime(1200);
    expect(shown()).toBe(2);
  });

  test('stay stopped in a tab that nobody sees, which knows my turn all the same', () => {
    settings.set('pace', 'step');
    twoMoves();
    hideTab();
    expect([shown(), live.isMyTurn, live.bots.leadsToMe]).toEqual([0, false, true]);
    settings.set('pace', 'calm');
    live.bots.pause(true);
    hideTab();
    expect(shown()).toBe(0);
  });

  test('stay where they are after a lost connection, and are not sent again', () => {
    settings.set('pace', 'step');
    twoMoves();
    reconnect();
    tell(at(2, ME, { events: [] }));
    expect([shown(), live.bots.waiting]).toEqual([0, 2]);
    live.bots.step();
    expect([shown(), live.seq, live.log.length]).toEqual([1, 101, 1]);
    live.bots.step();
    expect([shown(), live.seq, live.log.length]).toEqual([2, 102, 2]);
  });

  test('wait at any pace while something is read', () => {
    settings.set('pace', 'at-once');
    live.bots.isHeld = () => true;
    twoMoves();
    expect(shown()).toBe(0);
    live.bots.isHeld = () => false;
    live.bots.resume();
    expect(shown()).toBe(2);
  });

  test('have their time before my turn begins', () => {
    const began = { event: 'turn_began', seat: ME } as GameEvent;
    const passed = { event: 'passed', seat: RIVAL } as GameEvent;
    const last = at(1, ME, { events: [passed, began] });
    tell(at(0, RIVAL), { ...last, game: { ...(BASE.game as GameView), deciding: ME } });
    vi.advanceTimersByTime(1200);
    const told = () => live.log.map(({ event }) => event.event);
    expect([live.isMyTurn, live.bots.isPlaying, told()]).toEqual([false, true, ['passed']]);
    vi.advanceTimersByTime(1200);
    expect([live.isMyTurn, live.bots.isPlaying]).toEqual([true, false]);
    expect(told()).toEqual(['passed', 'turn_began']);
  });

  test('are skipped until my turn, then they wait again', () => {
    tell(at(0, RIVAL), at(1, RIVAL));
    live.bots.skip();
    tell(at(2, RIVAL));
    expect(shown()).toBe(2);
    tell(at(3, ME), at(4, RIVAL), at(5, RIVAL));
    expect(shown()).toBe(4);
  });
});

describe('nothing waits', () => {
  const people = at(0, RIVAL).table.seats.with(RIVAL, PERSON);

  test('but while a scoring counts: then what people do waits too', () => {
    tell(at(0, RIVAL, { table: { ...at(0, RIVAL).table, seats: people } }));
    live.bots.isHeld = live.bots.isCounting = () => true;
    tell(at(1, RIVAL), at(2, ME));
    expect(shown()).toBe(0);
    // The sheet is still open.
    live.bots.isCounting = () => false;
    live.bots.resume();
    expect(shown()).toBe(2);
  });

  test('of what people do: their move shows those before it', () => {
    tell(at(0, RIVAL), at(1, RIVAL));
    expect(shown()).toBe(0);
    const table = { ...at(2, RIVAL).table, seats: people };
    tell(at(1, RIVAL, { table: { ...table, move: 1 } }));
    tell(at(2, RIVAL, { table }));
    expect(shown()).toBe(2);
  });

  test('when several moves come at once, as after a lost connection', () => {
    tell(at(0, RIVAL), at(4, ME));
    expect(shown()).toBe(4);
  });

  test('when a turn was taken back', () => {
    twoMoves();
    tell(at(0, ME, { seq: 103, full_history: [] }));
    expect([shown(), live.log]).toEqual([0, []]);
  });

  test('when the player does something', () => {
    twoMoves();
    void live.takeBack('ask');
    expect(shown()).toBe(2);
  });

  test('in a tab that nobody sees', () => {
    twoMoves();
    hideTab();
    expect(shown()).toBe(2);
  });

  test('before the clock of a decision', () => {
    const options = { ...BASE.table.options, clock: { unit: 'seconds', amount: 60 } as const };
    const first = at(0, RIVAL);
    tell(first, at(1, ME, { table: { ...at(1, ME).table, options } }));
    expect(shown()).toBe(1);
  });

  test('in a queue longer than a game', () => {
    settings.set('pace', 'step');
    tell(at(0, RIVAL));
    for (let move = 1; move <= 401; move += 1) tell(at(move, RIVAL));
    expect(shown()).toBe(401);
  });

  test('twice: the next connection asks for what comes after the queue', () => {
    twoMoves();
    reconnect();
    expect(FakeSocket.last.sent[0]).toMatchObject({ since: 102 });
  });
});

test('somebody who is away keeps the order, and is shown with the move before', () => {
  tell(at(0, RIVAL), at(1, RIVAL), at(1, RIVAL, { seq: 102, events: [] }));
  expect(live.seq).toBe(100);
  vi.advanceTimersByTime(1200);
  expect(live.seq).toBe(102);
});
