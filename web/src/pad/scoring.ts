/**
 * The scorings of a game on cardboard: what was counted becomes points, tie by tie.
 *
 * The only rules that the page knows. `web/tests/pad-cases.json` has what the engine says about
 * hundreds of cases; the two must agree to the last line.
 */

import type { Counts } from '../game/counts';
import { prizesOf } from '../game/sharing';
import { KINDS } from '../game/tiles';
import type { ScoreLine } from '../wire/protocol';

/** The owner of tiles that no player has, when two play. */
const NEUTRAL = -1;
const LAST_ROUND = 3;

/** How many tiles of each kind there are, and how many wall sides on all of them. */
export const TILES_OF: Record<string, number> = {
  pavilion: 7,
  seraglio: 7,
  arcades: 9,
  chambers: 9,
  garden: 11,
  tower: 11,
};
export const ALL_WALLS = 80;
/** More than any number of camps could score. */
export const MOST_CAMPS = 999;

const YUSUF_EVERY = 3;
const FATIMA_POINTS = 8;
const HALF = 0.5;

/** What was counted for one scoring: by kind and owner (the neutral one last), and by player. */
export interface Tally {
  kinds: Record<string, number[]>;
  walls: number[];
  /** Points for arrows; nothing where no camps take part. */
  camps: number[];
  /** Who owns the characters that bring points, and the kind chosen for Hakim. */
  yusuf: number | null;
  hakim: number | null;
  hakimKind: string;
  fatima: number | null;
}

/** Everybody who owns tiles: the players, and with two of them the neutral player. */
export function ownersOf(players: number): number[] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return players === 2 ? [...seats, NEUTRAL] : seats;
}

export function emptyTally(players: number): Tally {
  const owners = ownersOf(players);
  return {
    kinds: Object.fromEntries(KINDS.map((kind) => [kind, owners.map(() => 0)])),
    walls: Array(players).fill(0),
    camps: Array(players).fill(0),
    yusuf: null,
    hakim: null,
    hakimKind: '',
    fatima: null,
  };
}

/** All points of a scoring: kinds, walls, characters, camps. */
export function scoreLines(round: number, tally: Tally): ScoreLine[] {
  return [
    ...KINDS.flatMap((kind) => majority(kind, round, countsOf(tally, kind))),
    ...tally.walls.flatMap((wall, owner) => plainLine(round, owner, 'wall', wall, wall)),
    ...characterLines(round, tally),
    ...tally.camps.flatMap((points, owner) => plainLine(round, owner, 'camps', points, points)),
  ];
}

/** What everybody has of a kind, Hakim's half included; nothing is added to nothing. */
function countsOf(tally: Tally, kind: string): Map<number, number> {
  const counts = tally.kinds[kind] ?? [];
  const owners = ownersOf(tally.walls.length);
  return new Map(
    owners.map((owner, index) => {
      const count = counts[index] ?? 0;
      const helped = count > 0 && owner === tally.hakim && tally.hakimKind === kind;
      return [owner, helped ? count + HALF : count];
    }),
  );
}

export function countsByOwner(tally: Tally): Counts {
  const owners = ownersOf(tally.walls.length);
  return new Map(
    owners.map((owner) => [
      owner,
      new Map(KINDS.map((kind) => [kind, countsOf(tally, kind).get(owner) ?? 0])),
    ]),
  );
}

/** The points for one kind: tied owners share the places they hold together, rounded down. */
function majority(kind: string, round: number, counts: Map<number, number>): ScoreLine[] {
  const prizes = prizesOf(kind, round);
  const ranked = [...new Set(counts.values())].filter(Boolean).sort((one, two) => two - one);
  const lines: ScoreLine[] = [];
  let place = 0;
  for (const count of ranked) {
    const tied = [...counts].filter(([, own]) => own === count).map(([owner]) => owner);
    const sum = prizes.slice(place, place + tied.length).reduce((total, one) => total + one, 0);
    const points = Math.floor(sum / tied.length);
    if (points)
      for (const owner of tied)
        lines.push({
          round,
          owner,
          source: kind,
          points,
          count,
          place: place + 1,
          tied: tied.length,
        });
    place += tied.length;
  }
  return lines;
}

function characterLines(round: number, { walls, yusuf, fatima }: Tally): ScoreLine[] {
  const wall = yusuf === null ? 0 : (walls[yusuf] ?? 0);
  return [
    ...plainLine(round, yusuf, 'yusuf', Math.floor(wall / YUSUF_EVERY), wall),
    ...plainLine(round, fatima, 'fatima', round === LAST_ROUND ? FATIMA_POINTS : 0, 1),
  ];
}

/** A line without places; none for nobody and for nothing. */
function plainLine(
  round: number,
  owner: number | null,
  source: string,
  points: number,
  count: number,
): ScoreLine[] {
  if (owner === null || !points) return [];
  return [{ round, owner, source, points, count, place: 0, tied: 0 }];
}
