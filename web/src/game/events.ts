/** Fields that all events have in common, those of plug-ins included. */

import type { GameEvent } from '../wire/protocol';

/** An event in the log of a table. */
export interface Logged {
  readonly event: GameEvent;
}

/** The seat that an event is about; null for none. */
export function seatOf(event: GameEvent): number | null {
  const seat = fieldsOf(event).get('seat');
  return typeof seat === 'number' ? seat : null;
}

/** The fields of an event by name; those of a plug-in are plain values. */
export function fieldsOf(event: GameEvent): Map<string, unknown> {
  const fields = new Map<string, unknown>(
    Object.entries(event.event === 'plugin' ? event.values : event),
  );
  if (event.event !== 'plugin') fields.delete('event');
  return fields;
}
