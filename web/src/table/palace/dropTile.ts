/** Where a tile was let go: on a cell, on the reserve, or in front of the neutral player. */

import type { Turn } from '../../state/turn.svelte';

export function dropTile(turn: Turn, place: string | null, choose: (cell: string) => void): void {
  if (!place) return;
  if (place === 'reserve' && turn.reserveOffer) void turn.send(turn.reserveOffer);
  else if (place === 'give' && turn.giveOffer) void turn.send(turn.giveOffer);
  else if (place.startsWith('cell:')) choose(place.slice('cell:'.length));
}
