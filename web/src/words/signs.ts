/** Texts about events in parts: tiles and money can be drawn as signs, which need less room. */

import { byCurrency } from '../game/cards';
import { fieldsOf } from '../game/events';
import { tileOf } from '../game/tiles';
import type { GameEvent } from '../wire/protocol';
import { EVENT_THINGS } from '../wire/protocol';
import { tilesOf } from './eventText';
import { cardsParams, tileNameParams, valuesText } from './gameText';

/** A thing by its sign; `before` and `after` are the words that the sign replaces. */
export interface Sign {
  what: 'kind' | 'currency';
  of: string;
  before: string;
  shown: string;
  after: string;
}

export type TextPart = string | Sign;

/** A text about these events, and these tiles, with signs for tiles and money; all parts together
 * are the text. */
export function withSigns(
  text: string,
  events: readonly GameEvent[],
  tiles: readonly string[] = [],
): TextPart[] {
  const known = [
    ...[...events.flatMap(tilesOf), ...tiles].flatMap(tileSigns),
    ...events.flatMap(cardSigns),
  ];
  const parts: TextPart[] = [];
  let rest = text;
  for (;;) {
    const next = firstOf(rest, known);
    if (!next) return rest ? [...parts, rest] : parts;
    if (next.at) parts.push(rest.slice(0, next.at));
    parts.push(next.sign);
    rest = rest.slice(next.at + lengthOf(next.sign));
  }
}

const lengthOf = ({ before, shown, after }: Sign) => before.length + shown.length + after.length;

/** The sign whose words come first; of those that begin together, the longest. */
function firstOf(text: string, known: readonly Sign[]): { sign: Sign; at: number } | undefined {
  return known
    .map((sign) => ({ sign, at: text.indexOf(sign.before + sign.shown + sign.after) }))
    .filter(({ at }) => at >= 0)
    .sort((one, two) => one.at - two.at || lengthOf(two.sign) - lengthOf(one.sign))[0];
}

/** A sign for each form in which a language may write a thing. */
function signsOf(
  what: Sign['what'],
  of: string,
  shown: string,
  forms: Readonly<Record<string, unknown>>,
): Sign[] {
  return Object.values(forms).flatMap((form): Sign[] => {
    const at = typeof form === 'string' ? form.indexOf(shown) : -1;
    if (typeof form !== 'string' || at < 0) return [];
    return [{ what, of, shown, before: form.slice(0, at), after: form.slice(at + shown.length) }];
  });
}

function tileSigns(id: string): Sign[] {
  const { kind, price } = tileOf(id);
  return signsOf('kind', kind, String(price), tileNameParams('tile', id));
}

function cardSigns(event: GameEvent): Sign[] {
  const things = event.event === 'plugin' ? event.things : (EVENT_THINGS[event.event] ?? {});
  return [...fieldsOf(event)].flatMap(([field, value]) => {
    if (things[field] !== 'cards' || !Array.isArray(value)) return [];
    return byCurrency(value).flatMap(([currency, cards]) =>
      signsOf('currency', currency, valuesText(cards), cardsParams('cards', cards)),
    );
  });
}
