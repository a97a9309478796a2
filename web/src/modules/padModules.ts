/** What modules add to the score pad; separate from the faces, so that only the pad loads it. */

import { camps } from './camps/pad';
import { characters } from './characters/pad';
import type { PadModule } from './shared/padModule';
import { twoPlayers } from './two_players/pad';

/** In the order of their score lines. */
export const PAD_MODULES: readonly PadModule[] = [twoPlayers, characters, camps];
