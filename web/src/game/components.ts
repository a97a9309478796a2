/** Components that plug-ins add to a game: currencies and kinds of tiles. */

import type { GameView } from '../wire/protocol';
import { KINDS } from '../wire/protocol';
import { addCurrencies } from './cards';
import { addBastionKinds } from './tiles';

/** Register the currencies and kinds of a game; call it before anything of the game is shown. */
export function learnComponents(game: Pick<GameView, 'components'> | null): void {
  if (!game?.components) return;
  addCurrencies(game.components.currencies);
  addBastionKinds(game.components.bastions);
}

/** The kinds of buildings in a game. */
export const kindsIn = (game: Pick<GameView, 'components'> | null): string[] => [
  ...KINDS,
  ...(game?.components?.kinds ?? []),
];
