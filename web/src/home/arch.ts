/** The arch of the start page: horseshoe rings around one centre, 560 × 560. */

export const SIZE = 560;
const CENTRE = { x: 280, y: 252 };
/** How far the feet of a ring are below its centre. */
const FEET = (15 * Math.PI) / 180;
const STONES = 27;

/** A ring of this radius, its legs down to the ground. */
export function ring(radius: number): string {
  const across = radius * Math.cos(FEET);
  const foot = round(CENTRE.y + radius * Math.sin(FEET));
  const [left, right] = [round(CENTRE.x - across), round(CENTRE.x + across)];
  return `M${left} ${SIZE}V${foot}A${radius} ${radius} 0 1 1 ${right} ${foot}V${SIZE}Z`;
}

/** Every second stone between two radii. */
export function stones(inner: number, outer: number): string[] {
  const paths = [];
  for (let stone = 0; stone < STONES; stone += 2) {
    paths.push(
      `M${at(stone, inner)}L${at(stone, outer)}A${outer} ${outer} 0 0 1 ${at(stone + 1, outer)}` +
        `L${at(stone + 1, inner)}A${inner} ${inner} 0 0 0 ${at(stone, inner)}Z`,
    );
  }
  return paths;
}

function at(stone: number, radius: number): string {
  const angle = Math.PI + FEET - ((Math.PI + 2 * FEET) * stone) / STONES;
  return `${round(CENTRE.x + radius * Math.cos(angle))} ${round(CENTRE.y - radius * Math.sin(angle))}`;
}

/** The corners of a star of eight points. */
export function star(x: number, y: number, radius: number): string {
  const inner = radius * Math.sqrt(2 - Math.SQRT2);
  const corners = Array.from({ length: 16 }, (_, corner) => {
    const angle = (corner * Math.PI) / 8;
    const reach = corner % 2 ? inner : radius;
    return `${round(x + reach * Math.sin(angle))},${round(y - reach * Math.cos(angle))}`;
  });
  return corners.join(' ');
}

const round = (value: number): number => Math.round(100 * value) / 100;
