/** What happens when the tile in hand is put on a cell. */

import type { Cell } from '../../game/tiles';
import { FACES } from '../../modules/registry';
import type { Turn } from '../../state/turn.svelte';
import type { Offer } from '../../wire/protocol';

/** Use a cell: send its offer, or ask which one where a module knows several. */
export function useCell(turn: Turn, cell: Cell, offers: Offer[]): void {
  const [only] = offers;
  if (FACES.some(({ cellChoice }) => cellChoice?.applies(offers)))
    turn.cellChoice = { cell, offers };
  else if (only) void turn.send(only);
}

/** A tile was dropped on the cell with this key. */
export function dropOnCell(turn: Turn, key: string): void {
  const offers = turn.targets.get(key);
  const cell = offers?.[0]?.cell;
  if (!offers || !cell) return;
  turn.cell = cell;
  useCell(turn, cell, offers);
}
