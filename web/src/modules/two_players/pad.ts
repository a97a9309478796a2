/** Two players on the score pad: the neutral player owns tiles too. */

import type { PadModule } from '../shared/padModule';
import { NEUTRAL } from './neutral';

export const twoPlayers: PadModule = {
  name: 'two_players',
  extraOwner: (players) => (players === 2 ? NEUTRAL : null),
};
