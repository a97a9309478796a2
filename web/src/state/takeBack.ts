/** Taking back a turn: whether there is something to ask for. The server has the last word. */

import type { LoggedEvent } from './table.svelte';

/** What happens to seats and by itself: it does not matter for who moved last. */
const IGNORED_EVENTS = new Set(['turn-began', 'joined', 'left', 'bot', 'freed', 'away', 'back']);
/** Nobody has moved yet, or it was asked for since. */
const NOT_REVOCABLE = new Set(['dealt', 'began', 'asked-back', 'refused-back', 'leftover-decided']);

/** Whether this seat moved last, and has not been refused since. */
export function canRequestTakeBack(log: readonly LoggedEvent[], seat: number | null): boolean {
  const last = log.findLast(
    ({ event }) =>
      event.name === 'taken-back' || ('seat' in event && !IGNORED_EVENTS.has(event.name)),
  )?.event;
  return last !== undefined && seat !== null && last.seat === seat && !NOT_REVOCABLE.has(last.name);
}
