/** Tiles named as the page names them, by kind and price: `tower 12`. */

import { tileOf } from '../game/tiles';
import { BASTION_KINDS, KINDS } from '../wire/protocol';

const NAMED = /(?<![a-z_-])([a-z_]+) (\d+)(?![\d,])/g;

/** `place tower 12 2,0` with the id of the tile: of one of these, if there is one like that. */
export const withTileIds = (text: string, tiles: readonly string[]): string =>
  withTiles(text, tiles, (id) => id);

/** `buy tower 12 florin 7` with the number of the square where the tile lies. */
export const withSquares = (text: string, market: readonly (string | null)[]): string =>
  withTiles(
    text,
    market.filter((id) => id !== null),
    (id) => (market.includes(id) ? String(market.indexOf(id) + 1) : id),
  );

function withTiles(
  text: string,
  tiles: readonly string[],
  written: (id: string) => string,
): string {
  const kinds = new Set<string>([
    ...KINDS,
    ...BASTION_KINDS,
    ...tiles.map((id) => tileOf(id).kind),
  ]);
  return text.replace(NAMED, (said, kind: string, price: string) => {
    if (!kinds.has(kind)) return said;
    const found = tiles.find(
      (id) => id.startsWith(`${kind}-${price}-`) || id === `${kind}-${price}`,
    );
    return written(found ?? `${kind}-${price}`);
  });
}
