/** How my finished games against bots went, by their level. */

import { type MyGame, resultOf } from '../state/myTables.svelte';
import { LEVELS, type Level } from '../wire/protocol';

export interface LevelRecord {
  won: number;
  played: number;
}

/** Fewer games tell nothing. */
const ENOUGH = 3;

/** The games where all others were bots of one level. */
export function levelRecords(games: readonly MyGame[]): Map<Level, LevelRecord> {
  const records = new Map<Level, LevelRecord>();
  for (const game of games) {
    const level = levelOf(game);
    const result = resultOf(game);
    if (!level || !result) continue;
    const { won, played } = records.get(level) ?? { won: 0, played: 0 };
    records.set(level, { won: won + Number(result.place === 1), played: played + 1 });
  }
  return records;
}

/** The strongest level at which I win a third to a half of my games. */
export const myLevel = (records: ReadonlyMap<Level, LevelRecord>): Level | null =>
  LEVELS.findLast((level) => {
    const { won, played } = records.get(level) ?? { won: 0, played: 0 };
    return played >= ENOUGH && 3 * won >= played && 2 * won <= played;
  }) ?? null;

function levelOf({ table, seat }: MyGame): Level | null {
  const others = table.seats.filter((_, number) => number !== seat);
  const [level] = LEVELS.filter((known) =>
    others.every((other) => other.kind === 'bot' && other.level === known),
  );
  return level ?? null;
}
