/** Where the tile in hand can go besides the board. */

import { fromFaces } from '../../modules/registry';
import type { Turn } from '../../state/turn.svelte';
import type { Offer } from '../../wire/protocol';
import { dropOnCell } from './useCell';

export interface DropTarget {
  verb: string;
  label: string;
  offer: Offer;
}

/** What modules offer to do with the tile in hand. */
export function moduleTargets(turn: Turn): DropTarget[] {
  return fromFaces(({ tileOffers }) =>
    tileOffers?.flatMap(({ verb, label }) => {
      const offer = turn.forTile(verb);
      return offer ? [{ verb, label: label(), offer }] : [];
    }),
  );
}

/** A tile was dropped: on a cell, on the reserve, or on the target of a module. */
export function dropOn(turn: Turn, place: string | null): void {
  if (place === 'reserve' && turn.reserveOffer) void turn.send(turn.reserveOffer);
  else if (place?.startsWith('cell:')) dropOnCell(turn, place.slice('cell:'.length));
  else for (const { verb, offer } of moduleTargets(turn)) if (verb === place) void turn.send(offer);
}
