/** The state of an auction for display: who bids how much, and what I could pay with. */

import { byCurrency, cardValue, totalOf } from '../../game/cards';
import type { LoggedEvent } from '../../state/table.svelte';
import type { AuctionView } from '../../wire/protocol';

type BidderState = 'passed' | 'highest' | 'speaks' | 'outbid' | 'opens' | 'waits';

interface Bidder {
  seat: number;
  state: BidderState;
  bid: number;
}

/** All seats in the order of bidding; `speaker` is to bid now. */
export function biddersOf(
  auction: AuctionView,
  players: number,
  speaker: number | null,
  log: readonly LoggedEvent[],
): Bidder[] {
  const bids = lastBids(auction.character, log);
  return Array.from({ length: players }, (_, index) => {
    const seat = (auction.opener + index) % players;
    const isHolder = auction.holder === seat;
    const bid = isHolder ? auction.bid : (bids.get(seat) ?? 0);
    return { seat, bid, state: stateOf() };

    function stateOf(): BidderState {
      if (isHolder) return 'highest';
      if (!auction.bidders.includes(seat)) return 'passed';
      if (seat === speaker) return 'speaks';
      if (bid) return 'outbid';
      return seat === auction.opener ? 'opens' : 'waits';
    }
  });
}

/** What each seat bid last in the auction of this character. */
function lastBids(character: string, log: readonly LoggedEvent[]): Map<number, number> {
  const bids = new Map<number, number>();
  for (const { event } of log) {
    if (!('character' in event) || event.character !== character) continue;
    if (event.event === 'character_drawn') bids.clear();
    if (event.event === 'bid_made') bids.set(event.seat, event.bid);
  }
  return bids;
}

interface Cover {
  currency: string;
  total: number;
  /** The cards that pay with the least loss; none if the currency does not suffice. */
  cards: string[];
  over: number;
}

/** How each currency of a hand would pay an amount. */
export const coverOf = (hand: readonly string[], amount: number): Cover[] =>
  byCurrency(hand).map(([currency, held]) => {
    const cards = cheapest(held, amount);
    return { currency, total: totalOf(held), cards, over: totalOf(cards) - amount };
  });

/** The currency that pays with the least loss, then with the fewest cards. */
export const bestCover = (covers: readonly Cover[]): Cover | null =>
  covers
    .filter(({ cards }) => cards.length)
    .sort((a, b) => a.over - b.over || a.cards.length - b.cards.length)[0] ?? null;

/** The cards that reach an amount with the smallest sum, and as few of them as possible. */
function cheapest(cards: readonly string[], amount: number): string[] {
  const bySum = new Map<number, string[]>([[0, []]]);
  for (const card of cards) {
    for (const [sum, used] of [...bySum]) {
      const known = bySum.get(sum + cardValue(card));
      if (!known || known.length > used.length + 1)
        bySum.set(sum + cardValue(card), [...used, card]);
    }
  }
  const least = Math.min(...[...bySum.keys()].filter((sum) => sum >= amount));
  return bySum.get(least) ?? [];
}
