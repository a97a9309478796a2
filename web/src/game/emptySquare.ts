/** Why a square of the market is empty. */

import type { Logged } from './events';

/** At the end, leftover tiles are given away, and what was bought last is not replaced. */
export const emptiedBy = (log: readonly Logged[], square: number): 'given' | 'bought' =>
  log.some(({ event }) => event.event === 'leftover_decided' && event.square === square)
    ? 'given'
    : 'bought';
