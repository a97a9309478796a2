/** How many tiles of each kind everybody has, now and at the time of a scoring. */

import type { PalaceView } from '../wire/protocol';
import { tileOf } from './tiles';

/** By owner, by kind. */
export type Counts = Map<number, Map<string, number>>;

export interface EventRecord {
  readonly event: string;
  readonly [field: string]: unknown;
}

export function countTiles(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) change(counts, id, 1);
  return counts;
}

export function countsNow(
  palaces: readonly PalaceView[],
  /** Those who own tiles without a seat. */
  extras: readonly { owner: number; tiles: readonly string[] }[] = [],
): Counts {
  const counts: Counts = new Map();
  for (const [seat, palace] of palaces.entries())
    counts.set(seat, countTiles(palace.tiles.map(([id]) => id)));
  for (const { owner, tiles } of extras) counts.set(owner, countTiles(tiles));
  return counts;
}

/**
 * The counts when this round was scored, from what happened until then.
 *
 * Null where the beginning is not known: a table may go on from somebody's record.
 */
export function countsAt(events: readonly EventRecord[], round: number): Counts | null {
  if (!events.some(({ event }) => event === 'began')) return null;
  const counts: Counts = new Map();
  const of = (owner: unknown) => {
    const known = counts.get(owner as number) ?? new Map<string, number>();
    counts.set(owner as number, known);
    return known;
  };
  for (const event of events) {
    const { event: name, seat, tile, out, tiles } = event;
    if (name === 'scored' && event.round === round) return counts;
    if (name === 'placed' || name === 'added') change(of(seat), tile, 1);
    else if (name === 'removed') change(of(seat), tile, -1);
    else if (name === 'swapped') {
      change(of(seat), tile, 1);
      change(of(seat), out, -1);
    } else if (name === 'gave') change(of(-1), tile, 1);
    else if (name === 'neutral_drew') for (const id of tiles as string[]) change(of(-1), id, 1);
  }
  return counts;
}

function change(counts: Map<string, number>, id: unknown, by: number): void {
  const { kind } = tileOf(id as string);
  counts.set(kind, (counts.get(kind) ?? 0) + by);
}
