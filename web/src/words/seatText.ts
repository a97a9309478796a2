/** Seats, names and modules as texts. */

import { NAMELESS, type Nameless, type SeatView, type TableView } from '../wire/protocol';
import { t, words } from './words.svelte';

/** Letters without effect on the text direction; other names are isolated. */
const PLAIN = /^[\p{Script=Latin}\p{M}\p{N} .,'’_-]*$/u;

const DAY = 86_400_000;

/** The names of all seats: bots have one by seat; a second Zaida is `Zaida 2`. `you`: the seat of
 * the reader, who alone may be called “You”. */
export function seatNames(seats: readonly SeatView[], you: number | null): string[] {
  const seen = new Map<string, number>();
  return seats.map((seat, index) => {
    const name = seatName(seat, index, index === you);
    const number = (seen.get(name) ?? 0) + 1;
    seen.set(name, number);
    return number > 1 && seat.kind !== 'open' ? `${name} ${number}` : name;
  });
}

/** Who gave no name is “You” in games against bots, in the language of that time. */
const isNameless = ({ name }: SeatView): boolean => NAMELESS.includes(name as Nameless);

/** The seat of a person without a name. */
export function namelessSeat(seats: readonly SeatView[]): number | null {
  const found = seats.findIndex(isNameless);
  return found < 0 ? null : found;
}

/** My seat in one of my games; whoever left it may have had no name. */
export const ownSeat = (seats: readonly SeatView[], mine: number | null): number | null =>
  mine ?? namelessSeat(seats);

function seatName(seat: SeatView, index: number, isYou: boolean): string {
  if (seat.kind === 'bot' && !seat.name) return t('bot-name', { seat: index });
  if (seat.kind === 'open') return t('seat-open');
  if (isNameless(seat)) return t(isYou ? 'nameless' : 'here-nameless', { number: index + 1 });
  return isolated(seat.name);
}

const isolated = (text: string): string => (PLAIN.test(text) ? text : `\u2068${text}\u2069`);

/** The name of a table, or its code. */
export const tableTitle = ({ options, code }: TableView): string =>
  isolated(options.title ?? '') || t('lobby-title', { code });

/** The same, but empty where nobody needs the code: at a table without a name of one person and
 * bots. */
export const tableName = (table: TableView | null, mine: readonly number[]): string =>
  table && (table.options.title || isWithPeople(table.seats, mine)) ? tableTitle(table) : '';

/** Whether a bot plays on for somebody who left. */
export const isReplaced = (seat: SeatView | undefined): boolean =>
  seat?.kind === 'bot' && seat.name !== '';

/** Expensive to create, and used for every star. */
const LETTERS = new Intl.Segmenter();

function lettersOf(name: string): string[] {
  const shown = name.replace(/\p{Bidi_Control}/gu, '').trim();
  return [...LETTERS.segment(shown)].map(({ segment }) => segment);
}

/** The initial of a name. */
export const initialOf = (name: string): string => lettersOf(name)[0]?.toLocaleUpperCase() ?? '?';

/**
 * The letters on the star of a name, different for all names of a table: the initial, and where
 * others share it, the first later letter by which they all differ: `To` and `Te`.
 */
export function badgeOf(name: string, names: readonly string[]): string {
  const initial = initialOf(name);
  const same = names.filter((other) => initialOf(other) === initial).map(lettersOf);
  if (same.length < 2 || !names.includes(name)) return initial;
  const longest = Math.max(...same.map(({ length }) => length));
  for (let at = 1; at < longest; at += 1) {
    const letters = same.map((other) => (other[at] ?? '').trim().toLocaleLowerCase());
    if (new Set(letters).size === same.length) return initial + (lettersOf(name)[at] ?? '').trim();
  }
  return initial + (names.filter((other) => initialOf(other) === initial).indexOf(name) + 1);
}

/** Several names as a part of a sentence: `Ana, Bo, and Zaida`. */
export const namesText = (
  names: readonly string[],
  type: Intl.ListFormatType = 'conjunction',
): string => new Intl.ListFormat(words.language, { type }).format(names);

const moduleMessage = (module: string): string => `module-${module.replaceAll('_', '-')}`;

/** The name of a module; a plug-in without texts has its plain one. */
export const moduleName = (module: string): string =>
  words.has(moduleMessage(module)) ? t(moduleMessage(module)) : module;

/** A short description of a module. */
export const moduleAbout = (module: string): string =>
  words.forms(moduleMessage(module)).includes('about') ? t(`${moduleMessage(module)}.about`) : '';

/** The names of the modules in a game, or of the base game. */
export const modulesText = (modules: readonly string[]): string =>
  modules.length ? namesText(modules.map(moduleName)) : t('base-game');

/** The other seats in short: `2 bots, Architect`, or their names. */
export function othersText(seats: readonly SeatView[], mine: number | null): string {
  const own = ownSeat(seats, mine);
  const others = seats.filter((_, number) => number !== own);
  const [first] = others;
  const isBots = others.every(({ kind, level }) => kind === 'bot' && level === first?.level);
  if (first && isBots)
    return t('mine-bots', { bots: others.length, level: t('seat-bot', { level: first.level }) });
  return namesText(seatNames(seats, own).filter((_, number) => number !== own));
}

/** Whether anybody but bots may sit there, besides the people at this device. */
export const isWithPeople = (seats: readonly SeatView[], mine: readonly number[]): boolean =>
  seats.some(({ kind }, number) => kind !== 'bot' && !mine.includes(number));

/** The day of a game: today, yesterday, a day of this week, or a date. */
export function dayText(milliseconds: number): string {
  const midnight = (moment: number) => new Date(moment).setHours(0, 0, 0, 0);
  const ago = Math.round((midnight(Date.now()) - midnight(milliseconds)) / DAY);
  if (ago <= 1)
    return new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' }).format(-ago, 'day');
  const style: Intl.DateTimeFormatOptions = ago < 7 ? { weekday: 'long' } : { dateStyle: 'medium' };
  return new Intl.DateTimeFormat(words.language, style).format(milliseconds);
}

/** The time of a message, with the day unless it is today. */
export function momentText(seconds: number): string {
  const moment = new Date(1000 * seconds);
  const isToday = moment.toDateString() === new Date().toDateString();
  const style: Intl.DateTimeFormatOptions = isToday
    ? { timeStyle: 'short' }
    : { dateStyle: 'short', timeStyle: 'short' };
  return new Intl.DateTimeFormat(words.language, style).format(moment);
}

/** How long ago it was: `0:41`, or whole hours. */
export function sinceText(seconds: number): string {
  const passed = Math.max(0, Math.floor(seconds));
  if (passed < 3600) return `${Math.floor(passed / 60)}:${String(passed % 60).padStart(2, '0')}`;
  const style: Intl.NumberFormatOptions = { style: 'unit', unit: 'hour', unitDisplay: 'short' };
  return new Intl.NumberFormat(words.language, style).format(Math.floor(passed / 3600));
}
