import { playingSeat } from '../../game/turnSteps';
import type { GameContext } from '../../state/context';
import { followedSeat } from '../../state/followedSeat';

/** Whose Alhambra is in the middle: mine; for a spectator the chosen one, or that of whose move is
 * told, or whose turn it is. */
export const shownSeat = ({ live, page }: Pick<GameContext, 'live' | 'page'>): number =>
  live.seat ?? page.watched ?? followedSeat(live) ?? (live.game ? playingSeat(live.game) : 0);
