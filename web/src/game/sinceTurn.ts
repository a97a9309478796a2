/** What happened since the last turn of a seat, for the start of its next one. */

import type { GameEvent, GameView, NextScoring } from '../wire/protocol';
import { kindsIn } from './components';
import { type Counts, countsNow } from './counts';
import { fieldsOf, type Logged, seatOf } from './events';
import { pointsOf, rowOf } from './sources';
import { tileOf } from './tiles';
import { isDeed } from './turnSteps';

/** What a seat did, in order. */
interface Doings {
  seat: number;
  events: GameEvent[];
}

/** What others changed for me: a majority that they took or made me share, points of the next
 * scoring. */
export interface Change {
  source: string;
  how: 'shared' | 'lost' | 'points';
  /** Null where it is not known how many there were. */
  points: { from: number; to: number } | null;
}

export interface SinceTurn {
  /** Whether I have had no turn yet: then everything since the start counts. */
  isFirst: boolean;
  rivals: Doings[];
  changes: Change[];
  /** How many tiles of the market and cards of the display are new. */
  tiles: number;
  cards: number;
}

/** The owners of tiles without a seat. */
type Extras = readonly { owner: number; tiles: readonly string[] }[];

/** Null if nobody else has had a turn, or I have used mine already. `then`: the next scoring when my
 * last turn ended. */
export function sinceTurn(
  log: readonly Logged[],
  game: GameView,
  me: number,
  extras: Extras = [],
  then: NextScoring | null = null,
): SinceTurn | null {
  const events = log.map(({ event }) => event);
  const isMine = (event: GameEvent) => event.event === 'turn_began' && event.seat === me;
  const now = events.findLastIndex(isMine);
  const before = events.slice(0, Math.max(0, now));
  const since = before.slice(before.findLastIndex(isMine) + 1);
  const first = since.findIndex(({ event }) => event === 'turn_began');
  const hasBegun = events.slice(now + 1).some((event) => seatOf(event) === me && isDeed(event));
  if (now < 0 || first < 0 || hasBegun) return null;
  const turns = since.slice(first);
  // Who takes a seat has done nothing yet, and a record may begin in the middle of a turn.
  const isFirst = !before.some((event) => isMine(event) || (seatOf(event) === me && isDeed(event)));
  // Before my first turn the market was laid out: nothing of that is new.
  const shown = isFirst ? turns : since;
  const leads = lostLeads(countsNow(game.palaces, extras), kindsIn(game), turns, me);
  return {
    isFirst,
    // An auction of my own refill belongs to my turn, but whoever won it did so after I was done.
    rivals: doingsOf([...since.slice(0, first).filter(isDeed), ...turns], me),
    changes: changesOf(leads, then, game.next, me),
    // What was named since and is on sale now came since, also with the help of a character.
    tiles: stillThere([...new Set(shown.flatMap(namedTiles))], game.market),
    cards: stillThere(
      shown.flatMap((event) => (event.event === 'revealed' ? event.cards : [])),
      game.display,
    ),
  };
}

/** The tiles that an event names; what it is about is no matter. */
const namedTiles = (event: GameEvent): string[] =>
  [...fieldsOf(event).values()].flat().filter((value) => typeof value === 'string');

function doingsOf(events: readonly GameEvent[], me: number): Doings[] {
  const bySeat = new Map<number, GameEvent[]>();
  const bought = new Set(events.flatMap((event) => (event.event === 'bought' ? event.tile : [])));
  for (const event of events) {
    const seat = seatOf(event);
    // A purchase says enough: where the tile went is seen.
    const isConsequence = event.event === 'placed' && bought.has(event.tile);
    // What I did I know, but not whom I got for Fatima.
    const isKnown = seat === me && event.event !== 'fatima_exchanged';
    if (seat === null || isKnown || event.event === 'turn_began' || isConsequence) continue;
    bySeat.set(seat, [...(bySeat.get(seat) ?? []), event]);
  }
  return [...bySeat].map(([seat, done]) => ({ seat, events: done }));
}

/** How many of these are still there, each counted once. */
function stillThere(fresh: readonly string[], there: readonly (string | null)[]): number {
  const left = [...there];
  return fresh.filter((one) => {
    const index = left.indexOf(one);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  }).length;
}

/** These with their points, and what else brings me another number of points now. */
function changesOf(
  leads: ReadonlyMap<string, 'shared' | 'lost'>,
  then: NextScoring | null,
  now: NextScoring | null,
  me: number,
): Change[] {
  // Another scoring has other prizes.
  const lines = then?.round === now?.round ? [then?.lines ?? [], now?.lines ?? []] : [];
  const rows = lines.flat().flatMap(({ owner, source }) => (owner === me ? rowOf(source) : []));
  return [...new Set([...leads.keys(), ...rows])].flatMap((source): Change[] => {
    const [from, to] = lines.map((some) => pointsOf(some, me, source));
    const points = from === to ? null : { from: from ?? 0, to: to ?? 0 };
    const how = leads.get(source) ?? 'points';
    return points || how !== 'points' ? [{ source, how, points }] : [];
  });
}

/** The kinds in which I had the most, and others have at least as many now. */
function lostLeads(
  counts: Counts,
  kinds: readonly string[],
  events: readonly GameEvent[],
  me: number,
): Map<string, 'shared' | 'lost'> {
  const mine = counts.get(me) ?? new Map<string, number>();
  const lost = [...mine].flatMap(([kind, count]): [string, 'shared' | 'lost'][] => {
    const others = [...counts].filter(([owner]) => owner !== me);
    const now = Math.max(0, ...others.map(([, tiles]) => tiles.get(kind) ?? 0));
    const before = Math.max(
      0,
      ...others.map(([owner, tiles]) => (tiles.get(kind) ?? 0) - gained(events, owner, kind)),
    );
    if (!kinds.includes(kind) || count < before || now <= before || now < count) return [];
    return count > before || now > count ? [[kind, now > count ? 'lost' : 'shared']] : [];
  });
  return new Map(lost);
}

/** How many tiles of a kind a seat has more after these events. */
function gained(events: readonly GameEvent[], seat: number, kind: string): number {
  const isKind = (tile: string) => Number(tileOf(tile).kind === kind);
  return events.reduce((sum, event) => {
    if (seatOf(event) !== seat) return sum;
    if (event.event === 'placed' || event.event === 'added') return sum + isKind(event.tile);
    if (event.event === 'removed') return sum - isKind(event.tile);
    if (event.event === 'swapped') return sum + isKind(event.tile) - isKind(event.out);
    return sum;
  }, 0);
}
