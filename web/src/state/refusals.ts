/** Refusals of a selection, in sentences about what was selected. */

import { buyNotation, currencyOf } from '../game/cards';
import type { ErrorBody, Shortfall } from '../wire/protocol';
import { missingText } from '../words/gameText';
import { type Params, t } from '../words/words.svelte';
import type { GameSession } from './gameSession';

/** Why the tile of a square cannot be bought with these cards; without any, or with cards of several
 * currencies, how much money is missing. */
export async function whyNotBuy(
  session: GameSession,
  square: number,
  cards: readonly string[],
  missing: readonly Shortfall[],
): Promise<ErrorBody | null> {
  const currencies = new Set(cards.map(currencyOf)).size;
  const [own] = missing;
  if (currencies === 1 || !own) return session.why(buyNotation(square, cards));
  const held = session.you?.hand.filter((code) => currencyOf(code) === own.currency) ?? [];
  const error = await session.why(
    held.length ? buyNotation(square, held) : `buy ${square} ${own.currency} 1`,
  );
  const tile = session.game?.market[square - 1] ?? '';
  return error && { ...error, text: missingText(missing, tile) };
}

/** Why several cards are too much, where only the last of them stays selected. */
export const takenInstead = (error: ErrorBody | null): ErrorBody | null =>
  error?.code === 'take-too-much'
    ? { ...error, text: t('bar-take-instead', error.params as Params) }
    : error;
