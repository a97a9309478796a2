import { expect, it } from 'vitest';
import type { GameEvent } from '../src/wire/protocol';
import { EventFormatter } from '../src/words/eventText';
import { words } from '../src/words/words.svelte';

const took = (seat: number): GameEvent => ({ event: 'took', seat, cards: ['U5'] });
const placed = (seat: number): GameEvent => ({
  event: 'placed',
  seat,
  tile: 'pavilion-4',
  cell: [1, 0],
});

it('tells what others and I do as it happens, without coordinates', async () => {
  const said = {
    en: ['Nadira takes ducat 5.', 'You take ducat 5.', 'You place pavilion 4.'],
    de: ['Nadira nimmt 5 Dukaten.', 'Du nimmst 5 Dukaten.', 'Du platzierst den Pavillon 4.'],
    es: ['Nadira toma 5 ducados.', 'Tomas 5 ducados.', 'Colocas el pabellón 4.'],
  } as const;
  for (const language of ['en', 'de', 'es'] as const) {
    await words.setLanguage(language);
    const formatter = new EventFormatter(['Nadira', 'You'], 1, 'bare');
    expect(formatter.formatNow(took(0))).toBe(said[language][0]);
    expect(formatter.formatNow(took(1))).toBe(said[language][1]);
    expect(formatter.formatNow(placed(1))).toBe(said[language][2]);
    expect(new EventFormatter(['Nadira'], null).formatNow(took(0))).toBe(said[language][0]);
  }
  await words.setLanguage('en');
});
