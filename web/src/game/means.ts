/** How I can pay for a tile of the market, or what is missing. */

import type { Offer, Shortfall } from '../wire/protocol';

/** `by` is how much the best payment is over the price, or the money is short of it; `missing` has
 * that by currency, the one of the square first. */
export type Means = {
  how: 'exact' | 'over' | 'short';
  by: number;
  missing: readonly Shortfall[];
};

/** `ways` are the payments on offer, the best first; null where nothing can be bought now. */
export function meansOf(ways: readonly Offer[], missing: readonly Shortfall[] = []): Means | null {
  const [best] = ways;
  if (best) return { how: best.over ? 'over' : 'exact', by: best.over ?? 0, missing };
  const by = Math.min(...missing.map(({ amount }) => amount));
  return missing.length ? { how: 'short', by, missing } : null;
}
