/** Characters on the score pad: Yusuf and Fatima bring points, Hakim helps with a kind. */

import { moduleName } from '../../words/seatText';
import { t } from '../../words/words.svelte';
import { type PadCard, type PadModule, plainLine } from '../shared/padModule';
import { characterName } from './text';

const LAST_ROUND = 3;
const YUSUF_EVERY = 3;
const FATIMA_POINTS = 8;
const HALF = 0.5;

const cardOf = (id: string): PadCard => ({
  id,
  question: () => t('score-owner', { character: characterName(id) }),
  isAsked: () => true,
});

export const characters: PadModule = {
  name: 'characters',
  label: () => moduleName('characters'),
  cards: [
    cardOf('yusuf'),
    { ...cardOf('hakim'), kindQuestion: () => t('pad-hakim') },
    { ...cardOf('fatima'), isAsked: (round) => round === LAST_ROUND },
  ],
  extraCount: ({ owners, chosenKinds }, kind, owner) =>
    owners.hakim === owner && chosenKinds.hakim === kind ? HALF : 0,
  lines: (round, { walls, owners: { yusuf, fatima } }) => {
    const wall = walls[yusuf ?? -1] ?? 0;
    return [
      ...plainLine(round, yusuf, 'yusuf', Math.floor(wall / YUSUF_EVERY), wall),
      ...plainLine(round, fatima, 'fatima', round === LAST_ROUND ? FATIMA_POINTS : 0, 1),
    ];
  },
};
