/** The last move in the log. */

import type { GameEvent } from '../wire/protocol';
import { type Logged, seatOf } from './events';

/** Events that are no move: of a turn, of the deal, of the table. */
const NO_MOVE: ReadonlySet<string> = new Set([
  ...['turn_began', 'dealt', 'began', 'leftover_decided'],
  ...['joined', 'left', 'bot', 'freed', 'away', 'back'],
  ...['asked_back', 'agreed_back', 'refused_back'],
]);

/** The last thing that a player did, and who it was. */
export function lastMove(log: readonly Logged[]): { seat: number; event: GameEvent } | null {
  const found = log.findLast(({ event }) => seatOf(event) !== null && !NO_MOVE.has(event.event));
  const seat = found ? seatOf(found.event) : null;
  return found && seat !== null ? { seat, event: found.event } : null;
}
