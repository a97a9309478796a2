/** The store of a table: what messages make of it, and what it says. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Hotseat } from '../src/state/hotseat.svelte';
import { TableState } from '../src/state/table.svelte';
import { words } from '../src/words/words.svelte';
import { FakeSocket, fakeSockets } from './fakeSocket';
import samples from './samples.json';

let live: TableState;

beforeEach(async () => {
  fakeSockets();
  vi.useFakeTimers();
  await words.setLanguage('en');
  live = new TableState('CODE', 'secret');
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
});

function greeted(): FakeSocket {
  FakeSocket.last.open();
  FakeSocket.last.say(samples.turn);
  return FakeSocket.last;
}

describe('hello', () => {
  test('names table, token and what was seen', () => {
    FakeSocket.last.open();
    expect(FakeSocket.last.sent[0]).toMatchObject({
      type: 'hello',
      table: 'CODE',
      token: 'secret',
    });
  });

  test('the update is the state', () => {
    greeted();
    expect(live.connection).toBe('open');
    expect(live.seq).toBe(samples.turn.seq);
    expect(live.isMyTurn).toBe(true);
    expect(live.names).toEqual(['p0', 'p1', 'p2']);
  });

  test('what an update does not change stays the same object', () => {
    const line = greeted();
    const { game, you, names } = live;
    line.say({ ...samples.turn, seq: samples.turn.seq + 1, events: [] });
    expect(live.game).toBe(game);
    expect(live.you).toBe(you);
    expect(live.names).toBe(names);
  });

  test('times are those of the server, whatever the clock of the device says', () => {
    const line = greeted();
    expect(live.secondsSince(990)).toBe(Number.POSITIVE_INFINITY);
    line.say({ type: 'presence', seq: samples.turn.seq, seats: [], now: 1000 });
    vi.setSystemTime(0);
    expect(live.secondsSince(990)).toBeCloseTo(10);
    vi.advanceTimersByTime(5000);
    expect(live.secondsSince(990)).toBeCloseTo(15);
  });

  test('whoever waits has no turn', () => {
    FakeSocket.last.open();
    FakeSocket.last.say(samples.waiting);
    expect(live.isMyTurn).toBe(false);
  });
});

describe('an action', () => {
  test('carries an id, the number of the table and the steps', async () => {
    const line = greeted();
    const done = live.act('take denar 2');
    const sent = line.sent.at(-1) ?? {};
    expect(sent).toMatchObject({ type: 'act', seq: samples.turn.seq, steps: 0 });
    line.say({ type: 'done', seq: 5, id: sent.id, result: 'done' });
    expect(await done).toBe(true);
  });

  test('that is refused says why', async () => {
    const line = greeted();
    const done = live.act('dance');
    const error = { code: 'unknown-action', text: 'No.', params: {}, paragraph: '' };
    line.say({ type: 'refused', seq: 5, id: line.sent.at(-1)?.id, error });
    expect(await done).toBe(false);
    expect(live.refusal).toEqual(error);
  });

  test('made while the line is lost is sent when it is back', async () => {
    greeted().close();
    expect(live.connection).toBe('lost');
    void live.undo();
    await vi.advanceTimersByTimeAsync(10);
    const line = greeted();
    expect(line.sent.map((message) => message.type)).toEqual(['hello', 'undo']);
    expect(line.sent[0]).toMatchObject({ since: samples.turn.seq });
  });
});

test('after a turn was taken back the log is what is told, and the next action counts', () => {
  const line = greeted();
  const back = { event: 'taken_back', move: 0 };
  const seq = samples.turn.seq + 1;
  line.say({
    ...samples.turn,
    seq,
    events: [back],
    full_history: [back, { event: 'began', seat: 0 }],
  });
  expect(live.log.map(({ event }) => event.event)).toEqual(['taken_back', 'began']);
  void live.act('take denar 2');
  expect(line.sent.at(-1)).toMatchObject({ type: 'act', seq });
});

test('the same preview is asked for once', async () => {
  const line = greeted();
  const both = [live.preview('tower-11'), live.preview('tower-11')];
  const asked = line.sent.filter((message) => message.type === 'preview');
  expect(asked).toHaveLength(1);
  const preview = { tile: 'tower-11', wall: 0, points: 0, lines: [], cells: [] };
  line.say({ type: 'previewed', seq: 4, id: asked[0]?.id, preview });
  expect(await Promise.all(both)).toEqual([preview, preview]);
});

test('a line that is not open yet is not cut: it says hello with what is true then', () => {
  const line = FakeSocket.last;
  live.reconnectAs('another');
  expect(FakeSocket.last).toBe(line);
  line.open();
  expect(line.sent[0]).toMatchObject({ type: 'hello', token: 'another' });
});

describe('several people at one device', () => {
  const place = { people: [0, 1], isShared: true, switchTo: () => {} };

  /** My turn as it stands, with these steps, after which another one is to decide. */
  function drafted(...steps: string[]): unknown {
    const { game, you } = samples.turn;
    const seat = you.seat;
    return {
      ...samples.turn,
      you: { ...you, seat, steps, complete: true },
      game: { ...game, deciding: 1 - seat },
    };
  }

  test('the curtain falls when a turn is confirmed, not before', () => {
    const hotseat = new Hotseat(live, place, () => {});
    FakeSocket.last.open();
    FakeSocket.last.say(drafted('take denar 2'));
    expect(hotseat.isHidden).toBe(false);
    FakeSocket.last.say(drafted());
    expect(hotseat.isHidden).toBe(true);
    expect(hotseat.next).toBe(1 - samples.turn.you.seat);
  });
});

