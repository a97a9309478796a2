/** How I can pay for a tile of the market, or what is missing. */

import type { Offer, Shortfall } from '../wire/protocol';

/** `by` is how much the best payment is over the price, or the money is short of it. */
export type Means = { how: 'exact' | 'over' | 'short'; by: number };

/** `ways` are the payments on offer, the best first; null where nothing can be bought now. */
export function meansOf(ways: readonly Offer[], short: Shortfall | null | undefined): Means | null {
  const [best] = ways;
  if (best) return best.over ? { how: 'over', by: best.over } : { how: 'exact', by: 0 };
  return short ? { how: 'short', by: short.amount } : null;
}
