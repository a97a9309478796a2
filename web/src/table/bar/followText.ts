/** The bar while others play: what was done last, and who follows. */

import { lastMove } from '../../game/lastMove';
import type { GameContext } from '../../state/context';
import { followedSeat } from '../../state/followedSeat';
import { EventFormatter } from '../../words/eventText';
import { t } from '../../words/words.svelte';

/** What a rival has just done, while the next move is a bot's; empty if there is nothing to tell. */
export function followText(context: GameContext): string {
  return followedSeat(context.live) === null ? '' : moveText(context);
}

function moveText({ live }: GameContext): string {
  const move = lastMove(live.log);
  return move ? new EventFormatter(live.names, live.seat).formatNow(move.event) : '';
}

/** What was done last before my turn, until I begin it; a phone has no room for it. */
export function lastBefore(context: GameContext): string {
  const { live, turn, page } = context;
  if (page.isPhone || live.steps || turn.bought.length) return '';
  return lastMove(live.log)?.seat === live.seat ? '' : moveText(context);
}

/** The second line: why the same player acts again, who is next (a phone has room for one of them);
 * or what was done before somebody thinks. */
export function followDetail(context: GameContext): string {
  const { live, page } = context;
  const move = lastMove(live.log);
  const { game, seat: mine } = live;
  if (!move || !game || game.over || mine === null) return '';
  if (followedSeat(live) === null) return move.seat === mine ? '' : moveText(context);
  const count = (mine - move.seat + game.players) % game.players;
  const next = Array.from({ length: count }, (_, index) => (move.seat + index + 1) % game.players);
  const names = next.map((seat) => (seat === mine ? t('announce-you') : (live.names[seat] ?? '')));
  const isExact = move.event.event === 'bought' && move.event.exact;
  const then = t('follow-then', { names: names.join(', ') });
  if (!isExact) return then;
  return page.isPhone ? t('follow-exact') : `${t('follow-exact')} · ${then}`;
}
