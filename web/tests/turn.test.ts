/** The turn in hand: what can be picked is what is offered. */

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listedOffers } from '../src/modules/registry';
import { TableState } from '../src/state/table.svelte';
import { Turn } from '../src/state/turn.svelte';
import { words } from '../src/words/words.svelte';
import { FakeSocket, fakeSockets } from './fakeSocket';
import samples from './samples.json';

let live: TableState;
let turn: Turn;

beforeEach(async () => {
  fakeSockets();
  await words.setLanguage('en');
  live = new TableState('CODE', 'secret');
  turn = new Turn(live);
  FakeSocket.last.open();
  FakeSocket.last.say(samples.turn);
});

afterEach(() => live.close());

const lastSent = () => FakeSocket.last.sent.at(-1);

describe('money', () => {
  test('one card can be taken', async () => {
    await turn.pickMoney('U8#0');
    expect(turn.sum).toBe(8);
    turn.take();
    expect(lastSent()).toMatchObject({ type: 'act', action: 'take ducat 8' });
  });

  test('several, as long as they are offered together', async () => {
    await turn.pickMoney('N2#0');
    expect(turn.canTake('R1#0')).toBe(true);
    expect(turn.canTake('U7#0')).toBe(false);
    await turn.pickMoney('R1#0');
    expect(turn.takeOffer?.action).toBe('take denar 2 dirham 1');
  });

  test('what cannot be added is picked instead, and asks why', () => {
    void turn.pickMoney('N2#0');
    void turn.pickMoney('U8#0');
    expect(lastSent()).toMatchObject({ type: 'why', action: 'take denar 2 ducat 8' });
    expect(turn.taken).toEqual(['U8']);
  });

  test('a card is put back', async () => {
    await turn.pickMoney('N2#0');
    await turn.pickMoney('N2#0');
    expect(turn.taking).toEqual([]);
  });
});

test('what was shown is forgotten as soon as something else is picked', async () => {
  const [offer] = turn.offersOf('take');
  if (!offer) throw new Error('nothing to take');
  turn.show(offer);
  expect(turn.shown).toBe(offer);
  await turn.pickSquare(1);
  expect(turn.shown).toBeNull();
  turn.show(offer);
  turn.clear();
  expect(turn.shown).toBeNull();
});

test('a hint that is closed leaves nothing selected, but what I selected myself stays', async () => {
  const [offer] = turn.offersOf('take');
  if (!offer) throw new Error('nothing to take');
  turn.show(offer);
  expect(turn.takeOffer).toBe(offer);
  turn.hide();
  expect(turn.takeOffer).toBeNull();
  await turn.pickMoney('U8#0');
  turn.hide();
  expect(turn.sum).toBe(8);
});

describe('buying', () => {
  test('the best payment is picked with the tile', async () => {
    await turn.pickSquare(1);
    expect(turn.ways.map((way) => way.over)).toEqual([2, 3]);
    expect(turn.paid).toEqual(['F8']);
    turn.buy();
    expect(lastSent()).toMatchObject({ action: 'buy 1 florin 8' });
  });

  test('cards first, then the tile', async () => {
    turn.pickCard('F9#0');
    await turn.pickSquare(1);
    expect(turn.buyOffer?.action).toBe('buy 1 florin 9');
  });

  test('who has nothing of a currency is told how much is missing', async () => {
    FakeSocket.last.say({ ...samples.turn, you: { ...samples.turn.you, hand: ['N5'] } });
    const picked = turn.pickSquare(2);
    const error = { code: 'not-held', text: 'No.', params: {}, paragraph: 'buy.price' };
    FakeSocket.last.say({ type: 'reason', seq: 4, id: lastSent()?.id, error });
    await picked;
    expect(turn.error).toEqual({ ...error, text: 'Garden 6: you are 2 dirhams short.' });
    expect(turn.lit).toBe(2);
    turn.clear();
    expect(turn.lit).toBeNull();
  });

  test('who has selected some of too little money is told the same', async () => {
    FakeSocket.last.say({ ...samples.turn, you: { ...samples.turn.you, hand: ['N5', 'R4'] } });
    await turn.pickCard('N5#0');
    const picked = turn.pickSquare(2);
    const error = { code: 'pay-too-little', text: 'No.', params: {}, paragraph: 'buy.price' };
    FakeSocket.last.say({ type: 'reason', seq: 4, id: lastSent()?.id, error });
    await picked;
    expect(turn.error?.text).toBe('Garden 6: you are 2 dirhams short.');
    expect(turn.paid).toEqual(['N5']);
  });

  test('what cannot be paid asks for the rule', () => {
    void turn.pickSquare(2);
    expect(lastSent()).toMatchObject({ type: 'why', action: 'buy 2 dirham 1' });
    expect(turn.square).toBeNull();
  });
});

