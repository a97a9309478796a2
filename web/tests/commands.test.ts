/** The command line: what is typed finds its offer, or an answer. */

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CommandInterpreter } from '../src/reader/commands';
import { completion, matchingOffers, normalize, withVerbFirst } from '../src/reader/offerMatching';
import { offerAloud } from '../src/reader/offerSentences';
import { withSquares, withTileIds } from '../src/reader/tileWords';
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

  test.each([
    ['en', 'take 3 denars', 'take denar 3'],
    ['en', 'take 2 denars and 1 dirham', 'take denar 2 dirham 1'],
    ['en', 'buy 3 with 7 + 3 denars', 'buy 3 denar 7+3'],
    ['de', 'nimm 3 Denar', 'take denar 3'],
    ['de', '2 Denar, 1 Dirham nehmen', 'take denar 2 dirham 1'],
    ['de', 'kaufe 3 für 7+3 Denar', 'buy 3 denar 7+3'],
    ['es', 'toma dinares 3', 'take denar 3'],
    ['es', 'toma 2 dinares y 1 dirham', 'take denar 2 dirham 1'],
    ['es', 'compra casilla 3 con 7+3 dinares', 'buy 3 denar 7+3'],
  ] as const)('may name money as it is spoken, in %s: %s', async (language, typed, action) => {
    await words.setLanguage(language);
    const text = withVerbFirst(inNotation(normalize(typed)), new Set(['take', 'buy', 'place']));
    expect(found(text)).toEqual([action]);
    await words.setLanguage('en');
  });

  test.each([
    ['en', 'take diamonds 2', 'take diamond 2'],
    ['en', 'show reserve', 'look reserve'],
    ['en', 'take the gate card', 'take gate'],
    ['de', 'kaufe 1 Diamanten 2', 'buy 1 diamond 2'],
    ['de', 'entferne Türme', 'remove tower'],
    ['de', 'zeige Bauhof', 'look market'],
    ['de', 'zeige Geld', 'look money'],
    ['de', 'zeige Mitspieler', 'look rivals'],
    ['de', 'nimm Stadttorkarte', 'take gate'],
    ['de', 'platziere Feldlager 5 1,0 Tor im Norden', 'place camp 5 1,0 gate n'],
    ['es', 'compra 1 florines 4+7', 'buy 1 florin 4+7'],
    ['es', 'mira recinto', 'look market'],
    ['es', 'mira la mía', 'look mine'],
    ['es', 'mira registro', 'look log'],
    ['es', 'toma la carta de puerta', 'take gate'],
    ['es', 'toma puerta', 'take gate'],
  ] as const)('may be what the page says, in %s: %s', async (language, typed, notation) => {
    await words.setLanguage(language);
    expect(inNotation(normalize(typed))).toBe(notation);
    await words.setLanguage('en');
  });

  test.each([
    ['en', 'keep tower 9 in reserve', 'reserve tower 9'],
    ['en', 'put tower 9 in reserve', 'reserve tower 9'],
    ['en', 'give tower 9 to Dirk', 'give tower 9'],
    ['de', 'Lege Turm 9 in die Reserve', 'reserve tower 9'],
    ['de', 'Turm 9 auf Feld 1,0 legen', 'place tower 9 1,0'],
    ['de', 'Verschenke Turm 9 an Dirk', 'give tower 9'],
    ['de', 'Dirk Turm 9 schenken', 'give tower 9'],
    ['es', 'Deja la torre 9 en la reserva', 'reserve tower 9'],
    ['es', 'Guardar la torre 9 en la reserva', 'reserve tower 9'],
    ['es', 'Regala la torre 9 a Dirk', 'give tower 9'],
    ['es', 'mira la reserva', 'look reserve'],
  ] as const)('may say where a tile goes, in %s: %s', async (language, typed, notation) => {
    await words.setLanguage(language);
    const verbs = new Set(['look', 'place', 'reserve', 'give']);
    expect(withVerbFirst(inNotation(normalize(typed)), verbs)).toBe(notation);
    await words.setLanguage('en');
  });

  test('may name a tile by kind and price', () => {
    const tiles = ['garden-8-ne', 'tower-12'];
    expect(withTileIds('place tower 12 2,0', tiles)).toBe('place tower-12 2,0');
    expect(withTileIds('place garden 8 -1,-2 gate n', tiles)).toBe(
      'place garden-8-ne -1,-2 gate n',
    );
    expect(withTileIds('place tower-12 2,0', tiles)).toBe('place tower-12 2,0');
    expect(withTileIds('take denar 3', tiles)).toBe('take denar 3');
    expect(withTileIds('reserve tower 9', tiles)).toBe('reserve tower-9');
    const market = ['tower-12', null, 'garden-8-ne', null];
    expect(withSquares('buy garden 8 denar 7+3', market)).toBe('buy 3 denar 7+3');
    expect(withSquares('buy florin 8', market)).toBe('buy florin 8');
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
  let seq = 100;
  const nextSeq = () => (seq += 1);
  const refuse = (text: string, code = 'x') => {
    const error = { code, text, params: {}, paragraph: null };
    FakeSocket.last.say({ type: 'reason', seq: 1, id: lastSent().id, error });
  };

  test('an action is sent in the words of its offer', async () => {
    const answer = commands.run('take ducat 8');
    expect(lastSent()).toMatchObject({ type: 'act', action: 'take ducat 8' });
    FakeSocket.last.say({ type: 'done', seq: 1, id: lastSent().id, result: 'done' });
    expect(await answer).toEqual(['Took ducat 8.']);
  });

  test.each([
    ['en', 'buy 1 florin 8', 'Bought seraglio 6 (walls east and south) for florin 8.'],
    ['de', 'buy 1 florin 8', 'Gekauft: Serail 6 (Mauern Ost und Süd) für 8 Gulden.'],
    ['es', 'buy 1 florin 8', 'Compraste el serrallo 6 (murallas este y sur) por 8 florines.'],
    ['de', 'nimm dukat 8', 'Genommen: 8 Dukaten.'],
    ['es', 'toma ducado 8', 'Tomaste 8 ducados.'],
  ] as const)('an action is told as done, in %s: %s', async (language, typed, told) => {
    await words.setLanguage(language);
    const answer = commands.run(typed);
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
    expect(question).toBe(
      'Which one? Buy seraglio 6 (walls east and south) with your florin 8; ' +
        'Buy seraglio 6 (walls east and south) with your florin 9',
    );
    await words.setLanguage('de');
    expect(await commands.run('kaufe Serail 6')).toEqual([
      'Welche davon? Serail 6 (Mauern Ost und Süd) für 8 Gulden kaufen; ' +
        'Serail 6 (Mauern Ost und Süd) für 9 Gulden kaufen',
    ]);
  });

  test.each(['en', 'de', 'es'] as const)('what is listed can be typed, in %s', async (language) => {
    await words.setLanguage(language);
    for (const sample of [samples.turn, samples.placing]) {
      FakeSocket.last.say({ ...sample, seq: nextSeq() });
      for (const offer of live.you?.offers ?? []) {
        const answer = commands.run(offerAloud(offer, live.game?.market));
        expect(lastSent()).toMatchObject({ type: 'act', action: offer.action });
        FakeSocket.last.say({ type: 'done', seq: 1, id: lastSent().id, result: 'done' });
        await answer;
      }
    }
  });

  test.each([
    [
      'en',
      'place seraglio 6 column 1, row 0',
      'Placed seraglio 6 (walls east and south) at column 1, row 0.',
    ],
    [
      'de',
      'platziere Serail 6 Spalte 1 Zeile 0',
      'Platziert: Serail 6 (Mauern Ost und Süd) auf Feld Spalte 1, Zeile 0.',
    ],
    [
      'es',
      'coloca serrallo 6 columna 1, fila 0',
      'Colocaste el serrallo 6 (murallas este y sur) en la columna 1, fila 0.',
    ],
  ] as const)('a cell is told as done in words, in %s', async (language, typed, told) => {
    await words.setLanguage(language);
    FakeSocket.last.say({ ...samples.placing, seq: nextSeq() });
    const answer = commands.run(typed);
    FakeSocket.last.say({ type: 'done', seq: 1, id: lastSent().id, result: 'done' });
    expect(await answer).toEqual([told]);
  });

  test.each([
    ['en', 'place seraglio 6 column 9, row 9'],
    ['de', 'platziere Serail 6 Spalte 9 Zeile 9'],
    ['es', 'coloca serrallo 6 columna 9 fila 9'],
  ] as const)('what does not fit is asked about with its tile, in %s', async (language, typed) => {
    await words.setLanguage(language);
    FakeSocket.last.say({ ...samples.placing, seq: nextSeq() });
    const answer = commands.run(typed);
    expect(lastSent()).toMatchObject({ type: 'why', action: 'place seraglio-6-es 9,9' });
    refuse('Does not fit.');
    await answer;
  });

  test.each([
    ['en', 'buy tower 11 with 7 + 4 florins', 'buy 4 florin 7+4'],
    ['de', 'kaufe Turm 11 Gulden 7+4', 'buy 4 florin 7+4'],
    ['es', 'compra torre 11 con 7+4 florines', 'buy 4 florin 7+4'],
    ['en', 'take 9 dirhams', 'take dirham 9'],
  ] as const)(
    'a refused purchase is asked about by its square, in %s: %s',
    async (language, typed, action) => {
      await words.setLanguage(language);
      const answer = commands.run(typed);
      expect(lastSent()).toMatchObject({ type: 'why', action });
      refuse('No.');
      await answer;
    },
  );

  test.each([
    ['es', 'puja 5', '«bid 5» no es posible ahora.', '«puja 5» no es posible ahora.'],
    ['de', 'passe jetzt', 'Nach „pass“ kommt kein Wort.', 'Nach „passe“ kommt kein Wort.'],
  ] as const)('a refusal quotes what was typed, in %s', async (language, typed, text, told) => {
    await words.setLanguage(language);
    const answer = commands.run(typed);
    refuse(text);
    expect(await answer).toEqual([told]);
  });

  test('what is no action is told in the words of the language', async () => {
    await words.setLanguage('de');
    const answer = commands.run('fliege 5');
    refuse('„fliege“ … Bekannt: add, buy', 'unknown-action');
    expect((await answer)[0]).toMatch(/^„fliege 5“ beginnt mit keiner bekannten Aktion\./);
  });

  test('Tab completes what was heard, too', async () => {
    await words.setLanguage('de');
    expect(commands.complete('serail 6 (mauern ost und süd) für 8')).toBe(
      'serail 6 (mauern ost und süd) für 8 gulden kaufen',
    );
  });

  test('a thing can be typed without the verb', async () => {
    await words.setLanguage('de');
    expect(await commands.run('züge')).toEqual(await commands.run('zeige züge'));
    expect((await commands.run('bauhof'))[0]).toMatch(/^Feld 1, Gulden: /);
  });

  test('with nothing done there is nothing to undo or confirm', async () => {
    expect(await commands.run('undo')).toEqual(['There is nothing to take back.']);
    expect(await commands.run('confirm')).toEqual(['The turn is not complete yet.']);
  });

  test.each([
    'market',
    'money',
    'hand',
    'mine',
    'reserve',
    'rivals',
    'scores',
    'offers',
    'log',
    '',
  ])('look %s says something', async (what) => {
    for (const language of ['en', 'de', 'es'] as const) {
      await words.setLanguage(language);
      const lines = await commands.run(`look ${what}`);
      expect(lines.length).toBeGreaterThan(what === 'log' ? -1 : 0);
    }
  });

  test('the market is told with what can be paid', async () => {
    const lines = await commands.run('look market');
    expect(lines[0]).toMatch(/^Square 1, florin: .* You can pay, \d over\.$/);
  });
});
