import { beforeAll, describe, expect, it } from 'vitest';
import {
  deedsOf,
  foldSteps,
  mainDeeds,
  type TurnStep,
  tilesToPlace,
  turnSteps,
} from '../src/game/turnSteps';
import type { GameEvent, GameView, StepView } from '../src/wire/protocol';
import { EventFormatter } from '../src/words/eventText';
import { type TextPart, withSigns } from '../src/words/signs';
import { deedsText, stepsText } from '../src/words/turnText';
import { words } from '../src/words/words.svelte';

beforeAll(() => words.setLanguage('en'));

const logOf = (...events: GameEvent[]) => events.map((event) => ({ event }));
const bought = (tile: string, exact: boolean): GameEvent => ({
  event: 'bought',
  seat: 1,
  square: 1,
  tile,
  cards: ['N4', 'N2'],
  exact,
});
const began = (seat: number): GameEvent => ({ event: 'turn_began', seat });
const took: GameEvent = { event: 'took', seat: 1, cards: ['N8'] };
const placed: GameEvent = { event: 'placed', seat: 1, tile: 'pavilion-6', cell: [1, 0] };
const formatter = new EventFormatter(['Ana', 'Leo'], 0);

/** A game in which this seat is in turn, with these tiles bought. */
function gameAt(turn_seat: number, kind: StepView['kind'], tiles: string[], over = false) {
  const stack: StepView[] = [{ name: 'turn', kind, seat: turn_seat, tiles }];
  return { turn_seat, deciding: turn_seat, stack, over } as unknown as GameView;
}

const textsOf = (steps: TurnStep[]) =>
  steps.map((step) => `${step.state} ${stepsText(formatter, [step], 'Leo')}`);

describe('a turn in steps', () => {
  it('has deeds, then another action, then the tile to place', () => {
    const log = logOf(began(0), began(1), bought('pavilion-6', true));
    expect(textsOf(turnSteps(gameAt(1, 'turn', ['pavilion-6']), log, 1))).toEqual([
      'done bought pavilion 6 for denar 4 + 2',
      'now has another action',
      'ahead places pavilion 6',
    ]);
  });

  it('places one tile after the other', () => {
    const log = logOf(began(1), bought('pavilion-6', true), bought('tower-9', false));
    expect(textsOf(turnSteps(gameAt(1, 'placing', ['pavilion-6', 'tower-9']), log, 1))).toEqual([
      'done bought pavilion 6 for denar 4 + 2',
      'done bought tower 9 for denar 4 + 2',
      'now places pavilion 6',
      'ahead places tower 9',
    ]);
  });

  it('begins with thinking, whatever the seat did before', () => {
    const log = logOf(began(1), took, began(0), began(1));
    expect(textsOf(turnSteps(gameAt(1, 'turn', []), log, 1))).toEqual(['now is thinking']);
  });

  it('is the last one after it has ended', () => {
    const log = logOf(began(1), took, began(0), { event: 'took', seat: 0, cards: ['N1'] });
    expect(textsOf(turnSteps(gameAt(0, 'turn', []), log, 1))).toEqual(['done took denar 8']);
    expect(textsOf(turnSteps(gameAt(1, 'turn', [], true), log, 1))).toEqual(['done took denar 8']);
  });

  it('waits while somebody else decides, as in an auction', () => {
    const log = logOf(began(1), took);
    const refilled = { ...gameAt(1, 'automatic', []), deciding: 0 };
    expect(textsOf(turnSteps(refilled, log, 1))).toEqual(['done took denar 8']);
    const interrupted = { ...gameAt(1, 'turn', ['tower-9']), deciding: 0 };
    expect(textsOf(turnSteps(interrupted, logOf(began(1)), 1))).toEqual(['ahead places tower 9']);
  });

  it('is that of whoever places tiles left in the market, after the last turn', () => {
    const log = logOf(began(1), took, began(0), { event: 'took', seat: 0, cards: ['N1'] });
    const left: StepView = { name: 'leftovers', kind: 'placing', seat: 1, tiles: ['tower-9'] };
    const game = { ...gameAt(0, 'placing', []), stack: [left], deciding: 1 };
    expect(textsOf(turnSteps(game, log, 1))).toEqual(['now places tower 9']);
    expect(textsOf(turnSteps(game, log, 0))).toEqual(['done took denar 1']);
    expect(tilesToPlace(game, 1)).toEqual(['tower-9']);
    expect(tilesToPlace(game, 0)).toEqual([]);
  });

  it('has nothing of what a seat did in the turn of another, or at the table', () => {
    const bid: GameEvent = { event: 'bid_made', seat: 1, character: 'laila', bid: 3 };
    const log = logOf(began(1), took, began(0), bid, { event: 'away', seat: 1 });
    expect(deedsOf(log, 1, false)).toEqual([took]);
    expect(deedsOf(log, 0, false)).toEqual([]);
  });

  it('is known without its beginning, as after a record', () => {
    expect(deedsOf(logOf({ event: 'started' }, took), 1, true)).toEqual([took]);
  });

  it('is short in a line: a tile that was bought is also placed', () => {
    const deeds = mainDeeds([bought('pavilion-6', true), placed, took]);
    expect(deedsText(formatter, deeds, 'Leo')).toBe('bought pavilion 6, took denar 8');
    expect(mainDeeds([placed])).toEqual([placed]);
  });

  it('names a tile once that was bought for the reserve', () => {
    const kept: GameEvent = { event: 'reserved', seat: 1, tile: 'pavilion-6' };
    const deeds = [bought('pavilion-6', true), took, kept];
    expect(deedsText(formatter, deeds, 'Leo')).toBe(
      'bought pavilion 6 for the reserve, took denar 8',
    );
    expect(deedsText(formatter, [kept], 'Leo')).toBe('put pavilion 6 in reserve');
  });

  it('has words for what characters did', () => {
    const won: GameEvent = { event: 'yammerad_drew', seat: 1, money: true };
    expect(deedsText(formatter, [won], 'Leo')).toBe('drew a card with Yammerad');
  });
});

