/** Characters and when they can be used, read from what the server offers. */

import { totalOf } from '../../game/cards';
import type { GameView, Offer } from '../../wire/protocol';
import { TAKE_LIMIT } from '../../wire/protocol';

/** The status of a character: usable now, used in this turn, automatic… */
type CharacterState = 'ready' | 'used' | 'scoring' | 'chosen' | 'kept' | 'itself' | 'waits';

/** Characters that the player activates; the others are offered or work automatically. */
const ACTIVATED = new Set(['abdul_karim', 'laila', 'machma', 'yammerad']);

export const charactersOf = (game: GameView | null, seat: number): readonly string[] =>
  game?.parts.characters?.owned[seat] ?? [];

/** Whether an offer uses a character for something: Faruk where more is taken than usual, Machma for
 * another card than the one that is given. */
const isUseOf = (id: string, { verb, given, cards }: Offer): boolean =>
  id === 'faruk'
    ? verb === 'take' && !!cards?.[1] && totalOf(cards) > TAKE_LIMIT
    : verb === id && (!given || given !== cards?.[0]);

/** The status of a seat's character; `offers` are those of that seat, none while it waits. */
export function stateOf(
  id: string,
  game: GameView,
  seat: number,
  offers: readonly Offer[],
): CharacterState {
  if (id === 'yusuf') return 'scoring';
  if (id === 'hakim') return 'chosen';
  if (id === 'fatima') return 'kept';
  if (offers.some((offer) => isUseOf(id, offer))) return 'ready';
  if (game.turn_seat === seat && game.parts.characters?.used && id !== 'abdul_karim') return 'used';
  return ACTIVATED.has(id) ? 'waits' : 'itself';
}

/** The characters that I can use in this step of my turn. */
export const usableCharacters = (
  game: GameView | null,
  seat: number | null,
  offers: readonly Offer[],
): string[] =>
  game && seat !== null
    ? charactersOf(game, seat).filter((id) => stateOf(id, game, seat, offers) === 'ready')
    : [];

/** The steps of an auction, which everybody follows. */
export const isAuctionStep = (step: string | undefined): boolean =>
  step === 'auction' || step === 'paying';

/** The steps in which an owner decides in a panel; Ammar's redesign is on the board. */
const DECISION_STEPS = new Set(['fatima', 'hakim', 'abdul_knihstig', 'yammerad']);

export const isCharacterStep = (step: string | undefined): boolean =>
  DECISION_STEPS.has(step ?? '');
