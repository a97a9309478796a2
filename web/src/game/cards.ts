/** Money cards by their codes: `N3` is a denar of 3. */

import { CURRENCIES as BY_LETTER } from '../wire/protocol';

export type Currency = (typeof BY_LETTER)[keyof typeof BY_LETTER];
export const CURRENCIES: readonly Currency[] = Object.values(BY_LETTER);

const LETTERS = new Map<string, Currency>(Object.entries(BY_LETTER));
/** The currency of each square of the market. */
export const SQUARE_CURRENCIES: readonly Currency[] = ['florin', 'dirham', 'denar', 'ducat'];

export const currencyOf = (code: string): Currency => LETTERS.get(code[0] ?? '') ?? 'denar';
/** The letter of a currency's cards; null for other words. */
export const letterFor = (currency: string): string | null =>
  [...LETTERS].find(([, name]) => name === currency)?.[0] ?? null;
export const worthOf = (code: string): number => Number(code.slice(1));
export const letterOf = (code: string): string => code[0] ?? '';
export const totalOf = (codes: readonly string[]): number =>
  codes.reduce((sum, code) => sum + worthOf(code), 0);

/** Cards of each currency that is there, in the order of currencies. */
export function byCurrency(codes: readonly string[]): [Currency, string[]][] {
  return CURRENCIES.map((currency): [Currency, string[]] => [
    currency,
    codes.filter((c) => currencyOf(c) === currency),
  ]).filter(([, cards]) => cards.length > 0);
}

/** Cards with a key each: the second `N3` is `N3#1`. */
export function keyed(codes: readonly string[]): { key: string; code: string }[] {
  const seen = new Map<string, number>();
  return codes.map((code) => {
    const number = seen.get(code) ?? 0;
    seen.set(code, number + 1);
    return { key: `${code}#${number}`, code };
  });
}

/** Whether the second purse has every card of the first. */
export function holds(purse: readonly string[], cards: readonly string[]): boolean {
  const rest = [...purse];
  return cards.every((card) => {
    const index = rest.indexOf(card);
    if (index < 0) return false;
    rest.splice(index, 1);
    return true;
  });
}

export const sameCards = (one: readonly string[], two: readonly string[]): boolean =>
  one.length === two.length && holds(one, two);

/** Cards in notation: `denar 3 dirham 2`, as `take` wants them. */
export const notation = (codes: readonly string[]): string =>
  codes.map((code) => `${currencyOf(code)} ${worthOf(code)}`).join(' ');
