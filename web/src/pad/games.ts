/** A game on cardboard as the pad keeps it, and what can be done with it. */

import { KINDS } from '../game/tiles';
import type { ScoreLine } from '../wire/protocol';
import { initialOf } from '../words/seatText';
import { ALL_WALLS, emptyTally, MOST_CAMPS, scoreLines, type Tally, TILES_OF } from './scoring';

export const FEWEST = 2;
export const MOST = 6;
export const ROUNDS = 3;
export const CHARACTERS = ['yusuf', 'hakim', 'fatima'] as const;
export type Character = (typeof CHARACTERS)[number];

export interface PadGame {
  id: string;
  /** When it was begun, in milliseconds since the epoch. */
  at: number;
  names: string[];
  camps: boolean;
  characters: boolean;
  /** The scorings so far; the first is always there. */
  rounds: Tally[];
}

/** A number that cannot be: how many there would be, and how many there are. */
export interface Excess {
  found: number;
  most: number;
}

export function newGame(names: string[], camps: boolean, characters: boolean): PadGame {
  const at = Date.now();
  const id = `${at}-${Math.random()}`;
  return { id, at, names, camps, characters, rounds: [emptyTally(names.length)] };
}

/** What stands in a star: a name's first letter, or the number of a player who shares it. */
export function starName(names: readonly string[], seat: number): string {
  const name = names[seat] ?? '';
  const isShared = names.some((other, at) => at !== seat && initialOf(other) === initialOf(name));
  return isShared ? String(seat + 1) : name;
}

export const isBegun = (game: PadGame): boolean =>
  game.rounds.length > 1 || linesOf(game).length > 0;

/** All points so far. */
export const linesOf = (game: PadGame): ScoreLine[] =>
  game.rounds.flatMap((tally, index) => scoreLines(index + 1, played(game, tally)));

/** What was counted, without what does not take part. */
export function played(game: PadGame, tally: Tally): Tally {
  return {
    ...tally,
    ...(game.camps ? {} : { camps: [] }),
    ...(game.characters ? {} : { yusuf: null, hakim: null, fatima: null }),
  };
}

/** Where the numbers of a row stand. */
export function numbersOf(tally: Tally, row: string): number[] {
  if (row === 'wall') return tally.walls;
  return row === 'camps' ? tally.camps : (tally.kinds[row] ?? []);
}

/** Whether a row with this number at an index would be more than there is. */
export function excess(tally: Tally, row: string, index: number, value: number): Excess | null {
  const found = numbersOf(tally, row).reduce(
    (sum, number, at) => sum + (at === index ? value : number),
    0,
  );
  if (row === 'camps') return value > MOST_CAMPS ? { found: value, most: MOST_CAMPS } : null;
  const most = row === 'wall' ? ALL_WALLS : (TILES_OF[row] ?? 0);
  return found > most ? { found, most } : null;
}

/** The next scoring begins with what was counted for the last one. */
export function nextRound(game: PadGame): void {
  const last = game.rounds.at(-1);
  if (last && game.rounds.length < ROUNDS) game.rounds.push(copyOf(last));
}

const copyOf = (tally: Tally): Tally => JSON.parse(JSON.stringify(tally)) as Tally;

/** One player more, at the end. Whoever was neutral among two is no longer there. */
export function addPlayer(game: PadGame, name: string): void {
  const players = game.names.length;
  if (players >= MOST) return;
  game.names.push(name);
  for (const tally of game.rounds) {
    for (const kind of KINDS) tally.kinds[kind] = [...seated(tally, kind, players), 0];
    tally.walls.push(0);
    tally.camps.push(0);
  }
}

/** One player less; what was counted for the others stays. */
export function removePlayer(game: PadGame, seat: number): void {
  const players = game.names.length;
  if (players <= FEWEST) return;
  game.names.splice(seat, 1);
  for (const tally of game.rounds) {
    for (const kind of KINDS) {
      const counts = seated(tally, kind, players).filter((_, index) => index !== seat);
      tally.kinds[kind] = game.names.length === 2 ? [...counts, 0] : counts;
    }
    tally.walls.splice(seat, 1);
    tally.camps.splice(seat, 1);
    for (const id of CHARACTERS) tally[id] = moved(tally[id], seat);
  }
}

const seated = (tally: Tally, kind: string, players: number): number[] =>
  (tally.kinds[kind] ?? []).slice(0, players);

function moved(owner: number | null, gone: number): number | null {
  if (owner === null || owner === gone) return null;
  return owner > gone ? owner - 1 : owner;
}

export interface PadTotal {
  owner: number;
  rounds: number[];
  total: number;
  place: number;
}

/** Everybody's points by round, and places. */
export function standings(game: PadGame, owners: readonly number[]): PadTotal[] {
  const lines = linesOf(game);
  const found = owners.map((owner) => {
    const rounds = game.rounds.map((_, index) =>
      lines
        .filter((line) => line.owner === owner && line.round === index + 1)
        .reduce((sum, line) => sum + line.points, 0),
    );
    return { owner, rounds, total: rounds.reduce((sum, one) => sum + one, 0) };
  });
  return found.map((one) => ({
    ...one,
    place: 1 + found.filter((other) => other.total > one.total).length,
  }));
}

/** Whether what was kept is a game that this pad understands. */
export function isGame(stored: unknown): stored is PadGame {
  const game = stored as PadGame | null;
  return (
    Array.isArray(game?.names) &&
    game.names.length >= FEWEST &&
    game.names.length <= MOST &&
    Array.isArray(game.rounds) &&
    game.rounds.length >= 1 &&
    game.rounds.length <= ROUNDS &&
    game.rounds.every(
      (tally) =>
        tally?.walls?.length === game.names.length &&
        KINDS.every((kind) => Array.isArray(tally.kinds?.[kind])),
    )
  );
}
