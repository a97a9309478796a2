/** What plug-ins bring to a game beside the components that every server has. */

import type { GameView } from '../wire/protocol';
import { KINDS } from '../wire/protocol';
import { addCurrencies } from './cards';
import { addBastionKinds } from './tiles';

/** Learn how to read the cards and tiles of a game, before anything of it is shown. */
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
