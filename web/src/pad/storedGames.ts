/** Games as the browser stores them, also those that version 0.1 stored. */

import { PAD_MODULES } from '../modules/padModules';
import type { Tally } from '../modules/shared/padModule';
import { KINDS, ROUNDS } from '../wire/protocol';
import { FEWEST, MOST, type PadGame } from './games';
import { emptyTally, PAD_CARDS, PAD_ROWS } from './scoring';

type Stored = { [field: string]: unknown };

/** A stored game; null for anything else. */
export function readGame(stored: unknown): PadGame | null {
  if (!isObject(stored)) return null;
  const { id, at, names, modules, rounds } = stored;
  if (!isList(names, isText) || names.length < FEWEST || names.length > MOST) return null;
  if (!Array.isArray(rounds) || !rounds.length || rounds.length > ROUNDS) return null;
  const tallies = rounds.flatMap((round) => readTally(round, names.length) ?? []);
  if (tallies.length < rounds.length) return null;
  return {
    id: String(id),
    at: Number(at),
    names,
    modules: isList(modules, isText) ? modules : flaggedModules(stored),
    rounds: tallies,
  };
}

/** What was counted for one scoring; null for anything else. */
export function readTally(stored: unknown, players: number): Tally | null {
  if (!isObject(stored)) return null;
  const { kinds, walls } = stored;
  if (!isList(walls, isNumber) || walls.length !== players || !isObject(kinds)) return null;
  const tally = { ...emptyTally(players), walls };
  for (const kind of KINDS) {
    const counts = kinds[kind];
    if (!isList(counts, isNumber)) return null;
    tally.kinds[kind] = counts;
  }
  readModules(tally, stored);
  return tally;
}

/** What modules count; version 0.1 stored it beside kinds and walls. */
function readModules(tally: Tally, stored: Stored): void {
  const rows = isObject(stored.rows) ? stored.rows : stored;
  const owners = isObject(stored.owners) ? stored.owners : stored;
  for (const { source } of PAD_ROWS) {
    const numbers = rows[source];
    if (isList(numbers, isNumber) && numbers.length === tally.walls.length)
      tally.rows[source] = numbers;
  }
  for (const { id } of PAD_CARDS) {
    const owner = owners[id];
    const kind = isObject(stored.chosenKinds) ? stored.chosenKinds[id] : stored[`${id}Kind`];
    tally.owners[id] = isNumber(owner) ? owner : null;
    tally.chosenKinds[id] = isText(kind) ? kind : '';
  }
}

/** Version 0.1 stored a flag for each module. */
const flaggedModules = (stored: Stored): string[] =>
  PAD_MODULES.flatMap(({ name }) => (stored[name] === true ? name : []));

const isObject = (value: unknown): value is Stored => typeof value === 'object' && value !== null;
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isText = (value: unknown): value is string => typeof value === 'string';
const isList = <T>(value: unknown, isOne: (one: unknown) => one is T): value is T[] =>
  Array.isArray(value) && value.every(isOne);
