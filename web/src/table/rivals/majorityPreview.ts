/** How the tile in hand would change the majorities, by the preview of the server. */

import type { MajorityPreview } from '../../game/majority';
import { cellKey, tileOf } from '../../game/tiles';
import type { GameContext } from '../../state/context';

export function majorityPreview({ live, turn }: GameContext): MajorityPreview | null {
  const { preview, pointed, tile } = turn;
  if (!preview || preview.tile !== tile || live.seat === null) return null;
  const lines = pointed?.lines ?? preview.lines;
  if (!lines.length || pointed?.error) return null;
  const kinds = new Map([[tileOf(tile).kind, 1]]);
  const under =
    pointed &&
    live.game?.palaces[live.seat]?.tiles.find(
      ([, x, y]) => cellKey([x, y]) === cellKey(pointed.cell),
    );
  if (under) {
    const { kind } = tileOf(under[0]);
    kinds.set(kind, (kinds.get(kind) ?? 0) - 1);
  }
  return { kinds, lines, wall: pointed?.wall ?? null };
}
