/** The log by turns, the newest first. */

import type { Logged } from './events';

/** An event with its number. */
interface Numbered extends Logged {
  readonly key: number;
}

interface TurnOfLog<T extends Numbered> {
  key: number;
  /** From 1; 0 for events before the first turn. */
  number: number;
  seat: number | null;
  entries: T[];
}

/** Events without an entry: too frequent, or shown by the turn itself. */
const SILENT: ReadonlySet<string> = new Set(['turn_began', 'shuffled']);

/** The latest turns, without those that have no entries. */
export function turnsOf<T extends Numbered>(
  log: readonly T[],
  most: number,
): { turns: TurnOfLog<T>[]; isAll: boolean } {
  const turns: TurnOfLog<T>[] = [];
  let number = 0;
  let current: TurnOfLog<T> = { key: -1, number, seat: null, entries: [] };
  const finish = () => {
    if (current.entries.length) turns.push(current);
  };
  for (const entry of log) {
    if (entry.event.event === 'turn_began') {
      finish();
      number += 1;
      current = { key: entry.key, number, seat: entry.event.seat, entries: [] };
    }
    if (!SILENT.has(entry.event.event)) current.entries.push(entry);
  }
  finish();
  return { turns: turns.slice(-most).reverse(), isAll: turns.length <= most };
}
