/** The address of a replay: which game, which move, whose view. */

import type { ReplayPlayer, Viewpoint } from './player.svelte';

/** Where a replay begins. */
export interface StartPosition {
  move: number;
  view: Viewpoint;
}

export function startOf(query: string): StartPosition {
  const params = new URLSearchParams(query);
  const seat = params.get('seat');
  return { move: Number(params.get('move')), view: seat === null ? 'all' : Number(seat) };
}

/** A file exists only in this browser, so its record is part of the link. */
export function addressOf({ opened, move, view }: ReplayPlayer): string {
  const seat = view === 'all' ? '' : `&seat=${view}`;
  const packed = opened.packed && `#${opened.packed}`;
  return `/replay/${encodeURIComponent(opened.key)}?move=${move}${seat}${packed}`;
}
