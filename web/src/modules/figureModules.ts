/** What modules add to figures; separate from the faces, so that only the rules load it. */

import { camps } from './camps/figure';
import { characters } from './characters/figure';
import { cityGates } from './city_gates/figure';
import type { FigureModule } from './shared/figureModule';

export const FIGURE_MODULES: readonly FigureModule[] = [cityGates, camps, characters];
