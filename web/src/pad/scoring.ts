/**
 * Scoring for the score pad: counts become score lines, ties included.
 *
 * The only rules that the page implements. `web/tests/pad-cases.json` has the engine's results for
 * hundreds of cases; the two must agree to the last line.
 */

import type { Counts } from '../game/counts';
import { prizesOf } from '../game/sharing';
import { PAD_MODULES } from '../modules/padModules';
import { plainLine, type Tally } from '../modules/shared/padModule';
import type { ScoreLine } from '../wire/protocol';
import { KINDS } from '../wire/protocol';

export const PAD_ROWS = PAD_MODULES.flatMap(({ rows }) => rows ?? []);
export const PAD_CARDS = PAD_MODULES.flatMap(({ cards }) => cards ?? []);

/** Everybody who owns tiles: the players, then owners without a seat. */
export const ownersOf = (players: number): number[] => [
  ...Array.from({ length: players }, (_, seat) => seat),
  ...ownersWithoutSeat(players),
];

export const ownersWithoutSeat = (players: number): number[] =>
  PAD_MODULES.flatMap(({ extraOwner }) => extraOwner?.(players) ?? []);

export function emptyTally(players: number): Tally {
  const owners = ownersOf(players);
  return {
    kinds: Object.fromEntries(KINDS.map((kind) => [kind, owners.map(() => 0)])),
    walls: Array(players).fill(0),
    rows: Object.fromEntries(PAD_ROWS.map(({ source }) => [source, Array(players).fill(0)])),
    owners: {},
    chosenKinds: {},
  };
}

/** All points of a scoring: kinds, walls, then what modules add. */
export function scoreLines(round: number, tally: Tally): ScoreLine[] {
  return [
    ...KINDS.flatMap((kind) => majority(kind, round, countsOf(tally, kind))),
    ...tally.walls.flatMap((wall, owner) => plainLine(round, owner, 'wall', wall, wall)),
    ...PAD_MODULES.flatMap(({ lines }) => lines?.(round, tally) ?? []),
  ];
}

/** Everybody's count of a kind; modules add nothing to an owner who has none. */
function countsOf(tally: Tally, kind: string): Map<number, number> {
  const counts = tally.kinds[kind] ?? [];
  return new Map(
    ownersOf(tally.walls.length).map((owner, index) => {
      const count = counts[index] ?? 0;
      return [owner, count && count + extraCount(tally, kind, owner)];
    }),
  );
}

const extraCount = (tally: Tally, kind: string, owner: number): number =>
  PAD_MODULES.reduce((sum, module) => sum + (module.extraCount?.(tally, kind, owner) ?? 0), 0);

export function countsByOwner(tally: Tally): Counts {
  const owners = ownersOf(tally.walls.length);
  return new Map(
    owners.map((owner) => [
      owner,
      new Map(KINDS.map((kind) => [kind, countsOf(tally, kind).get(owner) ?? 0])),
    ]),
  );
}

/** The points for one kind: tied owners share the ranks they hold together, rounded down. */
function majority(kind: string, round: number, counts: Map<number, number>): ScoreLine[] {
  const prizes = prizesOf(kind, round);
  const ranked = [...new Set(counts.values())].filter(Boolean).sort((one, two) => two - one);
  const lines: ScoreLine[] = [];
  let rank = 0;
  for (const count of ranked) {
    const tied = [...counts].filter(([, own]) => own === count).map(([owner]) => owner);
    const sum = prizes.slice(rank, rank + tied.length).reduce((total, one) => total + one, 0);
    const points = Math.floor(sum / tied.length);
    if (points)
      for (const owner of tied)
        lines.push({
          round,
          owner,
          source: kind,
          points,
          count,
          rank: rank + 1,
          tied: tied.length,
        });
    rank += tied.length;
  }
  return lines;
}
