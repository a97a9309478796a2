/** City gates: a card beside the money, and a tile that is reached through a wall. */

import type { GameView } from '../../wire/protocol';
import { cellName } from '../../words/gameText';
import { t } from '../../words/words.svelte';
import type { ModuleFace } from '../shared/face';
import GateCardOffer from './GateCardOffer.svelte';
import GateCards from './GateCards.svelte';
import GateCount from './GateCount.svelte';
import GatePieces from './GatePieces.svelte';
import GateWallButtons from './GateWallButtons.svelte';

const isPlayed = (game: GameView): boolean => !!game.parts.city_gates;

export const cityGates: ModuleFace = {
  name: 'city_gates',
  // The board shows them beside the ways without a gate.
  verbs: ['take', 'place', 'add', 'swap'],
  ownEvents: ['gate_taken', 'gate_opened'],
  strip: {
    isPlayed,
    isOpen: ({ turn }) => turn.cellChoice !== null,
    load: () => import('./GateWallChoice.svelte'),
    hidesDock: true,
  },
  prompt: ({ turn, page }) =>
    turn.cellChoice && page.isPhone ? { text: t('gate-question'), note: t('gate-note') } : null,
  takeLabel: (offer) => (offer.verb === 'take' && !offer.cards ? t('bar-take-gate') : null),
  marketCard: {
    isShown: (game) => game.parts.city_gates?.face_up ?? false,
    component: GateCardOffer,
  },
  cards: {
    isHeld: (game, seat) => (game.parts.city_gates?.held[seat] ?? 0) > 0,
    mine: GateCards,
    rival: GateCount,
  },
  palacePieces: GatePieces,
  cellChoice: {
    applies: ([first]) => !!first?.side,
    component: GateWallButtons,
    sign: 'gate',
    need: () => t('gate-needed'),
  },
  describeMarket: (game) => (game.parts.city_gates?.face_up ? [t('gate-line')] : []),
  describeHand: (game, seat) => {
    const count = game.parts.city_gates?.held[seat] ?? 0;
    return count ? [t('left-gates', { count })] : [];
  },
  describePalace: ({ gates }) =>
    gates.map(([x, y, side]) =>
      t('gate-at', { cell: cellName([x, y]), side: t('side', { side }) }),
    ),
};
