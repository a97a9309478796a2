/** What a tile or a turn brings, in words: `+3 for the wall, +2 for shared second place in gardens`. */

import { kindsIn } from '../../game/components';
import { rowOf, WALL } from '../../game/sources';
import type { GameSession } from '../../state/gameSession';
import type { ScoreLine } from '../../wire/protocol';
import { kindName, sourceText } from '../../words/gameText';
import { t, words } from '../../words/words.svelte';
import { signed } from '../market/tileRows';

/** `gains` are the changes by source, `lines` the next scoring with them. */
export function gainText(
  gains: Readonly<Record<string, number>>,
  lines: readonly ScoreLine[],
  { game, seat }: GameSession,
): string {
  const own = lines.filter(({ owner }) => owner === seat);
  const kinds = game ? kindsIn(game) : [];
  const parts = [...gainsByRow(gains)].map(([source, gain]) => {
    const points = signed(gain);
    if (source === WALL) return t('gain-wall', { points });
    if (!kinds.includes(source)) return otherGain(source, points);
    const { rank = 0, tied = 0 } = own.find((line) => line.source === source) ?? {};
    const place = { rank, tied: tied > 1 ? 'yes' : 'no' };
    return t('gain-kind', { points, kind: kindName(source), ...place });
  });
  return parts.join(', ') || t('gain-none');
}

/** What a module adds, in its words if it has any for a sentence. */
const otherGain = (source: string, points: string): string =>
  words.has(`gain-${source}`)
    ? t(`gain-${source}`, { points })
    : t('gain-other', { points, what: sourceText(source) });

/** The changes by rows of the score sheet, in the order of the server. */
function gainsByRow(gains: Readonly<Record<string, number>>): Map<string, number> {
  const rows = new Map<string, number>();
  for (const [source, points] of Object.entries(gains))
    rows.set(rowOf(source), (rows.get(rowOf(source)) ?? 0) + points);
  return rows;
}
