/** How I can pay for a tile of the market, or what is missing. */

import type { Offer, Shortfall } from '../wire/protocol';
import { currencyOf } from './cards';

/** `by` is how much the best payment, in `currency`, is over the price, or the money is short of it;
 * `missing` has that by currency, the one of the square first. */
export type Means = {
  how: 'exact' | 'over' | 'short';
  by: number;
  currency: string;
  missing: readonly Shortfall[];
};

/** The best payment first: the least over the price, then in this currency, so that money for every
 * square stays in the hand, then the fewest cards. */
export const comparePayments =
  (currency = '') =>
  (a: Offer, b: Offer): number =>
    (a.over ?? 0) - (b.over ?? 0) ||
    Number(isIn(currency)(b)) - Number(isIn(currency)(a)) ||
    (a.cards?.length ?? 0) - (b.cards?.length ?? 0);

/** Whether a payment is in this currency. */
export const isIn =
  (currency: string) =>
  ({ cards }: Offer): boolean =>
    currencyOf(cards?.[0] ?? '') === currency;

/** `ways` are the payments on offer, the best first; null where nothing can be bought now. */
export function meansOf(ways: readonly Offer[], missing: readonly Shortfall[] = []): Means | null {
  const [best] = ways;
  if (best) {
    const currency = currencyOf(best.cards?.[0] ?? '');
    return { how: best.over ? 'over' : 'exact', by: best.over ?? 0, currency, missing };
  }
  const [least] = missing.toSorted((a, b) => a.amount - b.amount);
  return least ? { how: 'short', by: least.amount, currency: least.currency, missing } : null;
}
