/** Camps on the score pad: a row for the points of their arrows. */

import { moduleName } from '../../words/seatText';
import { t } from '../../words/words.svelte';
import { type PadModule, plainLine } from '../shared/padModule';

const SOURCE = 'camps';
/** More than any number of camps could score. */
const MOST_POINTS = 999;

export const camps: PadModule = {
  name: 'camps',
  label: () => moduleName('camps'),
  rows: [
    {
      source: SOURCE,
      emblem: 'camp',
      most: MOST_POINTS,
      note: () => t('pad-how-camps'),
    },
  ],
  lines: (round, { rows }) =>
    (rows[SOURCE] ?? []).flatMap((points, owner) =>
      plainLine(round, owner, SOURCE, points, points),
    ),
};
