/** Whose move is told while bots play. */

import type { Logged } from '../game/events';
import { lastMove } from '../game/lastMove';
import type { GameSession } from './gameSession';

/** The seat of the last move, while the next one is a bot's; null while somebody thinks. */
export function followedSeat(live: GameSession, log: readonly Logged[] = live.log): number | null {
  const move = live.bots?.isPlaying ? lastMove(log) : null;
  return move && move.seat !== live.seat ? move.seat : null;
}
