/** What changed last in a palace. */

import type { EventRecord } from './counts';
import { type Cell, cellKey } from './tiles';

const BUILDING = new Set(['placed', 'added', 'swapped']);

/** The cells that a seat built on in its last turn, if it was not long ago. */
export function lastBuiltCells(log: readonly { event: EventRecord }[], seat: number): string[] {
  const cells: string[] = [];
  for (const { event } of log.slice(-60).reverse()) {
    if (event.seat === seat && BUILDING.has(event.event)) cells.push(cellKey(event.cell as Cell));
    else if (cells.length && 'seat' in event && event.seat !== seat) break;
  }
  return cells;
}