describe('a lost connection', () => {
  /** Let the timers of the page run for some seconds. */
  const pass = (seconds: number) => vi.advanceTimersByTime(1000 * seconds);
  const pings = (line: FakeSocket) => line.sent.filter(({ type }) => type === 'ping');

  test('is noticed within ten seconds when the server says nothing any more', () => {
    const line = greeted();
    pass(9);
    expect(pings(line)).toHaveLength(1);
    expect(live.connection).toBe('lost');
    expect(FakeSocket.last).not.toBe(line);
  });

  test('is not mistaken for a quiet game', () => {
    const line = greeted();
    for (let second = 0; second < 60; second++) {
      pass(1);
      if (line.sent.at(-1)?.type === 'ping')
        line.say({ type: 'done', seq: 5, id: 'ping', result: 'done' });
    }
    expect(FakeSocket.last).toBe(line);
    expect(live.connection).toBe('open');
  });

  test('is told at once when the device is offline', () => {
    greeted();
    dispatchEvent(new Event('offline'));
    expect(live.connection).toBe('lost');
  });

  test('keeps what was pressed, also when the player leaves the table', async () => {
    greeted();
    dispatchEvent(new Event('offline'));
    const [done, asked] = [live.act('take denar 2'), live.preview('tower-11')];
    live.close();
    expect(await asked).toBeNull();
    pass(1);
    const line = greeted();
    expect(line.sent.map(({ type }) => type)).toEqual(['hello', 'act']);
    line.say({ type: 'done', seq: 6, id: line.sent.at(-1)?.id, result: 'done' });
    expect(await done).toBe(true);
    expect(line.readyState).toBe(FakeSocket.CLOSED);
  });

  test('keeps what was pressed and sends it once, with the same id', async () => {
    const line = greeted();
    const before = live.act('take denar 2');
    dispatchEvent(new Event('offline'));
    expect(live.isWaiting).toBe(true);
    pass(1);
    const next = greeted();
    const acts = next.sent.filter(({ type }) => type === 'act');
    expect(acts).toEqual([line.sent.at(-1)]);
    next.say({ type: 'done', seq: 5, id: acts[0]?.id, result: 'repeated' });
    expect(await before).toBe(true);
    expect(live.isWaiting).toBe(false);
  });

  test('says when the game went on meanwhile', async () => {
    greeted();
    dispatchEvent(new Event('offline'));
    const done = live.act('take denar 2');
    pass(1);
    const next = greeted();
    next.say({ type: 'done', seq: 9, id: next.sent.at(-1)?.id, result: 'stale' });
    expect(await done).toBe(false);
    expect(live.refusal?.code).toBe('stale');
  });

  test('says a line of chat again, by which the server knows it', async () => {
    const line = greeted();
    const said = live.say('hello');
    dispatchEvent(new Event('offline'));
    pass(1);
    const next = greeted();
    expect(next.sent.slice(1)).toEqual([line.sent.at(-1)]);
    next.say({ type: 'done', seq: 5, id: next.sent.at(-1)?.id, result: 'repeated' });
    expect(await said).toBeNull();
  });

  test('asks again to take back a turn, and says what it knew', async () => {
    const line = greeted();
    const asked = live.takeBack('ask');
    dispatchEvent(new Event('offline'));
    pass(1);
    const next = greeted();
    expect(next.sent.slice(1)).toEqual([line.sent.at(-1)]);
    expect(next.sent[1]).toMatchObject({ type: 'take-back', seq: samples.turn.seq });
    next.say({ type: 'done', seq: 5, id: next.sent[1]?.id, result: 'repeated' });
    expect(await asked).toBe(true);
  });
});

test('two minutes without input are told, and the next input at once', () => {
  const line = greeted();
  const idle = () => line.sent.findLast(({ type }) => type === 'ping')?.idle;
  for (let second = 0; second < 122; second++) {
    vi.advanceTimersByTime(1000);
    line.say({ type: 'done', seq: 5, id: 'ping', result: 'done' });
  }
  expect(idle()).toBe(true);
  dispatchEvent(new Event('keydown'));
  expect(idle()).toBe(false);
});
