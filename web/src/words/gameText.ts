/** Things of the game as text: tiles, cards, cells, names. */

import { byCurrency, cardValue, squareCurrency, totalOf } from '../game/cards';
import type { Means } from '../game/means';
import { type Cell, SIDES, type Tile, tileOf } from '../game/tiles';
import type { Shortfall } from '../wire/protocol';
import { namesText } from './seatText';
import { type Params, t, words } from './words.svelte';

/** The numbers of the scorings, as on their cards. */
export const ROMAN = ['', 'I', 'II', 'III'];

/** The name of a seat, or of an owner without one. */
export const ownerName = (names: readonly string[], owner: number): string =>
  owner < 0 ? t('neutral') : (names[owner] ?? '');

/** How sides and cells are written: as letters and numbers, or spelled out for screen readers;
 * `bare` leaves out the sides of tiles. */
export type Voice = 'short' | 'aloud' | 'bare';

/** A tile by kind, price and sides: `garden 8 (walls N E)`. */
export function tileText(id: string, message = 'tile', voice: Voice = 'short'): string {
  const tile = tileOf(id);
  const sides = sidesText(tile, voice) || 'none';
  return t(message, { kind: ownName('kind', tile.kind), price: tile.price, sides });
}

/** The same for screen readers: `garden 8 (walls north and east)`. */
export const tileAloud = (id: string): string => tileText(id, 'tile', 'aloud');

/** A tile by kind and price. */
export const tileName = (id: string): string => {
  const tile = tileOf(id);
  return t('tile', { kind: ownName('kind', tile.kind), price: tile.price, sides: 'none' });
};

/** The walls or arrows of a tile, for its card. */
export const wallsText = (id: string): string =>
  sidesText(tileOf(id), 'aloud') || t('card-no-walls');

function sidesText(tile: Tile, voice: Voice): string {
  if (voice === 'bare') return '';
  const sides = tile.bastions ?? tile.walls;
  const told = SIDES.filter((side) => sides.includes(side)).map((side) =>
    t(voice === 'aloud' ? 'side-aloud' : 'side-letter', { side }),
  );
  if (!told.length) return '';
  const what = tile.bastions === null ? 'walls' : 'arrows';
  const letters = voice === 'aloud' ? namesText(told) : told.join(' ');
  return t('sides', { what, count: told.length, letters });
}

/** A name as a parameter of our messages: built-in ones as they are, those of plug-ins as text. */
const ownName = (what: string, name: string): string =>
  words.has(`${what}-${name}`) ? t(`${what}-${name}`) : name;

/** A kind as a parameter of messages that inflect it themselves. */
export const kindName = (kind: string): string => ownName('kind', kind);
export const kindText = (kind: string): string => t('kind', { kind: ownName('kind', kind) });
export const currencyText = (currency: string): string =>
  t('currency', { currency: ownName('currency', currency) });
export const cellText = (cell: Cell): string => `${cell[0]},${cell[1]}`;
/** A number with a minus sign that screen readers speak. */
export const numberAloud = (number: number): string => String(number).replace('-', '\u2212');
/** A cell for screen readers, in a sentence and by itself: `column 1, row −2`. */
export const cellAloud = ([x, y]: Cell, message = 'cell-aloud'): string =>
  t(message, { x: numberAloud(x), y: numberAloud(y) });
export const cellName = (cell: Cell): string => cellAloud(cell, 'cell-name');
export const listText = (items: string[]): string => items.join(', ') || t('nothing');
export const valuesText = (codes: readonly string[]): string => codes.map(cardValue).join(' + ');

/** A square of the market with its tile and how I can pay for it, for screen readers. */
export const squareAloud = (square: number, tile: string, means: Means | null): string =>
  t('market-square', {
    square,
    currency: currencyText(squareCurrency(square)),
    tile: tileAloud(tile),
    how: means?.how ?? 'other',
    by: means?.by ?? 0,
    missing: means ? missingText(means.missing) : '',
    with: means && means.currency !== squareCurrency(square) ? 'other' : 'own',
    ...currencyParams('paid', means?.currency ?? squareCurrency(square)),
  });

/** The first words of a sentence. */
const asStart = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** What is missing to pay, for a tile by its name, in each currency that would do. */
export function missingText(missing: readonly Shortfall[], tile?: string): string {
  const ways = missing.map(({ currency, amount }) =>
    t('pay-amount', { amount, ...currencyParams('currency', currency) }),
  );
  const params = { amount: missing[0]?.amount ?? 0, ways: namesText(ways, 'disjunction') };
  return tile
    ? t('pay-short-for', { ...params, tile: asStart(tileName(tile)) })
    : t('pay-short', params);
}

const cardsByCurrency = (codes: readonly string[], message: string): string[] =>
  byCurrency(codes).map(([currency, cards]) =>
    t(message, {
      currency: ownName('currency', currency),
      values: valuesText(cards),
      total: totalOf(cards),
    }),
  );

/** Cards by currency in a list: `denar 7 + 3, dirham 2`. */
export const cardsText = (codes: readonly string[]): string =>
  listText(cardsByCurrency(codes, 'cards'));

/** The name of a source of points, as the title of a row. */
export function sourceText(source: string): string {
  const [id = '', side] = source.split('/');
  const { kind, price } = tileOf(id);
  const message = `source-${side ? kind : source}`;
  if (!words.has(message)) return side ? source : kindText(source);
  return side ? t(message, { price, side: t('side', { side }) }) : t(message);
}

/** Something as a parameter of a sentence, in all forms that the language has for it. */
function inAllForms(name: string, message: string, text: (message: string) => string): Params {
  const params: Params = { [name]: text(message) };
  for (const form of words.forms(message)) params[`${name}_${form}`] = text(`${message}.${form}`);
  return params;
}

export const tileParams = (name: string, id: string, voice: Voice = 'short'): Params =>
  inAllForms(name, 'tile', (message) => tileText(id, message, voice));

/** A tile without its walls. */
export const tileNameParams = (name: string, id: string): Params => {
  const { kind, price } = tileOf(id);
  const params = { kind: ownName('kind', kind), price, sides: 'none' };
  return inAllForms(name, 'tile', (message) => t(message, params));
};

export const currencyParams = (name: string, currency: string): Params =>
  inAllForms(name, 'currency', (message) =>
    t(message, { currency: ownName('currency', currency) }),
  );

/** In a sentence: `denar 7 + 3 and dirham 2`. */
export const cardsParams = (name: string, codes: readonly string[]): Params =>
  inAllForms(
    name,
    'cards',
    (message) => namesText(cardsByCurrency(codes, message)) || t('nothing'),
  );
