/** The log by turns, the newest first. */

import { type Logged, seatOf } from './events';
import { isDeed } from './turnSteps';

/** An event with its number. */
interface Numbered extends Logged {
  readonly key: number;
}

export interface TurnOfLog<T extends Numbered> {
  key: number;
  /** From 1; 0 for events before the first turn that has a beginning. */
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
  for (const [index, entry] of log.entries()) {
    const { event } = entry;
    if (event.event === 'turn_began') {
      finish();
      number += 1;
      current = { key: entry.key, number, seat: event.seat, entries: [] };
    } else if (current.seat === null && isDeed(event)) {
      // A table from a record may begin in the middle of a turn.
      finish();
      current = { key: entry.key, number, seat: seatOf(event), entries: [] };
    }
    // Where nobody has to agree, a turn is taken back as soon as that is asked.
    const isGranted = event.event === 'asked_back' && log[index + 1]?.event.event === 'taken_back';
    if (!SILENT.has(event.event) && !isGranted) current.entries.push(entry);
  }
  finish();
  return { turns: turns.slice(-most).reverse(), isAll: turns.length <= most };
}

/** What happens at the table besides the game. */
const AT_THE_TABLE: ReadonlySet<string> = new Set([
  ...['joined', 'left', 'bot', 'freed', 'away', 'back', 'started', 'rematch'],
  ...['asked_back', 'agreed_back', 'refused_back', 'taken_back'],
]);
export const isAtTheTable = ({ event }: Logged): boolean => AT_THE_TABLE.has(event.event);

/** Events of the game that are told even where a turn is told in short. */
const APART: ReadonlySet<string> = new Set(['began', 'scored', 'leftover_decided', 'ended']);
/** Events of a seat that are told in the details alone. */
const DETAILS: ReadonlySet<string> = new Set(['dealt', 'bid_made', 'bid_passed']);

/**
 * A turn in three parts: what its player did, for one line; what stands apart, whatever is told in
 * short; and all events of the game, as details.
 */
export function partsOf<T extends Numbered>(
  turn: TurnOfLog<T>,
  isTold: (entry: T) => boolean,
): { deeds: T[]; apart: T[]; details: T[] } {
  const isOwn = (entry: T) => seatOf(entry.event) === turn.seat && isTold(entry);
  const isApart = (entry: T) =>
    isAtTheTable(entry) ||
    APART.has(entry.event.event) ||
    (seatOf(entry.event) !== null && !isOwn(entry) && !DETAILS.has(entry.event.event));
  return {
    deeds: turn.entries.filter(isOwn),
    apart: turn.entries.filter(isApart),
    details: joinMoney(turn.entries.filter((entry) => !isApart(entry))),
  };
}

/** New money in one entry, where it was last revealed: a scoring card or a second purchase parts
 * it. */
function joinMoney<T extends Numbered>(entries: readonly T[]): T[] {
  const cards = entries.flatMap(({ event }) => (event.event === 'revealed' ? event.cards : []));
  const last = entries.findLast(({ event }) => event.event === 'revealed');
  return entries.flatMap((entry) => {
    if (entry.event.event !== 'revealed') return [entry];
    return entry === last ? [{ ...entry, event: { ...entry.event, cards } }] : [];
  });
}
