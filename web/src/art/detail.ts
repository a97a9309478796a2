/** Levels of detail: how much of a picture is drawn at which size. */

export type Detail = '' | '-small' | '-plain';

/** The tile size in pixels from which on prices are readable. */
export const PRICE_PIXELS = 40;

/** Large from 64 pixels a tile, small below, plain colour and walls below 16. */
export function detailFor(pixels: number): Detail {
  if (pixels >= 64) return '';
  return pixels >= 16 ? '-small' : '-plain';
}
