/** Offers as people read them: for lists of what may be done, and for hints. */

import { SQUARE_CURRENCIES } from '../game/cards';
import type { Offer } from '../wire/protocol';
import { cardsParams, cardsText, cellText, currencyText, kindText, tileParams } from './gameText';
import { type Params, t, words } from './words.svelte';

/** An offer in a few words. What it has no words for is shown in notation. */
export function offerText(offer: Offer): string {
  const id = `action-${offer.verb}`;
  if (!words.has(id)) return offer.action;
  const params: Params = {
    what: offer.action.split(' ').slice(1).join(' '),
    gate: offer.gate ? t('side', { side: offer.gate }) : 'none',
    cell: offer.cell ? cellText(offer.cell) : '',
    square: offer.square ?? 0,
    over: offer.over ?? 0,
    amount: offer.amount ?? 0,
    kind: offer.kind ? kindText(offer.kind) : '',
    given: offer.given ? cardsText([offer.given]) : '',
    currency: currencyText(SQUARE_CURRENCIES[(offer.square ?? 1) - 1] ?? 'denar'),
    ...cardsParams('cards', offer.cards ?? []),
    ...(offer.tile ? tileParams('tile', offer.tile) : { tile: '' }),
  };
  return t(id, params);
}
