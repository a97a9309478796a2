/** How tied owners share points: the arithmetic of a scoring. */

import { PRIZES } from '../wire/protocol';

export interface Sharing {
  /** The points of each shared rank. */
  values: number[];
  sum: number;
  /** The share of each owner before it is rounded down. */
  exact: string;
  points: number;
  isRounded: boolean;
}

/** The points of the ranks of a kind in a round, the first rank first. */
export const prizesOf = (kind: string, round: number): readonly number[] =>
  (PRIZES[kind] ?? []).slice(-round);

/** The arithmetic for owners who share ranks from this one on; null without a tie. */
export function sharing(kind: string, round: number, rank: number, tied: number): Sharing | null {
  const prizes = prizesOf(kind, round);
  const values = Array.from({ length: tied }, (_, index) => prizes[rank - 1 + index] ?? 0);
  const sum = values.reduce((total, value) => total + value, 0);
  if (tied < 2 || !sum) return null;
  const isRounded = sum % tied > 0;
  const points = Math.floor(sum / tied);
  return { values, sum, exact: fraction(sum, tied), points, isRounded };
}

/** Fractions with a character of their own; fonts render the others from `1⁄3`. */
const FRACTIONS: Record<string, string> = { '1⁄2': '½', '1⁄4': '¼', '3⁄4': '¾' };

/** A quotient as a mixed number: 5½. */
export function fraction(over: number, under: number): string {
  const whole = Math.floor(over / under);
  const rest = over % under;
  if (!rest) return String(whole);
  const shared = divisor(rest, under);
  const name = `${rest / shared}⁄${under / shared}`;
  const part = FRACTIONS[name] ?? (whole ? `\u00a0${name}` : name);
  return `${whole || ''}${part}`;
}

/** A count, with halves: a module may add half a building. */
export const countText = (count: number): string => fraction(Math.round(count * 2), 2);

const divisor = (one: number, two: number): number => (two ? divisor(two, one % two) : one);
