/** The type of figures.json; `tests/test_figures.py` checks the fields of every panel. */

import type { Panel } from './figures';

declare const figures: Record<string, Panel[]>;
export default figures;
