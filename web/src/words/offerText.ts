/** Offers as text: in lists of legal actions, and in hints. */

import { besideCell } from '../game/bestCell';
import { squareCurrency } from '../game/cards';
import { type Cell, type Side, START } from '../game/tiles';
import type { Offer, PalaceView } from '../wire/protocol';
import { fieldParams } from './fieldText';
import {
  cardsParams,
  cardsText,
  cellAloud,
  cellText,
  currencyText,
  kindText,
  tileNameParams,
  tileParams,
  type Voice,
} from './gameText';
import { type Params, t, words } from './words.svelte';

/** A purchase with the tile that lies on its square. */
export function withTile(offer: Offer, market: readonly (string | null)[] = []): Offer {
  if (!offer.square || offer.tile) return offer;
  return { ...offer, tile: market[offer.square - 1] ?? null };
}

/** The text of an offer: its message, or the notation. */
export function offerText(offer: Offer, voice: Voice = 'short'): string {
  if (offer.verb === 'buy' && offer.tile)
    return t('action-buy-tile', {
      ...paramsOf(offer),
      ...tileParams('tile', offer.tile, voice === 'aloud' ? voice : 'bare'),
    });
  const id = `action-${offer.verb.replaceAll('_', '-')}`;
  if (!words.has(id)) return offer.action;
  const what = offer.action.split(' ').slice(1).join(' ');
  if (!offer.params) return t(id, { what, ...paramsOf(offer, voice) });
  const params = Object.entries(offer.params).map(([name, value]) =>
    fieldParams(name, value, offer.things?.[name], voice),
  );
  try {
    return t(id, Object.assign({ what }, ...params));
  } catch {
    // The message of a plug-in uses a parameter that the action does not have.
    return offer.action;
  }
}

/** The same for those who see no numbers of cells: a cell is named by what lies there or beside. */
export function besideText(offer: Offer, palace: PalaceView | undefined): string {
  const { cell, verb } = offer;
  const id = `beside-${verb}`;
  if (!palace || !cell || !words.has(id)) return offerText(offer);
  const beside = besideCell(palace, cell);
  const out = palace.tiles.find(([, x, y]) => x === cell[0] && y === cell[1])?.[0] ?? START;
  const where = beside ? whereText(beside) : cellText(cell);
  return t(id, { ...paramsOf(offer), ...tileNameParams('out', out), where });
}

/** A cell by the side of a tile that it lies on: `east of garden 10`. */
export const whereText = ({ tile, side }: { tile: string; side: Side }): string =>
  t('card-beside', { side, ...tileNameParams('tile', tile) });

/** What a sentence about an offer may say. */
export const paramsOf = (offer: Offer, voice: Voice = 'short'): Params => ({
  gate: offer.side ? t('side', { side: offer.side }) : 'none',
  cell: offer.cell ? cellIn(offer.cell, voice) : '',
  square: offer.square ?? 0,
  over: offer.over ?? 0,
  amount: offer.amount ?? 0,
  kind: offer.kind ? kindText(offer.kind) : '',
  given: offer.given ? cardsText([offer.given]) : '',
  currency: offer.square ? currencyText(squareCurrency(offer.square)) : '',
  ...cardsParams('cards', offer.cards ?? []),
  ...(offer.tile ? tileParams('tile', offer.tile, voice) : { tile: '' }),
});

const cellIn = (cell: Cell, voice: Voice): string =>
  voice === 'aloud' ? cellAloud(cell) : cellText(cell);
