/** How many tiles of each kind everybody has, now and at the time of a scoring. */

import type { GameEvent, PalaceView } from '../wire/protocol';
import { tileOf } from './tiles';

/** By owner, by kind. */
export type Counts = Map<number, Map<string, number>>;

export function countTiles(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) change(counts, id, 1);
  return counts;
}

export function countsNow(
  palaces: readonly PalaceView[],
  /** Owners of tiles without a seat. */
  extras: readonly { owner: number; tiles: readonly string[] }[] = [],
): Counts {
  const counts: Counts = new Map();
  for (const [seat, palace] of palaces.entries())
    counts.set(seat, countTiles(palace.tiles.map(([id]) => id)));
  for (const { owner, tiles } of extras) counts.set(owner, countTiles(tiles));
  return counts;
}

/** The tiles that owners without a seat received with an event. */
type ExtraTiles = (event: GameEvent) => { owner: number; tiles: readonly string[] }[];

/**
 * The counts at the time of a scoring, from all events before it.
 *
 * Null if the start of the game is not in the log: a table may continue a record.
 */
export function countsAt(
  events: readonly GameEvent[],
  round: number,
  extraTiles: ExtraTiles,
): Counts | null {
  if (!events.some(({ event }) => event === 'began')) return null;
  const counts: Counts = new Map();
  const add = (owner: number, tile: string, by: number) => {
    const known = counts.get(owner) ?? new Map<string, number>();
    counts.set(owner, known);
    change(known, tile, by);
  };
  for (const event of events) {
    switch (event.event) {
      case 'scored':
        if (event.round === round) return counts;
        break;
      case 'placed':
      case 'added':
        add(event.seat, event.tile, 1);
        break;
      case 'removed':
        add(event.seat, event.tile, -1);
        break;
      case 'swapped':
        add(event.seat, event.tile, 1);
        add(event.seat, event.out, -1);
    }
    for (const { owner, tiles } of extraTiles(event)) for (const tile of tiles) add(owner, tile, 1);
  }
  return counts;
}

function change(counts: Map<string, number>, id: string, by: number): void {
  const { kind } = tileOf(id);
  counts.set(kind, (counts.get(kind) ?? 0) + by);
}
