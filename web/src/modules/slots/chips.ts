/** Pieces and cards of modules without a face of their own. */

import type { ChipView, GameView, You } from '../../wire/protocol';
import { t, words } from '../../words/words.svelte';

/** The chips of a seat, or for `null` those of the table; a player may see more than others. */
export const chipsOf = (
  { game, you }: { game: Pick<GameView, 'chips'> | null; you: Pick<You, 'chips'> | null },
  seat: number | null,
): ChipView[] => (you?.chips ?? game?.chips ?? []).filter((chip) => chip.seat === seat);

/** The text of a chip, by the message of its module. */
export function chipText({ label, count }: ChipView): string {
  if (words.has(`chip-${label}`)) return t(`chip-${label}`, { count });
  return count === 1 ? label : `${label} ×${count}`;
}
