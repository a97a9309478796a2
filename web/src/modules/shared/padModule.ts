/** What a module adds to the score pad: rows to count, cards that score, owners without a seat. */

import type { ScoreLine } from '../../wire/protocol';

/** What was counted for one scoring; numbers by row are in the order of the owners. */
export interface Tally {
  /** Tiles by kind: those of the players, then those of owners without a seat. */
  kinds: Record<string, number[]>;
  walls: number[];
  /** Points by player, for the rows that modules add. */
  rows: Record<string, number[]>;
  /** The seat that owns a card which scores. */
  owners: Record<string, number | null>;
  /** The kind of building that was chosen for a card. */
  chosenKinds: Record<string, string>;
}

/** A row of numbers, one for each player. */
interface PadRow {
  /** The source of its points, as in score lines. */
  source: string;
  /** The kind whose emblem is shown. */
  emblem: string;
  most: number;
  /** How to count it. */
  note(): string;
}

/** A card that brings points to its owner. */
export interface PadCard {
  id: string;
  /** The question for its owner. */
  question(): string;
  isAsked(round: number): boolean;
  /** The question for the kind that it counts for, if it does. */
  kindQuestion?(): string;
}

export interface PadModule {
  name: string;
  /** The label of the switch for this module; without one it is always included. */
  label?(): string;
  rows?: readonly PadRow[];
  cards?: readonly PadCard[];
  /** An owner of tiles without a seat, with this many players. */
  extraOwner?(players: number): number | null;
  /** What is added to a count of tiles that is not zero. */
  extraCount?(tally: Tally, kind: string, owner: number): number;
  lines?(round: number, tally: Tally): ScoreLine[];
}

/** A score line without a rank; none without an owner or without points. */
export function plainLine(
  round: number,
  owner: number | null | undefined,
  source: string,
  points: number,
  count: number,
): ScoreLine[] {
  if (owner == null || !points) return [];
  return [{ round, owner, source, points, count, rank: 0, tied: 0 }];
}