describe('placing', () => {
  beforeEach(() => {
    FakeSocket.last.say(samples.placing);
    turn.clearAll();
  });

  test('the only tile is in hand, and its cells are targets', () => {
    expect(turn.isPlacing).toBe(true);
    expect(turn.tile).toBe('seraglio-6-es');
    expect([...turn.targets.keys()]).toEqual(['1,0', '0,1']);
    expect(turn.reserveOffer?.action).toBe('reserve seraglio-6-es');
  });

  test('a refusal ends with a cell where the tile fits, whatever is answered later', async () => {
    const error = { code: 'cell-taken', text: 'No.', params: {}, paragraph: 'build.match' };
    const refuse = () => FakeSocket.last.say({ type: 'reason', seq: 4, id: lastSent()?.id, error });
    const tried = turn.tryCell([5, 5]);
    refuse();
    await tried;
    turn.point([6, 6]);
    expect(turn.error).toEqual(error);
    turn.point([1, 0]);
    expect(turn.error).toBeNull();
    const late = turn.tryCell([5, 5]);
    turn.point([1, 0]);
    refuse();
    await late;
    expect(turn.error).toBeNull();
  });

  test('a refused action is told until something else is selected', () => {
    live.refusal = { code: 'late', text: 'No.', params: {}, paragraph: '' };
    turn.clearAll();
    expect(turn.error?.text).toBe('No.');
    turn.pickTile('seraglio-6-es');
    expect(turn.error).toBeNull();
  });

  test('nothing has to be chosen from a list', () => {
    expect(listedOffers(turn.offers)).toEqual([]);
  });
});

describe('redesigning', () => {
  const tile = 'garden-8-ne';
  const offers = [
    ...samples.turn.you.offers,
    { action: `remove ${tile}`, verb: 'remove', tile },
    { action: `add ${tile} 1,0`, verb: 'add', tile, cell: [1, 0] },
  ];

  beforeEach(() => {
    FakeSocket.last.say({ ...samples.turn, you: { ...samples.turn.you, offers } });
    turn.clearAll();
    turn.toggleRedesign();
  });

  test.each([
    ['a tile of the market', () => turn.pickSquare(2)],
    ['money', () => turn.pickMoney('N2#0')],
    ['a card of the hand', () => turn.pickCard('N5#0')],
  ])('ends with the choice of %s', (_, pick) => {
    expect(turn.redesigning).toBe(true);
    void pick();
    expect(turn.redesigning).toBe(false);
  });

  test('the fountain says why it stays', () => {
    turn.pickTile(tile);
    void turn.tryCell([0, 0]);
    expect(lastSent()).toMatchObject({ type: 'why', action: `swap ${tile} 0,0` });
  });

  test('ends when nothing in hand is put down', () => {
    turn.pickTile(tile);
    turn.putDown();
    expect([turn.tile, turn.redesigning]).toEqual([null, true]);
    turn.putDown();
    expect(turn.redesigning).toBe(false);
  });
});

test('out of turn nothing can be picked', async () => {
  FakeSocket.last.say(samples.waiting);
  await turn.pickMoney('N2#0');
  turn.pickCard('N5#0');
  expect([turn.taking, turn.paying]).toEqual([[], []]);
});
