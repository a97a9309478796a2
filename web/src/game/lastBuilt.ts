/** The cells of a palace that changed last. */

import { type Logged, seatOf } from './events';
import { cellKey } from './tiles';

/** How many events are searched, from the latest backward. */
const RECENT = 60;

/** The cells that a seat built on in its last turn, if that is among the recent events. */
export function lastBuiltCells(log: readonly Logged[], seat: number): string[] {
  const cells: string[] = [];
  for (const { event } of log.slice(-RECENT).reverse()) {
    const isBuilt =
      event.event === 'placed' || event.event === 'added' || event.event === 'swapped';
    if (isBuilt && event.seat === seat) cells.push(cellKey(event.cell));
    else if (cells.length && 'seat' in event && seatOf(event) !== seat) break;
  }
  return cells;
}
