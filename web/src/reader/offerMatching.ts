/** Matching typed text with offers. */

import { containsAll, letterFor } from '../game/cards';
import type { Offer } from '../wire/protocol';

const MONEY = /\b([a-z_]+) (\d+(?:\+\d+)*)\b/g;

/** Typed text in the form of the notation: lower case, single spaces, none inside a part,
 * no comma but that of a cell. */
export function normalize(typed: string): string {
  return typed
    .trim()
    .toLowerCase()
    .replace(/^[/:]\s*/, '')
    .replaceAll('\u2212', '-')
    .replace(/\s*([,+])\s*/g, '$1')
    .replace(/(?<=\p{L}),|,(?=\p{L})/gu, ' ')
    .replace(/\s+/g, ' ');
}

const SPOKEN = /(?<!\S)(\d+(?:\+\d+)*) ([a-z_]+)(?!\S)/g;

/** Money as it is spoken, `3 dirham 2 denar`, as it is written: `dirham 3 denar 2`. */
export function inWrittenOrder(text: string): string {
  // Whoever names the value first names a currency last.
  if (!letterFor(text.split(' ').at(-1) ?? '')) return text;
  return text.replace(SPOKEN, (said, values: string, currency: string) =>
    letterFor(currency) ? `${currency} ${values}` : said,
  );
}

/** Verbs for what goes *in reserve*. */
const PUTTING = new Set(['place', 'reserve', 'keep']);

/** The text with its verb in front: `dirham 3 take`, as German says it, is `take dirham 3`, and
 * `place tower 9 reserve` is `reserve tower 9`. */
export function withVerbFirst(text: string, verbs: ReadonlySet<string>): string {
  const parts = text.split(' ');
  const [first = ''] = parts;
  const last = parts.at(-1) ?? '';
  const isPut = last === 'reserve' && PUTTING.has(first);
  if (!isPut && (verbs.has(first) || !verbs.has(last))) return text;
  return [last, ...parts.slice(isPut ? 1 : 0, -1)].join(' ');
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

/** The offers that contain everything typed, with money as it is written or as it is spoken; an
 * exact match excludes the others. */
export function matchingOffers(typed: string, offers: readonly Offer[]): Offer[] {
  const text = normalize(typed);
  const found = offersWith(text, offers);
  return found.length ? found : offersWith(inWrittenOrder(text), offers);
}

function offersWith(text: string, offers: readonly Offer[]): Offer[] {
  const [verb, ...wanted] = partsOf(text);
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
