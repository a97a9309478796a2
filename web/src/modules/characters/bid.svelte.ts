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

/** The chosen amount; each auction begins with the least. */
const chosen = $state({ character: '', amount: 0 });

const auctioned = (turn: Turn): string => turn.step?.detail?.character ?? '';

export function bidOf(turn: Turn): Bid {
  const bids = turn.offersOf('bid');
  const least = bids[0]?.amount ?? 0;
  const most = bids.at(-1)?.amount ?? 0;
  const wanted = chosen.character === auctioned(turn) ? chosen.amount : 0;
  const amount = Math.min(Math.max(wanted, least), most);
  return { least, most, amount, offer: bids.find((bid) => bid.amount === amount) ?? null };
}

export function chooseBid(turn: Turn, amount: number): void {
  chosen.character = auctioned(turn);
  chosen.amount = amount;
}
