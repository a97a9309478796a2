/** The bar while others play: what was done last, and who follows. */

import { lastMove } from '../../game/lastMove';
import type { GameContext } from '../../state/context';
import { followedSeat } from '../../state/followedSeat';
import type { GameEvent, GameView } from '../../wire/protocol';
import { EventFormatter } from '../../words/eventText';
import { namesText } from '../../words/seatText';
import { t } from '../../words/words.svelte';

/** What a rival has just done, while the next move is a bot's; empty if there is nothing to tell. */
export function followText(context: GameContext): string {
  const { live } = context;
  const move = followedSeat(live) === null ? null : lastMove(live.log);
  return move ? new EventFormatter(live.names, live.seat).formatNow(move.event) : '';
}

/** The same when it is over: somebody thinks meanwhile. */
function doneText({ live }: GameContext, { seat, event }: { seat: number; event: GameEvent }) {
  const formatter = new EventFormatter(live.names, live.seat);
  const deed = formatter.deed(event);
  return deed ? t('follow-done', { name: live.names[seat] ?? '', deed }) : formatter.format(event);
}

/** The second line: why the same player acts again, who is next (a phone has room for one of them);
 * or what was done before somebody thinks. */
export function followDetail(context: GameContext): string {
  const { live, page } = context;
  const move = lastMove(live.log);
  const { game, seat: mine } = live;
  if (!move || !game || game.over || mine === null) return '';
  if (followedSeat(live) === null) return move.seat === mine ? '' : doneText(context, move);
  const isExact = move.event.event === 'bought' && move.event.exact;
  const names = nextSeats(game, move.seat, mine).map((seat) =>
    seat === mine ? t('announce-you') : (live.names[seat] ?? ''),
  );
  const then = names.length ? t('follow-then', { names: namesText(names) }) : '';
  if (!isExact) return then;
  return page.isPhone ? t('follow-exact') : [t('follow-exact'), then].filter(Boolean).join(' · ');
}

/** Who plays after a move: everybody until me in the order of turns; in an auction, where who has
 * passed is left out, the next one alone; nobody after the last turn. */
export function nextSeats(game: GameView, moved: number, mine: number): number[] {
  const { stack, deciding, players } = game;
  const step = stack.at(-1);
  if (deciding === null || step?.name === 'leftovers') return [];
  if (step?.kind === 'decision') return deciding === moved ? [] : [deciding];
  const first = deciding === moved ? (moved + 1) % players : deciding;
  const count = (mine - first + players) % players;
  return Array.from({ length: count + 1 }, (_, index) => (first + index) % players);
}
