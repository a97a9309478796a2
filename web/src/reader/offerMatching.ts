/** Matching typed text with offers. */

import { containsAll, letterFor } from '../game/cards';
import type { Offer } from '../wire/protocol';

const MONEY = /\b([a-z_]+) (\d+(?:\+\d+)*)\b/g;

/** Typed text in the form of the notation: lower case, single spaces, none inside a part. */
export function normalize(typed: string): string {
  return typed
    .trim()
    .toLowerCase()
    .replace(/^[/:]\s*/, '')
    .replaceAll('\u2212', '-')
    .replace(/\s*([,+])\s*/g, '$1')
    .replace(/\s+/g, ' ');
}

const TILE = /^[a-z_]+-\d+/;

/** The parts of an action: cards are one part each (`denar:7`, `denar:3`), tiles several (`garden`,
 * `8`, `ne`), so that a tile is found without its walls. */
function partsOf(action: string): string[] {
  const cards = action.replace(MONEY, (text, currency: string, values: string) =>
    letterFor(currency)
      ? values
          .split('+')
          .map((value) => `${currency}:${value}`)
          .join(' ')
      : text,
  );
  return cards.split(' ').flatMap((part) => (TILE.test(part) ? part.split('-') : part));
}

/** The offers that contain everything typed; an exact match excludes the others. */
export function matchingOffers(typed: string, offers: readonly Offer[]): Offer[] {
  const [verb, ...wanted] = partsOf(normalize(typed));
  const found = offers
    .map((offer) => ({ offer, parts: partsOf(offer.action) }))
    .filter(({ parts }) => parts[0] === verb && containsAll(parts.slice(1), wanted));
  const same = found.filter(({ parts }) => parts.length === wanted.length + 1);
  return (same.length ? same : found).map(({ offer }) => offer);
}

/** The text, completed by the longest common prefix of the lines that start with it. */
export function completion(typed: string, lines: readonly string[]): string {
  const begun = typed.trimStart().toLowerCase();
  const fitting = lines.filter((line) => line.startsWith(begun));
  const [first = ''] = fitting;
  let end = first.length;
  for (const line of fitting) while (!line.startsWith(first.slice(0, end))) end -= 1;
  return end > begun.length ? first.slice(0, end) : typed;
}
