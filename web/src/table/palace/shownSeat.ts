import type { GameContext } from '../../state/context';

/** Whose Alhambra is in the middle: mine; for a spectator the chosen one, or that of whose turn it
 * is. */
export const shownSeat = ({ live, page }: Pick<GameContext, 'live' | 'page'>): number =>
  live.seat ?? page.watched ?? live.game?.turn_seat ?? 0;
