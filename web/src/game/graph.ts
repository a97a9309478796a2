/** The scores of a game as lines in a picture. */

interface Graph {
  width: number;
  height: number;
  /** The points of each seat's line, from the start of the game. */
  lines: { seat: number; points: [number, number][]; last: number }[];
  /** The positions of the labels at the ends, spread so that they do not overlap. */
  labels: { seat: number; y: number }[];
  marks: { value: number; y: number }[];
  columns: number[];
}

const LEFT = 34;
const RIGHT = 40;
const TOP = 16;
const BOTTOM = 26;
/** The minimum distance of labels. */
const APART = 21;

/** `scores` are those after each scoring, by seat. */
export function graphOf(scores: readonly number[][], width: number, height: number): Graph {
  const seats = scores[0]?.length ?? 0;
  const top = Math.max(10, ...scores.flat());
  const step = axisStep(top);
  const x = (column: number) =>
    LEFT + ((width - LEFT - RIGHT) * column) / Math.max(scores.length, 1);
  const y = (value: number) => height - BOTTOM - ((height - TOP - BOTTOM) * value) / top;
  const lines = Array.from({ length: seats }, (_, seat) => {
    const values = [0, ...scores.map((row) => row[seat] ?? 0)];
    const points = values.map((value, column): [number, number] => [x(column), y(value)]);
    return { seat, points, last: values.at(-1) ?? 0 };
  });
  const marks = Array.from({ length: Math.floor(top / step) + 1 }, (_, index) => index * step);
  return {
    width,
    height,
    lines,
    labels: spreadLabels(lines.map(({ seat, points }) => ({ seat, y: points.at(-1)?.[1] ?? 0 }))),
    marks: marks.map((value) => ({ value, y: y(value) })),
    columns: Array.from({ length: scores.length + 1 }, (_, column) => x(column)),
  };
}

/** The distance of axis marks, so that there are four or five. */
export function axisStep(top: number): number {
  return [5, 10, 20, 25, 50, 100].find((step) => top / step <= 5) ?? 100;
}

/** Spread labels: upward from the lowest, then downward if the highest would leave the picture. */
export function spreadLabels(
  labels: readonly { seat: number; y: number }[],
): { seat: number; y: number }[] {
  const sorted = [...labels].sort((one, two) => two.y - one.y);
  let below = Number.POSITIVE_INFINITY;
  const up = sorted.map(({ seat, y }) => {
    below = Math.min(y, below - APART);
    return { seat, y: below };
  });
  let above = TOP - APART;
  return up.reverse().map(({ seat, y }) => {
    above = Math.max(y, above + APART);
    return { seat, y: above };
  });
}
