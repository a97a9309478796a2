/** The state of an auction for display: opener, bids, who passed. */

import { byCurrency, totalOf } from '../../game/cards';
import type { LoggedEvent } from '../../state/table.svelte';
import type { AuctionView } from '../../wire/protocol';

type BidderState = 'passed' | 'highest' | 'bid' | 'opens' | 'waits';

interface Bidder {
  seat: number;
  state: BidderState;
  bid: number;
  isOpener: boolean;
}

/** All seats in the order of bidding. */
export function biddersOf(
  auction: AuctionView,
  players: number,
  log: readonly LoggedEvent[],
): Bidder[] {
  const bids = lastBids(auction.character, log);
  return Array.from({ length: players }, (_, index) => {
    const seat = (auction.opener + index) % players;
    const isHolder = auction.holder === seat;
    const bid = isHolder ? auction.bid : (bids.get(seat) ?? 0);
    const isOpener = seat === auction.opener;
    return { seat, bid, isOpener, state: stateOf() };

    function stateOf(): BidderState {
      if (isHolder) return 'highest';
      if (!auction.bidders.includes(seat)) return 'passed';
      if (bid) return 'bid';
      return isOpener ? 'opens' : 'waits';
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

/** What a hand can pay in each currency, and whether it is the most. */
export function affordableBids(
  hand: readonly string[],
): { currency: string; total: number; isMost: boolean }[] {
  const totals = byCurrency(hand).map(([currency, cards]) => ({ currency, total: totalOf(cards) }));
  const most = Math.max(0, ...totals.map(({ total }) => total));
  return totals.map((one) => ({ ...one, isMost: one.total === most }));
}
