/** Highlights of a game: its scorings, and chains of exact purchases. */

import type { Logged } from '../game/events';
import { fromFaces } from '../modules/registry';
import type { Replay } from '../wire/protocol';

export interface Highlight {
  move: number;
  kind: 'scoring' | 'chain';
  /** The round of a scoring, or how many purchases. */
  count: number;
  seat: number | null;
}

/** How many exact purchases in one turn make a chain. */
const CHAIN = 2;

/** A move and its events. */
type Moment = Pick<Replay, 'move' | 'events'>;

export function highlightsOf(positions: readonly Moment[]): Highlight[] {
  const marks: Highlight[] = [];
  let exact: number[] = [];
  let seat = 0;
  const finish = () => {
    const move = exact.at(-1);
    if (move !== undefined && exact.length >= CHAIN)
      marks.push({ move, kind: 'chain', count: exact.length, seat });
    exact = [];
  };
  for (const { move, events } of positions)
    for (const event of events) {
      if (event.event === 'bought' && event.exact) {
        exact.push(move);
        seat = event.seat;
      }
      if (event.event === 'turn_began') finish();
      if (event.event === 'scored')
        marks.push({ move, kind: 'scoring', count: event.round, seat: null });
    }
  finish();
  return marks.sort((one, two) => one.move - two.move);
}

/** The moves with which turns begin. */
export const turnStarts = (positions: readonly Moment[]): number[] =>
  positions
    .filter(({ events }) => events.some((event) => event.event === 'turn_began'))
    .map(({ move }) => move);

/** Events with which a seat gains a tile, and those with which it places it. */
const GAIN_EVENTS: ReadonlySet<string> = new Set([
  ...['bought', 'leftover_decided'],
  ...fromFaces(({ tileEvents }) => [...(tileEvents ?? [])]),
]);
const PLACEMENT_EVENTS: ReadonlySet<string> = new Set([
  ...['placed', 'reserved'],
  ...fromFaces(({ placementEvents }) => [...(placementEvents ?? [])]),
]);

/** The tiles that a seat has gained and not placed yet. */
export function unplaced(log: readonly Logged[], seat: number): string[] {
  const tiles = new Set<string>();
  for (const { event } of log) {
    if (!('tile' in event && 'seat' in event) || event.seat !== seat) continue;
    if (GAIN_EVENTS.has(event.event)) tiles.add(event.tile);
    if (PLACEMENT_EVENTS.has(event.event)) tiles.delete(event.tile);
  }
  return [...tiles];
}

/** A value of each seat after each move. */
export type Series = number[][];

export const tileCounts = (positions: readonly Replay[]): Series =>
  positions.map(({ game }) => game.palaces.map((palace) => palace.tiles.length));

export const wallsOf = (positions: readonly Replay[]): Series =>
  positions.map(({ game }) => game.palaces.map((palace) => palace.wall));
