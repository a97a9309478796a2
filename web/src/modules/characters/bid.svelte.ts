/** The bid that I am about to make: chosen in the bar, shown in the panel. */

import type { Turn } from '../../state/turn.svelte';
import type { Offer } from '../../wire/protocol';

interface Bid {
  least: number;
  most: number;
  amount: number;
  /** Null if my money does not cover a higher bid. */
  offer: Offer | null;
}

/** The chosen amount, while the bar asks for it. */
let chosen = $state(0);

export function bidOf(turn: Turn): Bid {
  const bids = turn.offersOf('bid');
  const least = bids[0]?.amount ?? 0;
  const most = bids.at(-1)?.amount ?? 0;
  const amount = Math.min(Math.max(chosen, least), most);
  return { least, most, amount, offer: bids.find((bid) => bid.amount === amount) ?? null };
}

export function chooseBid(amount: number): void {
  chosen = amount;
}
