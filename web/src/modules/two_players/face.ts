/** The game for two: a neutral player owns tiles without a seat. */

import { listText, tileAloud } from '../../words/gameText';
import { t } from '../../words/words.svelte';
import type { ModuleFace } from '../shared/face';
import NeutralEntry from './NeutralEntry.svelte';
import { NEUTRAL } from './neutral';

export const twoPlayers: ModuleFace = {
  name: 'two_players',
  verbs: ['give'],
  ownEvents: ['gave'],
  placementEvents: ['gave'],
  tileOffers: [{ verb: 'give', label: () => t('dock-give'), key: 'g', help: 'keys-give' }],
  extraOwner: {
    of: (game) => {
      const tiles = game.parts.two_players;
      return tiles ? { owner: NEUTRAL, tiles } : null;
    },
    note: () => t('rival-neutral-note'),
    gained: (event) => {
      if (event.event === 'gave') return { owner: NEUTRAL, tiles: [event.tile] };
      return event.event === 'neutral_drew' ? { owner: NEUTRAL, tiles: event.tiles } : null;
    },
    entry: NeutralEntry,
  },
  describeRivals: (game) => {
    const tiles = game.parts.two_players;
    return tiles ? [`${t('neutral')}: ${listText(tiles.map(tileAloud))}.`] : [];
  },
};
