/** A game with the physical edition as the pad stores it, and what can be done with it. */

import { PAD_MODULES } from '../modules/padModules';
import type { PadModule, Tally } from '../modules/shared/padModule';
import { KINDS, LIMITS, ROUNDS, type ScoreLine, TILE_COUNTS, WALL_SIDES } from '../wire/protocol';
import { initialOf } from '../words/seatText';
import { emptyTally, ownersWithoutSeat, PAD_CARDS, PAD_ROWS, scoreLines } from './scoring';

export const FEWEST = LIMITS.fewestPlayers;
export const MOST = LIMITS.mostPlayers;

export interface PadGame {
  id: string;
  /** When it began, in milliseconds since the epoch. */
  at: number;
  names: string[];
  /** Names of the modules that take part. */
  modules: string[];
  /** The scorings so far; the first is always there. */
  rounds: Tally[];
}

/** An impossible number: how many there would be, and how many exist. */
interface Excess {
  found: number;
  most: number;
}

export function newGame(names: string[], modules: string[]): PadGame {
  const at = Date.now();
  const id = `${at}-${Math.random()}`;
  return { id, at, names, modules, rounds: [emptyTally(names.length)] };
}

/** The label of a star: the first letter of the name, or the player's number if others share it. */
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

export const takesPart = (game: PadGame, module: PadModule): boolean =>
  !module.label || game.modules.includes(module.name);

/** What was counted, without the modules that do not take part. */
export function played(game: PadGame, tally: Tally): Tally {
  const modules = PAD_MODULES.filter((module) => takesPart(game, module));
  const rows = modules.flatMap((module) => module.rows ?? []).map(({ source }) => source);
  const cards = modules.flatMap((module) => module.cards ?? []).map(({ id }) => id);
  return { ...tally, rows: picked(tally.rows, rows), owners: picked(tally.owners, cards) };
}

const picked = <T>(from: Record<string, T>, keys: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key)));

/** The numbers of a row. */
export function numbersOf(tally: Tally, row: string): number[] {
  return row === 'wall' ? tally.walls : (tally.kinds[row] ?? tally.rows[row] ?? []);
}

/** By how much a row with this number would exceed the pieces that exist; null if it does not. */
export function excess(tally: Tally, row: string, index: number, value: number): Excess | null {
  const limited = PAD_ROWS.find(({ source }) => source === row);
  if (limited) return value > limited.most ? { found: value, most: limited.most } : null;
  const found = numbersOf(tally, row).reduce(
    (sum, number, at) => sum + (at === index ? value : number),
    0,
  );
  const most = row === 'wall' ? WALL_SIDES : (TILE_COUNTS[row] ?? 0);
  return found > most ? { found, most } : null;
}

/** The next scoring begins with what was counted for the last one. */
export function nextRound(game: PadGame): void {
  const last = game.rounds.at(-1);
  if (last && game.rounds.length < ROUNDS) game.rounds.push(copyOf(last));
}

const copyOf = (tally: Tally): Tally => ({
  kinds: mapped(tally.kinds, (counts) => [...counts]),
  walls: [...tally.walls],
  rows: mapped(tally.rows, (numbers) => [...numbers]),
  owners: { ...tally.owners },
  chosenKinds: { ...tally.chosenKinds },
});

const mapped = <T>(from: Record<string, T>, copy: (value: T) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(from).map(([key, value]) => [key, copy(value)]));

/** Add a player at the end. Owners without a seat may change with the number of players. */
export function addPlayer(game: PadGame, name: string): void {
  const players = game.names.length;
  if (players >= MOST) return;
  game.names.push(name);
  for (const tally of game.rounds) {
    for (const kind of KINDS)
      tally.kinds[kind] = [...seated(tally, kind, players), 0, ...nothingForExtra(players + 1)];
    for (const numbers of byPlayer(tally)) numbers.push(0);
  }
}

/** Remove a player; the counts of the others stay. */
export function removePlayer(game: PadGame, seat: number): void {
  const players = game.names.length;
  if (players <= FEWEST) return;
  game.names.splice(seat, 1);
  for (const tally of game.rounds) {
    for (const kind of KINDS) {
      const counts = seated(tally, kind, players).filter((_, index) => index !== seat);
      tally.kinds[kind] = [...counts, ...nothingForExtra(players - 1)];
    }
    for (const numbers of byPlayer(tally)) numbers.splice(seat, 1);
    for (const { id } of PAD_CARDS) tally.owners[id] = moved(tally.owners[id], seat);
  }
}

const nothingForExtra = (players: number): number[] => ownersWithoutSeat(players).map(() => 0);

/** Rows with one number for each player. */
const byPlayer = (tally: Tally): number[][] => [tally.walls, ...Object.values(tally.rows)];

const seated = (tally: Tally, kind: string, players: number): number[] =>
  (tally.kinds[kind] ?? []).slice(0, players);

function moved(owner: number | null | undefined, gone: number): number | null {
  if (owner == null || owner === gone) return null;
  return owner > gone ? owner - 1 : owner;
}

interface PadTotal {
  owner: number;
  rounds: number[];
  total: number;
  rank: number;
}

/** Everybody's points by round, and ranks. */
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
    rank: 1 + found.filter((other) => other.total > one.total).length,
  }));
}
