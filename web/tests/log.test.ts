import { beforeAll, describe, expect, it } from 'vitest';
import { axisStep, graphOf, spreadLabels } from '../src/game/graph';
import { partsOf, turnsOf } from '../src/game/turns';
import type { GameEvent } from '../src/wire/protocol';
import { LogNames } from '../src/words/logNames';
import { splitHighlights } from '../src/words/sentenceParts';
import { words } from '../src/words/words.svelte';

const logOf = (...events: GameEvent[]) => events.map((event, key) => ({ key, event }));

const log = logOf(
  { event: 'joined', seat: 1 },
  { event: 'shuffled', pile: 'supply', order: [] },
  { event: 'began', seat: 0 },
  { event: 'turn_began', seat: 0 },
  { event: 'bought', seat: 0, square: 1, tile: 'tower-9', cards: ['N9'], exact: true },
  { event: 'placed', seat: 0, tile: 'tower-9', cell: [1, 0] },
  { event: 'revealed', cards: ['N3'] },
  { event: 'turn_began', seat: 1 },
  { event: 'took', seat: 1, cards: ['N3'] },
  { event: 'turn_began', seat: 0 },
);

describe('the names in the log', () => {
  const person = (name: string) => ({ kind: 'person', name, level: '', away: false }) as const;
  beforeAll(() => words.setLanguage('en'));
  const namesOf = () =>
    new LogNames(
      logOf(
        { event: 'joined', seat: 0 },
        { event: 'left', seat: 0, former: 'Ana' },
        { event: 'joined', seat: 0 },
        { event: 'bot', seat: 0, former: 'Bo' },
        { event: 'freed', seat: 0, former: '' },
        { event: 'joined', seat: 0 },
        { event: 'freed', seat: 1, former: 'Dana' },
      ),
      [person('Cleo'), person('Elena')],
      0,
    );

  it('calls nobody “You” who is not the reader', () => {
    const mine = new LogNames(logOf({ event: 'began', seat: 0 }), [person('You')], 0);
    expect(mine.at(0).formatter.format({ event: 'joined', seat: 0 })).toBe('You sat down.');
    const left = logOf({ event: 'began', seat: 0 }, { event: 'left', seat: 0, former: 'You' });
    const names = new LogNames(left, [{ ...person('You'), kind: 'bot' }], null);
    expect([0, 1, 2].map((key) => names.at(key).names[0])).toEqual([
      'Player 1',
      'Player 1',
      'Player 1',
    ]);
  });

  it('are of those who sat there then', () => {
    const names = namesOf();
    expect([0, 1, 2, 3, 4, 5, 6].map((key) => names.at(key).names[0])).toEqual([
      ...['Ana', 'Ana', 'Bo', 'Nadira', 'Nadira', 'Cleo', 'Cleo'],
    ]);
    expect([5, 6, 7].map((key) => names.at(key).names[1])).toEqual(['Dana', 'Dana', 'Elena']);
  });

  it('call nobody else you', () => {
    const names = namesOf();
    expect([2, 4, 5, 7].map((key) => names.at(key).you)).toEqual([null, null, 0, 0]);
  });
});

