/**
 * A whole game as somebody hears it who sees nothing: a text that people have read.
 *
 * After a change of words: `make web-unit ARGS="announced --update"`, and read the difference.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { Announcer } from '../src/reader/announcer';
import type { GameEvent, Language } from '../src/wire/protocol';
import { words } from '../src/words/words.svelte';

interface Change {
  seat: number | null;
  steps: string[];
  events: GameEvent[];
  deciding: number | null;
  market: (string | null)[];
  display: string[];
  scores: number[];
}

const ME = 0;
const NAMES = ['Ana', 'Bo', 'Çelik', 'Eva'];
const changes = readFileSync(join(import.meta.dirname, 'announced.jsonl'), 'utf-8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Change);

/** What I do stands between the utterances, as I would type it. */
function script(): string[] {
  const announcer = new Announcer();
  return changes.flatMap(({ seat, steps, events, ...table }) => {
    const now = { seat: ME, names: NAMES, ...table };
    const isMine = seat === ME;
    const told = announcer.announceChanges(events, now, isMine && steps.length > 0);
    return [...(isMine ? steps.map((step) => `> ${step}`) : []), ...(told ? [told] : [])];
  });
}

describe.each(['en', 'de', 'es'] satisfies Language[])('in %s', (language) => {
  it('is the text that was reviewed', async () => {
    await words.setLanguage(language);
    const text = `${script().join('\n')}\n`;
    await expect(text).toMatchFileSnapshot(`announced/${language}.txt`);
  });
});

test('nothing is told of a change in which nothing happened', () => {
  expect(new Announcer().announceChanges([], { seat: 0, names: NAMES, ...table() }, false)).toBe(
    '',
  );
});

test('whoever comes in their turn hears all of the market, and only what is new the next time', async () => {
  await words.setLanguage('en');
  const announcer = new Announcer();
  const now = { seat: 0, names: NAMES, ...table() };
  expect(announcer.announceOpening(now)).toBe(
    'Your turn. New in the market: square 1, florin, garden 8 (walls north and east); ' +
      'square 3, denar, tower 9 (walls east and south). Money to take: denar 3.',
  );
  expect(
    announcer.announceOpening({ ...now, market: ['garden-8-ne', 'camp-5-s', null, null] }),
  ).toBe(
    'Your turn. New in the market: square 2, dirham, camp 5 (arrow south). Money to take: denar 3.',
  );
  expect(announcer.announceOpening({ ...now, deciding: 1 })).toBe('');
});

test('what I confirmed is not told to me, what somebody did in my place is', async () => {
  await words.setLanguage('en');
  const events: GameEvent[] = [{ event: 'took', seat: 0, cards: ['N3'] }];
  const now = { seat: 0, names: NAMES, ...table(), deciding: 1 };
  expect(new Announcer().announceChanges(events, now, true)).toBe('');
  expect(new Announcer().announceChanges(events, now, false)).toBe('You took denar 3.');
});

const table = () => ({
  deciding: 0,
  market: ['garden-8-ne', null, 'tower-9-es', null],
  display: ['N3'],
  scores: [0, 0, 0, 0],
});
