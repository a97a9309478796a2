/** Offers as the command line tells them: what it says can be typed as it was heard. */

import type { Offer } from '../wire/protocol';
import { offerText, paramsOf, withTile } from '../words/offerText';
import { t, words } from '../words/words.svelte';
import { withoutAccents } from './typedWords';

type Market = readonly (string | null)[];

/** An offer in a sentence for the ears. */
export const offerAloud = (offer: Offer, market: Market = []): string =>
  offerText(withTile(offer, market), 'aloud');

/** An offer that was done, in the sentence for its verb; plug-ins have none. */
export function doneAloud(offer: Offer, market: Market = []): string {
  const id = `done-${offer.verb}`;
  if (offer.params || !words.has(id)) return t('command-done', { what: offerAloud(offer, market) });
  const what = offer.action.split(' ')[1] ?? '';
  return t(id, { what, ...paramsOf(withTile(offer, market), 'aloud') });
}

/** The offers that are told in just these words. */
export function toldOffers(typed: string, offers: readonly Offer[], market: Market): Offer[] {
  const wanted = plain(typed);
  return offers.filter((offer) => plain(offerAloud(offer, market)) === wanted);
}

/** Letters and numbers alone. */
const plain = (text: string): string =>
  withoutAccents(text.toLowerCase())
    .replaceAll('\u2212', '-')
    .replace(/[^\p{L}\p{N}+-]+/gu, ' ')
    .trim();
