/** Money cards by their codes: `N3` is a denar of 3. */

import { CURRENCIES as BUILT_IN, SQUARE_CURRENCIES } from '../wire/protocol';

/** Currencies by the letters of their cards; no two on a server share a letter. */
const names = new Map<string, string>(Object.entries(BUILT_IN));

/** Register currencies that plug-ins add. */
export function addCurrencies(byLetter: Readonly<Record<string, string>>): void {
  for (const [letter, name] of Object.entries(byLetter)) names.set(letter, name);
}

/** Whether the page has a picture of this currency. */
export const isDrawn = (currency: string): boolean =>
  Object.values<string>(BUILT_IN).includes(currency);

/** The currency of a card; its letter if the currency is unknown. */
export const currencyOf = (code: string): string => names.get(letterOf(code)) ?? letterOf(code);
/** The letter of a currency's cards; null for other words. */
export const letterFor = (currency: string): string | null =>
  [...names].find(([, name]) => name === currency)?.[0] ?? null;
export const cardValue = (code: string): number => Number(code.slice(1));
export const letterOf = (code: string): string => code[0] ?? '';
export const totalOf = (codes: readonly string[]): number =>
  codes.reduce((sum, code) => sum + cardValue(code), 0);

/** The currency of a square of the market, which are numbered from 1. */
export function squareCurrency(square: number): string {
  const currency = SQUARE_CURRENCIES[square - 1];
  if (!currency) throw new RangeError(`no square ${square}`);
  return currency;
}

/** All currencies of some cards: known ones in their order, then unknown ones. */
const currenciesOf = (codes: readonly string[]): string[] => {
  const found = new Set(codes.map(currencyOf));
  return [...new Set([...names.values(), ...found])].filter((currency) => found.has(currency));
};

/** Cards grouped by currency, in the order of currencies. */
export const byCurrency = (codes: readonly string[]): [string, string[]][] =>
  currenciesOf(codes).map((currency) => [
    currency,
    codes.filter((code) => currencyOf(code) === currency),
  ]);

/** Cards with a key each: the second `N3` is `N3#1`. */
export function keyed(codes: readonly string[]): { key: string; code: string }[] {
  const seen = new Map<string, number>();
  return codes.map((code) => {
    const number = seen.get(code) ?? 0;
    seen.set(code, number + 1);
    return { key: `${code}#${number}`, code };
  });
}

/** Whether a list contains all of these, each as often as it is wanted. */
export function containsAll(list: readonly string[], wanted: readonly string[]): boolean {
  const rest = [...list];
  return wanted.every((item) => {
    const index = rest.indexOf(item);
    if (index >= 0) rest.splice(index, 1);
    return index >= 0;
  });
}

export const sameCards = (one: readonly string[], two: readonly string[]): boolean =>
  one.length === two.length && containsAll(one, two);

/** Cards in notation: `denar 3 dirham 2`, as `take` wants them. */
export const notation = (codes: readonly string[]): string =>
  codes.map((code) => `${currencyOf(code)} ${cardValue(code)}`).join(' ');

/** `buy 3 ducat 7+3`. */
export const buyNotation = (square: number, cards: readonly string[]): string =>
  `buy ${square} ${currencyOf(cards[0] ?? '')} ${cards.map(cardValue).join('+')}`;

type Keyed = { key: string; code: string };

/** The cards with these keys. */
export const codesOf = (cards: readonly Keyed[], keys: readonly string[]): string[] =>
  cards.filter(({ key }) => keys.includes(key)).map(({ code }) => code);

/** The keys of these cards, as far as they are there. */
export function keysOf(cards: readonly Keyed[], codes: readonly string[]): string[] {
  const rest = [...codes];
  return cards
    .filter(({ code }) => {
      const index = rest.indexOf(code);
      if (index >= 0) rest.splice(index, 1);
      return index >= 0;
    })
    .map(({ key }) => key);
}
