/** Camps in the figures of the rules: the lines that their arrows score. */

import { type Cell, directionOf, parseCell, SIDES, type Side } from '../../game/tiles';
import type { ArrowLine } from '../../wire/protocol';
import type { FigureModule } from '../shared/figureModule';

declare module '../shared/figureModule' {
  interface FigureMarks {
    /** Points of arrows, by cell and side. */
    camps?: Record<string, Partial<Record<Side, number>>>;
  }
}

export const camps: FigureModule = {
  name: 'camps',
  palace: ({ camps: points = {} }) => ({
    arrows: Object.entries(points).flatMap(([key, sides]) =>
      SIDES.flatMap((side) => (sides[side] ? lineFrom(parseCell(key), side, sides[side]) : [])),
    ),
  }),
};

function lineFrom([x, y]: Cell, side: Side, points: number): ArrowLine {
  const [dx, dy] = directionOf(side);
  return {
    cell: [x, y],
    side,
    cells: Array.from({ length: points }, (_, at) => [x + (at + 1) * dx, y + (at + 1) * dy]),
  };
}
