/** What a tile of the market would bring on its best cell: the rows of its card, and the same for
 * screen readers. */

import { besideCell, bestCell } from '../../game/bestCell';
import { kindsIn } from '../../game/components';
import { WALL } from '../../game/sources';
import { tileOf } from '../../game/tiles';
import type { GameSession } from '../../state/gameSession';
import type { CellPreview, TilePreview } from '../../wire/protocol';
import { sourceText } from '../../words/gameText';
import { whereText } from '../../words/offerText';
import { t } from '../../words/words.svelte';

export interface TileRow {
  title: string;
  text: string;
  /** How my points change. */
  points: number;
}

export const signed = (points: number): string =>
  `${points < 0 ? '\u2212' : '+'}${Math.abs(points)}`;

export function tileRows(preview: TilePreview, { game, seat }: GameSession): TileRow[] {
  const palace = game?.palaces[seat ?? -1];
  const best = bestCell(preview);
  const beside = best && palace && besideCell(palace, best.cell);
  const place = beside ? whereText(beside) : t('card-nowhere');
  const rows = [{ title: t('card-best'), text: place, points: 0 }];
  if (!best || !game) return rows;
  const wall = t('card-wall', {
    before: best.wall === preview.wall ? 'same' : preview.wall,
    after: best.wall ?? 0,
  });
  rows.push({ title: sourceText(WALL), text: wall, points: best.gains?.[WALL] ?? 0 });
  const { kind } = tileOf(preview.tile);
  const others = otherRows(best, kind);
  if (!kindsIn(game).includes(kind)) return [...rows, ...others];
  const mine = preview.lines.find(({ owner, source }) => owner === seat && source === kind);
  const held = palace?.tiles.filter(([one]) => tileOf(one).kind === kind).length ?? 0;
  const text = t('card-kind', {
    count: mine?.count ?? held + 1,
    rank: mine?.rank ?? 0,
    tied: (mine?.tied ?? 0) > 1 ? 'yes' : 'no',
  });
  const points = best.gains?.[kind] ?? 0;
  return [...rows, { title: sourceText(kind), text, points }, ...others];
}

/** What changes besides the wall and the kind: other kinds, and what modules add. */
function otherRows({ gains }: CellPreview, kind: string): TileRow[] {
  const sums = new Map<string, number>();
  for (const [source, points] of Object.entries(gains ?? {})) {
    if (source === WALL || source === kind) continue;
    const title = sourceText(source);
    sums.set(title, (sums.get(title) ?? 0) + points);
  }
  return [...sums].flatMap(([title, points]) => (points ? { title, text: '', points } : []));
}

/** The rows in a line. */
export const rowsAloud = (rows: readonly TileRow[]): string =>
  rows
    .map(({ title, text, points }) => {
      const said = [text, points ? signed(points) : ''].filter(Boolean).join(' ');
      return `${title}: ${said}.`;
    })
    .join(' ');
