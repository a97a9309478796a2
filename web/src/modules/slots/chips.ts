/** Pieces and cards of modules without a face of their own, in words that the server chose. */

import type { GameView } from '../../wire/protocol';

export interface ModuleChip {
  /** Before whom it lies; null in the middle of the table. */
  seat: number | null;
  label: string;
  count: number;
}

/** Until the protocol has them: a server that knows nothing of chips sends none. */
type WithChips = GameView & { chips?: readonly ModuleChip[] };

/** What lies before a seat, or for `null` in the middle of the table. */
export const chipsOf = (game: GameView | null, seat: number | null): ModuleChip[] =>
  ((game as WithChips | null)?.chips ?? []).filter((chip) => chip.seat === seat);
