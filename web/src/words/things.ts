/** The things of the game as people read them: tiles, cards, cells, names. */

import { byCurrency, totalOf, worthOf } from '../game/cards';
import { type Cell, SIDES, type Tile, tileOf } from '../game/tiles';
import { type Params, t, words } from './words.svelte';

/** The owner of tiles that no player has, when two play. */
export const NEUTRAL = -1;

/** The numbers of the scorings, as they stand on their cards. */
export const ROMAN = ['', 'I', 'II', 'III'];

/** The name of a seat or of the neutral player. */
export const ownerName = (names: readonly string[], owner: number): string =>
  owner === NEUTRAL ? t('neutral') : (names[owner] ?? '');

/** A tile by kind, price and sides: `garden 8 (walls N E)`. */
export function tileText(id: string, message = 'tile'): string {
  const tile = tileOf(id);
  return t(message, { kind: tile.kind, price: tile.price, sides: sidesText(tile) || 'none' });
}

/** A tile by kind and price. */
export const tileName = (id: string): string => {
  const tile = tileOf(id);
  return t('tile', { kind: tile.kind, price: tile.price, sides: 'none' });
};

function sidesText(tile: Tile): string {
  const sides = tile.bastions ?? tile.walls;
  const letters = SIDES.filter((side) => sides.includes(side)).map((side) =>
    t('side-letter', { side }),
  );
  if (!letters.length) return '';
  const what = tile.bastions === null ? 'walls' : 'arrows';
  return t('sides', { what, count: letters.length, letters: letters.join(' ') });
}

export const kindText = (kind: string): string => t('kind', { kind });
export const currencyText = (currency: string): string => t('currency', { currency });
export const cellText = (cell: Cell): string => `${cell[0]},${cell[1]}`;
export const listText = (items: string[]): string => items.join(', ') || t('nothing');
export const valuesText = (codes: readonly string[]): string => codes.map(worthOf).join(' + ');

/** Cards by currency: `denar 7 + 3, dirham 2`. */
export function cardsText(codes: readonly string[], message = 'cards'): string {
  const groups = byCurrency(codes).map(([currency, cards]) =>
    t(message, { currency, values: valuesText(cards), total: totalOf(cards) }),
  );
  return listText(groups);
}

/** What points are for, as the title of a row. */
export function sourceText(source: string): string {
  if (!source.startsWith('camp-')) return t(`source-${source}`);
  const [id = '', side = 'n'] = source.split('/');
  return t('source-camp', { price: Number(id.split('-')[1]), side: t('side', { side }) });
}

/** Something as a parameter of a sentence, in all forms that the language has for it. */
function inAllForms(name: string, message: string, text: (message: string) => string): Params {
  const params: Params = { [name]: text(message) };
  for (const form of words.forms(message)) params[`${name}_${form}`] = text(`${message}.${form}`);
  return params;
}

export const tileParams = (name: string, id: string): Params =>
  inAllForms(name, 'tile', (message) => tileText(id, message));

export const cardsParams = (name: string, codes: readonly string[]): Params =>
  inAllForms(name, 'cards', (message) => cardsText(codes, message));

export const currencyParams = (name: string, currency: string): Params =>
  inAllForms(name, 'currency', (message) => t(message, { currency }));
