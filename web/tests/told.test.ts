/** The page tells every event as the Python package does, in every language. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { GameEvent, Language } from '../src/wire/protocol';
import { EventFormatter } from '../src/words/eventText';
import { words } from '../src/words/words.svelte';

interface Group {
  names: string[];
  events: GameEvent[];
  voices: { language: Language; edition: string; you: number | null; told: string[] }[];
}

const text = readFileSync(join(import.meta.dirname, 'told.jsonl'), 'utf-8');

const groups = text
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Group);

describe.each(groups)('events of $names', ({ names, events, voices }) => {
  it.each(voices)('are told alike in $language, $edition, to $you', async (voice) => {
    await words.setLanguage(voice.language);
    words.edition = voice.edition;
    const formatter = new EventFormatter(names, voice.you);
    expect(events.map((event) => formatter.format(event))).toEqual(voice.told);
  });
});
