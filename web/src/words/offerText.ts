/** Offers as text: in lists of legal actions, and in hints. */

import { squareCurrency } from '../game/cards';
import type { Offer } from '../wire/protocol';
import { fieldParams } from './fieldText';
import { cardsParams, cardsText, cellText, currencyText, kindText, tileParams } from './gameText';
import { type Params, t, words } from './words.svelte';

/** The text of an offer: its message, or the notation. */
export function offerText(offer: Offer): string {
  const id = `action-${offer.verb.replaceAll('_', '-')}`;
  if (!words.has(id)) return offer.action;
  const what = offer.action.split(' ').slice(1).join(' ');
  if (!offer.params) return t(id, { what, ...paramsOf(offer) });
  const params = Object.entries(offer.params).map(([name, value]) =>
    fieldParams(name, value, offer.things?.[name]),
  );
  try {
    return t(id, Object.assign({ what }, ...params));
  } catch {
    // The message of a plug-in uses a parameter that the action does not have.
    return offer.action;
  }
}

/** What a sentence about an offer may say. */
export const paramsOf = (offer: Offer): Params => ({
  gate: offer.side ? t('side', { side: offer.side }) : 'none',
  cell: offer.cell ? cellText(offer.cell) : '',
  square: offer.square ?? 0,
  over: offer.over ?? 0,
  amount: offer.amount ?? 0,
  kind: offer.kind ? kindText(offer.kind) : '',
  given: offer.given ? cardsText([offer.given]) : '',
  currency: offer.square ? currencyText(squareCurrency(offer.square)) : '',
  ...cardsParams('cards', offer.cards ?? []),
  ...(offer.tile ? tileParams('tile', offer.tile) : { tile: '' }),
});