describe('the log', () => {
  it('goes by turns, the newest first, and leaves out what is not told', () => {
    const { turns, isAll } = turnsOf(log, 10);
    expect(turns.map(({ number, seat }) => [number, seat])).toEqual([
      [2, 1],
      [1, 0],
      [0, null],
    ]);
    expect(turns[2]?.entries.map(({ event }) => event.event)).toEqual(['joined', 'began']);
    expect(isAll).toBe(true);
  });

  it('do not tell a wish that was granted at once', () => {
    const asked: GameEvent = { event: 'asked_back', seat: 0 };
    const taken: GameEvent = { event: 'taken_back' } as GameEvent;
    const told = (...events: GameEvent[]) =>
      turnsOf(logOf({ event: 'turn_began', seat: 0 }, ...events), 1).turns[0]?.entries.map(
        ({ event }) => event.event,
      );
    expect(told(asked, taken)).toEqual(['taken_back']);
    expect(told(asked)).toEqual(['asked_back']);
    const agreed: GameEvent = { event: 'agreed_back', seat: 1 };
    expect(told(asked, agreed, taken)).toEqual(['asked_back', 'agreed_back', 'taken_back']);
  });

  it('shows the last ones first', () => {
    const { turns, isAll } = turnsOf(log, 1);
    expect(turns.map(({ number }) => number)).toEqual([2]);
    expect(isAll).toBe(false);
  });

  it('begins with a deed where a table begins in the middle of a turn', () => {
    const { turns } = turnsOf(
      logOf(
        { event: 'joined', seat: 1 },
        { event: 'took', seat: 1, cards: ['N3'] },
        { event: 'revealed', cards: ['N4'] },
        { event: 'turn_began', seat: 0 },
        { event: 'passed', seat: 0 },
      ),
      10,
    );
    expect(turns.map(({ number, seat, entries }) => [number, seat, entries.length])).toEqual([
      [1, 0, 1],
      [0, 1, 2],
      [0, null, 1],
    ]);
  });

  it('parts a turn into its deeds, what stands apart, and all the rest on demand', () => {
    const [turn] = turnsOf(
      logOf(
        { event: 'turn_began', seat: 0 },
        { event: 'bought', seat: 0, square: 1, tile: 'tower-9', cards: ['N9'], exact: true },
        { event: 'bid_made', seat: 1 } as GameEvent,
        { event: 'took', seat: 1, cards: ['N3'] },
        { event: 'away', seat: 0 },
        { event: 'revealed', cards: ['N4'] },
        { event: 'scored', round: 1, lines: [] },
      ),
      1,
    ).turns;
    if (!turn) throw new Error('no turn');
    const isTold = ({ event }: { event: GameEvent }) => event.event === 'bought';
    const { deeds, apart, details } = partsOf(turn, isTold);
    const names = (entries: { event: GameEvent }[]) => entries.map(({ event }) => event.event);
    expect(names(deeds)).toEqual(['bought']);
    expect(names(apart)).toEqual(['took', 'away', 'scored']);
    expect(names(details)).toEqual(['bought', 'bid_made', 'revealed']);
  });

  it('tells the new money of a turn once', () => {
    const [turn] = turnsOf(
      logOf(
        { event: 'turn_began', seat: 0 },
        { event: 'revealed', cards: ['N4'] },
        { event: 'scoring_drawn', round: 1 },
        { event: 'revealed', cards: ['R5', 'N1'] },
      ),
      1,
    ).turns;
    if (!turn) throw new Error('no turn');
    const { details } = partsOf(turn, () => false);
    expect(details.map(({ event }) => event)).toEqual([
      { event: 'scoring_drawn', round: 1 },
      { event: 'revealed', cards: ['N4', 'R5', 'N1'] },
    ]);
  });

  it('parts a sentence at names and tiles', () => {
    expect(splitHighlights('Empieza Leo: tiene menos.', ['Leo'])).toEqual([
      'Empieza ',
      'Leo',
      ': tiene menos.',
    ]);
    const sentence = 'Leo swapped garden 8 (wall N) at 1,0 for tower 9.';
    expect(splitHighlights(sentence, ['Leo', 'tower 9', 'garden 8', 'tower 9'])).toEqual([
      '',
      'Leo',
      ' swapped ',
      'garden 8',
      ' (wall N) at 1,0 for ',
      'tower 9',
      '.',
    ]);
    expect(splitHighlights('You took denar 3.', ['Leo'])).toEqual(['You took denar 3.']);
    expect(splitHighlights('New money.', [''])).toEqual(['New money.']);
  });
});

describe('the graph', () => {
  it('goes from nothing to the final scores', () => {
    const { lines, columns, marks } = graphOf(
      [
        [10, 20],
        [40, 30],
      ],
      400,
      230,
    );
    expect(columns).toHaveLength(3);
    expect(lines[0]?.points.map(([x]) => x)).toEqual(columns);
    const [first, , last] = lines[0]?.points ?? [];
    expect(first?.[1]).toBeGreaterThan(last?.[1] ?? 999);
    expect(marks.map(({ value }) => value)).toEqual([0, 10, 20, 30, 40]);
  });

  it.each([
    [12, 5],
    [60, 20],
    [120, 25],
    [240, 50],
  ])('with at most %i points has a mark every %i', (top, step) => {
    expect(axisStep(top)).toBe(step);
  });

  it('keeps labels apart and inside', () => {
    const moved = spreadLabels([
      { seat: 0, y: 20 },
      { seat: 1, y: 22 },
      { seat: 2, y: 200 },
      { seat: 3, y: 21 },
    ]);
    const heights = moved.map(({ y }) => y);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(16);
    for (const [index, y] of heights.slice(1).entries())
      expect(y - (heights[index] ?? 0)).toBeGreaterThanOrEqual(20);
  });
});
