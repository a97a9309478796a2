/** The command line: what is typed finds its offer, or an answer. */

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CommandInterpreter } from '../src/reader/commands';
import { completion, matchingOffers, normalize } from '../src/reader/offerMatching';
import { inNotation } from '../src/reader/typedWords';
import type { TableContext } from '../src/state/context';
import { TableState } from '../src/state/table.svelte';
import { Turn } from '../src/state/turn.svelte';
import { words } from '../src/words/words.svelte';
import { FakeSocket, fakeSockets } from './fakeSocket';
import samples from './samples.json';

const OFFERS = [
  'take denar 3',
  'take denar 2 dirham 1',
  'take denar 1 dirham 2',
  'buy 3 denar 7+3',
  'buy 3 denar 9+2',
  'place garden-8-ne 1,-2',
  'place garden-8-ne 0,1',
].map((action) => ({ action, verb: action.split(' ')[0] ?? '' }));

const found = (typed: string) => matchingOffers(typed, OFFERS).map(({ action }) => action);

describe('what was typed', () => {
  test('is tidied', () => {
    expect(normalize(' :Buy 3  denar 7 + 3 ')).toBe('buy 3 denar 7+3');
    expect(normalize('place garden-8-ne 1, \u22122')).toBe('place garden-8-ne 1,-2');
  });

  test('finds an action, in whatever order its cards are named', () => {
    expect(found('take denar 3')).toEqual(['take denar 3']);
    expect(found('take dirham 1 denar 2')).toEqual(['take denar 2 dirham 1']);
    expect(found('buy 3 denar 3+7')).toEqual(['buy 3 denar 7+3']);
  });

  test('may be a part of it', () => {
    expect(found('place 1,-2')).toEqual(['place garden-8-ne 1,-2']);
    expect(found('buy 3')).toHaveLength(2);
    expect(found('sell 3')).toEqual([]);
    expect(found('take denar 3 denar 3')).toEqual([]);
  });

  test('may be in the words that the page says', async () => {
    await words.setLanguage('en');
    const typed = (text: string) => inNotation(normalize(text));
    expect(typed('Buy square 3 denar 7+3')).toBe('buy 3 denar 7+3');
    await words.setLanguage('de');
    expect(typed('Kaufe Feld 1 Gulden 7+3')).toBe('buy 1 florin 7+3');
    expect(found(typed('platziere Garten 8 Spalte 1, Zeile \u22122'))).toEqual([
      'place garden-8-ne 1,-2',
    ]);
    expect(typed('gate 1,0 Osten')).toBe('gate 1,0 e');
    expect(typed('gate 1,0 Ost')).toBe('gate 1,0 e');
    await words.setLanguage('es');
    expect(typed('toma dinar 3')).toBe('take denar 3');
    expect(typed('coloca jardin 8 columna 1, fila -2')).toBe('place garden 8 1,-2');
    expect(typed('gate 1,0 oeste')).toBe('gate 1,0 w');
    await words.setLanguage('en');
  });

  test('is completed as far as there is one way', () => {
    const lines = OFFERS.map(({ action }) => action);
    expect(completion('pl', lines)).toBe('place garden-8-ne ');
    expect(completion('buy 3 denar 7', lines)).toBe('buy 3 denar 7+3');
    expect(completion('xy', lines)).toBe('xy');
  });
});

describe('at a table', () => {
  let live: TableState;
  let commands: CommandInterpreter;

  beforeEach(async () => {
    fakeSockets();
    await words.setLanguage('en');
    live = new TableState('CODE', 'secret');
    const table = { live, turn: new Turn(live) } as unknown as TableContext;
    commands = new CommandInterpreter(table);
    FakeSocket.last.open();
    FakeSocket.last.say(samples.turn);
  });

  afterEach(() => live.close());

  const lastSent = () => FakeSocket.last.sent.at(-1) as { id: string };

  test('an action is sent in the words of its offer', async () => {
    const answer = commands.run('take ducat 8');
    expect(lastSent()).toMatchObject({ type: 'act', action: 'take ducat 8' });
    FakeSocket.last.say({ type: 'done', seq: 1, id: lastSent().id, result: 'done' });
    expect(await answer).toEqual(['Done: Take ducat 8.']);
  });

  test.each([
    ['en', 'Bought the tile of square 1 for florin 8.'],
    ['de', 'Gekauft: das Plättchen von Feld 1 für 8 Gulden.'],
  ] as const)('a purchase is told as done, in %s', async (language, told) => {
    await words.setLanguage(language);
    const answer = commands.run('buy 1 florin 8');
    FakeSocket.last.say({ type: 'done', seq: 1, id: lastSent().id, result: 'done' });
    expect(await answer).toEqual([told]);
  });

  test('what is not offered is refused with its reason and rule', async () => {
    const answer = commands.run('take ducat 9');
    expect(lastSent()).toMatchObject({ type: 'why', action: 'take ducat 9' });
    const error = {
      code: 'x',
      text: 'There is no such card.',
      params: {},
      paragraph: 'money.take',
    };
    FakeSocket.last.say({ type: 'reason', seq: 1, id: lastSent().id, error });
    expect(await answer).toEqual(['There is no such card. [rule money.take]']);
  });

  test('a refusal for the ears names the cell in words', async () => {
    const answer = commands.run('place garden-8-ne 1,0');
    const error = { code: 'x', text: 'Does not fit.', params: { cell: [1, 0] }, paragraph: null };
    FakeSocket.last.say({ type: 'reason', seq: 1, id: lastSent().id, error });
    expect(await answer).toEqual(['column 1, row 0: Does not fit.']);
  });

  test('after a turn, the choice is to confirm it or to take it back', async () => {
    FakeSocket.last.say({ ...samples.taken, seq: 99 });
    expect(await commands.run('look offers')).toEqual(['You can: confirm; undo; restart']);
  });

  test('what may mean several things asks which', async () => {
    const [question] = await commands.run('buy 1');
    expect(question).toMatch(/^Which one\? buy 1 florin [89]; buy 1 florin [89]$/);
  });

  test('with nothing done there is nothing to undo or confirm', async () => {
    expect(await commands.run('undo')).toEqual(['There is nothing to take back.']);
    expect(await commands.run('confirm')).toEqual(['The turn is not complete yet.']);
  });

  test.each(['market', 'hand', 'mine', 'rivals', 'scores', 'offers', 'log', ''])(
    'look %s says something',
    async (what) => {
      for (const language of ['en', 'de', 'es'] as const) {
        await words.setLanguage(language);
        const lines = await commands.run(`look ${what}`);
        expect(lines.length).toBeGreaterThan(what === 'log' ? -1 : 0);
      }
    },
  );

  test('the market is told with what can be paid', async () => {
    const lines = await commands.run('look market');
    expect(lines[0]).toMatch(/^Square 1, florin: .* You can pay, \d over\.$/);
  });
});
