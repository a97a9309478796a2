/** What is worth a look in a game: its scorings, and chains of exact buys. */

import type { EventRecord } from '../game/counts';
import type { Replay } from '../wire/protocol';

export interface Highlight {
  move: number;
  kind: 'scoring' | 'chain';
  /** The round of a scoring, or how many buys. */
  count: number;
  seat: number | null;
}

/** A chain begins with so many exact buys in one turn. */
const CHAIN = 2;

export function highlightsOf(positions: readonly Replay[]): Highlight[] {
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
        seat = event.seat as number;
      }
      if (event.event === 'turn_began') finish();
      if (event.event === 'scored')
        marks.push({ move, kind: 'scoring', count: event.round as number, seat: null });
    }
  finish();
  return marks.sort((one, two) => one.move - two.move);
}

/** The moves with which turns begin. */
export const turnStarts = (positions: readonly Replay[]): number[] =>
  positions
    .filter(({ events }) => events.some((event) => event.event === 'turn_began'))
    .map(({ move }) => move);

const GOT = new Set(['bought', 'bought_by_karim', 'leftover_decided']);
const PUT = new Set(['placed', 'reserved', 'gave']);

/** The tiles that a seat has got and not put anywhere yet. */
export function unplaced(log: readonly { event: EventRecord }[], seat: number): string[] {
  const tiles = new Set<string>();
  for (const { event } of log) {
    if (event.seat !== seat) continue;
    if (GOT.has(event.event)) tiles.add(event.tile as string);
    if (PUT.has(event.event)) tiles.delete(event.tile as string);
  }
  return [...tiles];
}

/** A number of each seat after each move. */
export type Series = number[][];

export const tileCounts = (positions: readonly Replay[]): Series =>
  positions.map(({ game }) => game.palaces.map((palace) => palace.tiles.length));

export const wallsOf = (positions: readonly Replay[]): Series =>
  positions.map(({ game }) => game.palaces.map((palace) => palace.wall));