describe('a turn with signs', () => {
  it('has signs for tiles and money, and loses no word', async () => {
    const events = [bought('pavilion-6', true), bought('tower-9', false), took];
    for (const language of ['en', 'de', 'es'] as const) {
      await words.setLanguage(language);
      const text = deedsText(formatter, events, 'Leo');
      const parts = withSigns(text, events);
      const signs = parts.flatMap((part) => (typeof part === 'string' ? [] : part));
      expect(signs.map(({ of, shown }) => [of, shown])).toEqual([
        ['pavilion', '6'],
        ['tower', '9'],
        ['denar', '8'],
      ]);
      const whole = (part: TextPart) =>
        typeof part === 'string' ? part : part.before + part.shown + part.after;
      expect(parts.map(whole).join('')).toBe(text);
    }
    await words.setLanguage('en');
  });
});

describe('lines of a turn', () => {
  const done = (event: GameEvent): TurnStep => ({ state: 'done', event });
  const places = (tile: string): TurnStep => ({ state: 'ahead', what: 'places', tile });

  it('share what is done first', () => {
    const steps: TurnStep[] = [
      done(bought('pavilion-6', true)),
      done(bought('tower-9', true)),
      { state: 'now', what: 'again' },
      places('pavilion-6'),
      places('tower-9'),
    ];
    expect(foldSteps(steps, 5)).toEqual(steps.map((step) => [step]));
    const lines = foldSteps(steps, 3).map((line) => stepsText(formatter, line, 'Leo'));
    expect(lines).toEqual([
      'bought pavilion 6 and tower 9',
      'has another action',
      'places pavilion 6, places tower 9',
    ]);
  });

  it('leave out that a tile was placed, where there is little room', () => {
    const steps = [done(bought('pavilion-6', true)), done(took), done(placed)];
    const texts = (most: number) =>
      foldSteps(steps, most).map((line) => stepsText(formatter, line, 'Leo'));
    expect(texts(3)).toHaveLength(3);
    expect(texts(2)).toEqual(['bought pavilion 6 for denar 4 + 2', 'took denar 8']);
  });

  it('tell the whole of a long turn: its purchases share a line, and so do its placements', () => {
    const placedTower: GameEvent = { ...placed, tile: 'tower-9' } as GameEvent;
    const steps = [
      ...[bought('pavilion-6', true), bought('tower-9', true), took].map(done),
      ...[placed, placedTower].map(done),
    ];
    const texts = (most: number) =>
      foldSteps(steps, most).map((line) => stepsText(formatter, line, 'Leo', ''));
    expect(texts(4)).toEqual([
      'bought pavilion 6',
      'bought tower 9',
      'took denar 8',
      'placed pavilion 6 and tower 9',
    ]);
    expect(texts(3)).toEqual([
      'bought pavilion 6 and tower 9',
      'took denar 8',
      'placed pavilion 6 and tower 9',
    ]);
    expect(texts(2)).toEqual(['bought pavilion 6 and tower 9', 'took denar 8']);
  });

  it('never share different states', () => {
    const steps: TurnStep[] = [done(took), { state: 'now', what: 'again' }, places('tower-9')];
    expect(foldSteps(steps, 1)).toHaveLength(3);
  });
});
