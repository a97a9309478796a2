/** Refusals of a selection, in sentences about what was selected. */

import { buyNotation } from '../game/cards';
import type { ErrorBody, Shortfall } from '../wire/protocol';
import { missingText } from '../words/gameText';
import { type Params, t } from '../words/words.svelte';
import type { GameSession } from './gameSession';

/** Why the tile of a square cannot be bought with these cards: how much money is missing, whatever
 * is selected of it. */
export async function whyNotBuy(
  session: GameSession,
  square: number,
  cards: readonly string[],
  missing: readonly Shortfall[],
): Promise<ErrorBody | null> {
  const [own] = missing;
  if (!own) return session.why(buyNotation(square, cards));
  // The least of all payments, for the rule.
  const error = await session.why(`buy ${square} ${own.currency} 1`);
  const tile = session.game?.market[square - 1] ?? '';
  return error && { ...error, text: missingText(missing, tile) };
}

/** Why several cards are too much, where only the last of them stays selected. */
export const takenInstead = (error: ErrorBody | null): ErrorBody | null =>
  error?.code === 'take-too-much'
    ? { ...error, text: t('bar-take-instead', error.params as Params) }
    : error;
