/** Sentences split into parts, to highlight names and tiles. */

import type { GameEvent } from '../wire/protocol';
import type { EventFormatter } from './eventText';

/** A sentence in parts, every second highlighted: `['', 'Leo', ' took ', 'garden 8', '.']`. */
export function splitHighlights(sentence: string, names: readonly string[]): string[] {
  const found = names
    .filter((name) => name && sentence.includes(name))
    .map((name) => ({ name, at: sentence.indexOf(name) }))
    .sort((one, other) => one.at - other.at);
  const parts: string[] = [];
  let end = 0;
  for (const { name, at } of found) {
    if (at < end) continue;
    parts.push(sentence.slice(end, at), name);
    end = at + name.length;
  }
  return [...parts, sentence.slice(end)];
}

/** The sentence of an event without the name at its start and the full stop. */
export function predicateText(formatter: EventFormatter, event: GameEvent, name: string): string {
  const sentence = formatter.format(event);
  const [before, , after] = splitHighlights(sentence, [name]);
  return (before || !after ? sentence : after).trim().replace(/\.$/, '');
}
