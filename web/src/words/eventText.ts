/** Events as sentences, for the log and for telling what others did. */

import type { Cell } from '../game/tiles';
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

export type GameEvent = Record<string, unknown> & { event: string };

/** Fields that hold cards, and fields that hold a tile: a language may need them in several forms. */
const CARDS = new Set(['cards', 'given', 'taken']);
const TILES = new Set(['tile', 'new', 'old', 'out']);

/** The tiles that an event is about. */
export function tilesOf(event: GameEvent): string[] {
  const ids = [...TILES].map((name) => event[name]);
  return [...ids, ...((event.tiles as string[] | undefined) ?? [])].filter(
    (id): id is string => typeof id === 'string',
  );
}

export class EventFormatter {
  /** `you` is the seat that is spoken to, null for nobody. */
  constructor(
    private names: readonly string[],
    private you: number | null,
    private voice: Voice = 'short',
  ) {}

  /** The event in a sentence; empty if there is nothing to say about it. */
  format(event: GameEvent): string {
    const isPlugin = event.event === 'plugin';
    const id = `event-${isPlugin ? event.name : event.event}`.replaceAll('_', '-');
    if (!words.has(id)) return '';
    const params: Params = {};
    for (const [name, value] of Object.entries(isPlugin ? (event.values as object) : event)) {
      if (name !== 'event') Object.assign(params, this.params(name, value));
    }
    return t(id, params);
  }

  private params(name: string, value: unknown): Params {
    if (name === 'seat') return this.seat(value as number | null);
    if (name === 'winners') return this.winners(value as number[]);
    if (name === 'sums' || name === 'scores') return { [name]: this.byName(value as number[]) };
    if (CARDS.has(name)) return cardsParams(name, value as string[]);
    if (TILES.has(name)) return tileParams(name, value as string, this.voice);
    return paramsOf(name, value, this.voice);
  }

  private seat(seat: number | null): Params {
    if (seat === null) return { who: 'nobody', name: '' };
    return { who: seat === this.you ? 'you' : 'other', name: this.names[seat] ?? '' };
  }

  private winners(winners: number[]): Params {
    const alone = winners.length === 1 && winners[0] === this.you;
    const names = listText(winners.map((seat) => this.names[seat] ?? ''));
    return { who: alone ? 'you' : 'other', winners: names, count: winners.length };
  }

  private byName(numbers: number[]): string {
    return listText(numbers.map((number, seat) => `${this.names[seat]} ${number}`));
  }
}

function paramsOf(name: string, value: unknown, voice: Voice): Params {
  switch (name) {
    case 'cell':
      return { cell: voice === 'aloud' ? cellAloud(value as Cell) : cellText(value as Cell) };
    case 'tiles':
      return { tiles: listText((value as string[]).map((id) => tileText(id, 'tile', voice))) };
  }
  if (typeof value === 'string') return { [name]: namedText(name, value, voice) };
  if (typeof value === 'boolean') return { [name]: value ? 'yes' : 'no' };
  return typeof value === 'number' ? { [name]: value } : {};
}

/** A kind, a side, what a module names: by the message of that name, or by one of its own. */
function namedText(name: string, value: string, voice: Voice): string {
  if (words.has(name)) return t(name, { [name]: value });
  const own = `${name}-${value}`;
  if (!words.has(own)) return value;
  const isMarked = voice !== 'aloud' && words.forms(own).includes('mark');
  return isMarked ? t(`${name}-marked`, { name: t(own), mark: t(`${own}.mark`) }) : t(own);
}
