/** Fields of events and of actions as parameters of messages; what a value is follows from its name. */

import {
  cardsParams,
  cellAloud,
  cellText,
  listText,
  tileParams,
  tileText,
  type Voice,
} from './gameText';
import { type Params, t, words } from './words.svelte';

/** Fields that hold cards, and fields that hold a tile: a language may need them in several forms. */
const CARDS = new Set(['card', 'cards', 'given', 'taken']);
const TILES = new Set(['tile', 'new', 'old', 'out']);

/** What a field contributes to a message; lists that no message names contribute nothing. */
export function fieldParams(name: string, value: unknown, voice: Voice = 'short'): Params {
  if (isTexts(value)) return listParams(name, value, voice);
  if (name === 'cell' && isCell(value))
    return { cell: voice === 'aloud' ? cellAloud(value) : cellText(value) };
  if (typeof value === 'string') return textParams(name, value, voice);
  if (typeof value === 'boolean') return { [name]: value ? 'yes' : 'no' };
  return typeof value === 'number' ? { [name]: value } : {};
}

function textParams(name: string, value: string, voice: Voice): Params {
  if (CARDS.has(name)) return cardsParams(name, [value]);
  return TILES.has(name)
    ? tileParams(name, value, voice)
    : { [name]: namedText(name, value, voice) };
}

function listParams(name: string, ids: string[], voice: Voice): Params {
  if (CARDS.has(name)) return cardsParams(name, ids);
  return name === 'tiles' ? { tiles: listText(ids.map((id) => tileText(id, 'tile', voice))) } : {};
}

/** The tiles among some fields. */
export function tilesIn(fields: ReadonlyMap<string, unknown>): string[] {
  const tiles = fields.get('tiles');
  return [...[...TILES].map((name) => fields.get(name)), ...(isTexts(tiles) ? tiles : [])].filter(
    isText,
  );
}

/** A kind, a side, what a module names: by the message of that name, or by one of its own. */
function namedText(name: string, value: string, voice: Voice): string {
  if (words.has(name)) return t(name, { [name]: value });
  const own = `${name}-${value}`;
  if (!words.has(own)) return value;
  const isMarked = voice !== 'aloud' && words.forms(own).includes('mark');
  return isMarked ? t(`${name}-marked`, { name: t(own), mark: t(`${own}.mark`) }) : t(own);
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
export const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number');
const isCell = (value: unknown): value is [number, number] =>
  isNumbers(value) && value.length === 2;
