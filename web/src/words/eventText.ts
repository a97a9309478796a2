/** Events as sentences, for the log and for announcements. */

import { fieldsOf } from '../game/events';
import type { GameEvent } from '../wire/protocol';
import { EVENT_THINGS } from '../wire/protocol';
import { fieldParams, isNumbers, type Things, tilesIn } from './fieldText';
import { listText, type Voice } from './gameText';
import { namesText } from './seatText';
import { type Params, t, words } from './words.svelte';

/** The tiles that an event is about. */
export const tilesOf = (event: GameEvent): string[] => tilesIn(fieldsOf(event), thingsOf(event));

const thingsOf = (event: GameEvent): Things =>
  event.event === 'plugin' ? event.things : (EVENT_THINGS[event.event] ?? {});

const nameOf = (event: GameEvent): string =>
  (event.event === 'plugin' ? event.name : event.event).replaceAll('_', '-');

/** A tile in one of its forms. */
const isTileParam = (name: string): boolean => name === 'tile' || name.startsWith('tile_');

/** With the money, or with the way of a bought tile to the reserve. */
export type DeedForm = '' | 'full' | 'reserved';

export class EventFormatter {
  /** `you` is the seat of the reader, null for a spectator. */
  constructor(
    private names: readonly string[],
    private you: number | null,
    private voice: Voice = 'short',
  ) {}

  /** The event in a sentence; empty if there is no message for it. */
  format(event: GameEvent): string {
    const id = `event-${nameOf(event)}`;
    return words.has(id) ? t(id, this.allParams(event, this.voice)) : '';
  }

  /** The event as it happens: some have a sentence in the present tense, without coordinates. */
  formatNow(event: GameEvent): string {
    const id = `follow-${nameOf(event)}`;
    return words.has(id) ? t(id, this.allParams(event, 'bare')) : this.format(event);
  }

  /** What a seat did, in a few words without its name: `bought tower 9`; empty if there is no
   * message for it. `others`: more of the same with other tiles: `bought tower 9 and garden 8`. */
  deed(event: GameEvent, form: DeedForm = '', others: readonly GameEvent[] = []): string {
    const id = `deed-${nameOf(event)}`;
    if (!words.has(id)) return '';
    const longer = `${id}-${form}`;
    const all = [event, ...others].map((one) => this.allParams(one, 'bare'));
    const params = { ...all[0] };
    for (const name of Object.keys(params).filter((one) => others.length && isTileParam(one)))
      params[name] = namesText(all.map((one) => String(one[name])));
    return t(words.has(longer) ? longer : id, params);
  }

  private allParams(event: GameEvent, voice: Voice): Params {
    const params: Params = {};
    const things = thingsOf(event);
    for (const [field, value] of fieldsOf(event))
      Object.assign(params, this.params(field, value, things, voice));
    return params;
  }

  private params(name: string, value: unknown, things: Things, voice: Voice): Params {
    const thing = things[name];
    if (thing === 'seat') return this.seat(typeof value === 'number' ? value : null);
    if (thing === 'seats' && isNumbers(value)) return this.seats(name, value);
    if (thing === 'per_seat' && isNumbers(value)) return { [name]: this.byName(value) };
    return fieldParams(name, value, thing, voice);
  }

  private seat(seat: number | null): Params {
    if (seat === null) return { who: 'nobody', name: '' };
    return { who: seat === this.you ? 'you' : 'other', name: this.names[seat] ?? '' };
  }

  private seats(name: string, seats: number[]): Params {
    const alone = seats.length === 1 && seats[0] === this.you;
    const names = listText(seats.map((seat) => this.names[seat] ?? ''));
    return { who: alone ? 'you' : 'other', [name]: names, count: seats.length };
  }

  private byName(numbers: number[]): string {
    return listText(numbers.map((number, seat) => `${this.names[seat]} ${number}`));
  }
}
