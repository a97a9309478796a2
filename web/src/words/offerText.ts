/** Offers as people read them: for lists of what may be done, and for hints. */

import { SQUARE_CURRENCIES } from '../game/cards';
import type { Offer } from '../wire/protocol';
import { cardsParams, cardsText, cellText, currencyText, kindText, tileParams } from './gameText';
import { type Params, t, words } from './words.svelte';

/** Until the protocol has it: the text that a server writes for actions of modules. */
type WithText = Offer & { text?: string };

/** An offer in a few words: those of the page, of the server, or the notation. */
export function offerText(offer: Offer): string {
  const id = `action-${offer.verb}`;
  if (!words.has(id)) return (offer as WithText).text ?? offer.action;
  const params: Params = {
    what: offer.action.split(' ').slice(1).join(' '),
    gate: offer.side ? t('side', { side: offer.side }) : 'none',
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
