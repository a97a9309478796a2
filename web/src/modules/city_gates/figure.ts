/** City gates in the figures of the rules. */

import { type Cell, parseCell } from '../../game/tiles';
import type { PalaceView } from '../../wire/protocol';
import type { FigureModule } from '../shared/figureModule';

declare module '../shared/figureModule' {
  interface FigureMarks {
    /** Gates as `x,y,side`, and the side on which the new tile gets one. */
    city_gates?: { gates?: string[]; opens?: string };
  }
}

type Gate = PalaceView['gates'][number];

export const cityGates: FigureModule = {
  name: 'city_gates',
  palace: ({ city_gates: { gates = [], opens } = {} }, ghost) => ({
    gates: [...gates.map(parseGate), ...(opens && ghost ? [gateBeside(ghost, opens)] : [])],
  }),
};

function parseGate(text: string): Gate {
  const [x, y] = parseCell(text);
  return [x, y, text.at(-1) ?? ''];
}

/** Gates are stored at an east or south side. */
function gateBeside([x, y]: Cell, side: string): Gate {
  if (side === 'w') return [x - 1, y, 'e'];
  return side === 'n' ? [x, y - 1, 's'] : [x, y, side];
}
