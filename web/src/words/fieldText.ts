/** Fields of events and of actions as parameters of messages; the protocol says what they hold. */

import type { Thing } from '../wire/protocol';
import {
  cardsParams,
  cellAloud,
  cellText,
  currencyParams,
  listText,
  tileParams,
  tileText,
  type Voice,
} from './gameText';
import { type Params, t, words } from './words.svelte';

/** Which fields hold things of the game, by name. */
export type Things = Readonly<Record<string, Thing>>;

/** What a field contributes to a message; lists that no message names contribute nothing. */
export function fieldParams(
  name: string,
  value: unknown,
  thing: Thing | undefined,
  voice: Voice = 'short',
): Params {
  if (isCell(value) && thing === 'cell')
    return { [name]: voice === 'aloud' ? cellAloud(value) : cellText(value) };
  if (isTexts(value)) return listParams(name, value, thing, voice);
  if (typeof value === 'string') return textParams(name, value, thing, voice);
  if (typeof value === 'boolean') return { [name]: value ? 'yes' : 'no' };
  return typeof value === 'number' ? { [name]: value } : {};
}

function textParams(name: string, value: string, thing: Thing | undefined, voice: Voice): Params {
  if (thing === 'card') return cardsParams(name, [value]);
  if (thing === 'tile') return tileParams(name, value, voice);
  if (thing === 'currency') return currencyParams(name, value);
  return { [name]: namedText(name, value) };
}

function listParams(name: string, ids: string[], thing: Thing | undefined, voice: Voice): Params {
  if (thing === 'cards') return cardsParams(name, ids);
  if (thing !== 'tiles') return {};
  return { [name]: listText(ids.map((id) => tileText(id, 'tile', voice))) };
}

/** The tiles among some fields. */
export const tilesIn = (fields: ReadonlyMap<string, unknown>, things: Things): string[] =>
  [...fields].flatMap(([name, value]) => {
    const isAbout = things[name] === 'tile' || things[name] === 'tiles';
    return isAbout ? [value].flat().filter(isText) : [];
  });

/** A kind, a side, what a module names: by the message of that name, or by one of its own. */
function namedText(name: string, value: string): string {
  if (words.has(name)) return t(name, { [name]: value });
  const own = `${name}-${value}`;
  return words.has(own) ? t(own) : value;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
export const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number');
const isCell = (value: unknown): value is [number, number] =>
  isNumbers(value) && value.length === 2;
