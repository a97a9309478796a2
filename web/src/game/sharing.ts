/** How tied owners share the places they hold: the arithmetic of a scoring. */

import { PRIZES } from '../wire/protocol';

export interface Sharing {
  /** What each of the shared places is worth. */
  values: number[];
  sum: number;
  /** Each one's part before it is rounded down. */
  exact: string;
  points: number;
  isRounded: boolean;
}

/** What the places of a kind are worth in a round, the first place first. */
export const prizesOf = (kind: string, round: number): readonly number[] =>
  (PRIZES[kind] ?? []).slice(-round);

/** The arithmetic for owners who share places from this one on; null if there is nothing to share. */
export function sharing(kind: string, round: number, place: number, tied: number): Sharing | null {
  const prizes = prizesOf(kind, round);
  const values = Array.from({ length: tied }, (_, index) => prizes[place - 1 + index] ?? 0);
  const sum = values.reduce((total, value) => total + value, 0);
  if (tied < 2 || !sum) return null;
  const isRounded = sum % tied > 0;
  const points = Math.floor(sum / tied);
  return { values, sum, exact: fraction(sum, tied), points, isRounded };
}

const FRACTIONS: Record<string, string> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
  '1/5': '⅕',
  '2/5': '⅖',
  '3/5': '⅗',
  '4/5': '⅘',
  '1/6': '⅙',
  '5/6': '⅚',
  '1/7': '⅐',
};

/** A quotient as people write it: 5½. */
export function fraction(over: number, under: number): string {
  const whole = Math.floor(over / under);
  const rest = over % under;
  if (!rest) return String(whole);
  const shared = divisor(rest, under);
  const name = `${rest / shared}/${under / shared}`;
  return `${whole || ''}${FRACTIONS[name] ?? ` ${name}`}`;
}

/** A count, with halves: somebody may add half a building. */
export const countText = (count: number): string => fraction(Math.round(count * 2), 2);

const divisor = (one: number, two: number): number => (two ? divisor(two, one % two) : one);
