/** Why a square of the market is empty. */

import type { Logged } from './events';

/** At the end, leftover tiles are given away, and what was bought last is not replaced. */
export function emptiedBy(
  log: readonly Logged[],
  square: number,
  isOver: boolean,
): 'given' | 'empty' | 'bought' {
  if (!isOver) return 'bought';
  const isGiven = log.some(
    ({ event }) =>
      event.event === 'leftover_decided' && event.square === square && event.seat !== null,
  );
  return isGiven ? 'given' : 'empty';
}
