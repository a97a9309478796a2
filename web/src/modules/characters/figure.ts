/** Characters in the figures of the rules: their cards. */

import type { FigureModule } from '../shared/figureModule';
import CharacterCard from './CharacterCard.svelte';

export const characters: FigureModule = { name: 'characters', card: CharacterCard };
