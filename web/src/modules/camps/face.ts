/** Camps: tiles whose arrows score the buildings in front of them. */

import { cellKey } from '../../game/tiles';
import type { ArrowLine, PalaceView } from '../../wire/protocol';
import { t } from '../../words/words.svelte';
import type { ModuleFace } from '../shared/face';
import CampEmblem from './CampEmblem.svelte';
import CampPoints from './CampPoints.svelte';
import CampsOverlay from './CampsOverlay.svelte';

const linesFrom = (palace: PalaceView, cell: string): ArrowLine[] =>
  (palace.arrows ?? []).filter((line) => cellKey(line.cell) === cell);

export const camps: ModuleFace = {
  name: 'camps',
  boardOverlay: CampsOverlay,
  boardTag: CampPoints,
  emblem: { draws: (source) => source === 'camps', component: CampEmblem },
  describeCell: (palace, cell) =>
    linesFrom(palace, cell).map((line) =>
      t('camp-line', { side: t('side', { side: line.side }), points: line.cells.length }),
    ),
  describeTile: (palace, cell) => {
    const lines = linesFrom(palace, cell);
    const points = lines.reduce((sum, line) => sum + line.cells.length, 0);
    return lines.length ? { what: 'camp', points } : null;
  },
};
