/** Characters: sold in auctions, used in turns and scorings. */

import type { GameView } from '../../wire/protocol';
import { t } from '../../words/words.svelte';
import type { ModuleFace } from '../shared/face';
import CharacterEmblem from './CharacterEmblem.svelte';
import MyCharacters from './MyCharacters.svelte';
import RivalCharacters from './RivalCharacters.svelte';
import { charactersOf, isAuctionStep, isCharacterStep, usableCharacters } from './status';
import { characterName, usableText } from './text';

/** Characters that bring points of their own. */
const SCORING = ['yusuf', 'fatima'];

const isPlayed = (game: GameView): boolean => !!game.parts.characters;

const describeOwned = (game: GameView, seat: number, name: string): string[] =>
  charactersOf(game, seat).map((id) => describeCharacter(id, 'owned', name));

const describeCharacter = (id: string, where: 'owned' | 'auction', name: string): string =>
  t('character-line', {
    where,
    character: characterName(id),
    name,
    does: t(`character-${id}.does`),
  });

export const characters: ModuleFace = {
  name: 'characters',
  verbs: [
    ...['bid', 'pass', 'pay', 'keep', 'exchange', 'hakim', 'abdul_knihstig', 'decline', 'stop'],
    ...['laila', 'machma', 'yammerad', 'abdul_karim'],
  ],
  tileEvents: ['bought_by_karim'],
  urgentSteps: ['auction', 'paying', 'fatima'],
  decision: {
    isPlayed,
    isOpen: ({ turn, page }) =>
      isAuctionStep(turn.step?.name) ||
      (turn.isMine && isCharacterStep(turn.step?.name)) ||
      page.inspected !== null,
    load: () => import('./CharacterDecisions.svelte'),
  },
  barControls: {
    isPlayed,
    isOpen: ({ turn }) => turn.isMine && turn.step?.name === 'auction',
    load: () => import('./AuctionBar.svelte'),
  },
  prompt: ({ turn }) =>
    turn.isMine && turn.step?.name === 'auction'
      ? {
          text: t('step-auction'),
          note: t(turn.offersOf('bid').length ? 'auction-final' : 'auction-too-dear'),
        }
      : null,
  turnNote: ({ live, turn, page }) =>
    usableText(usableCharacters(live.game, live.seat, turn.offers), page.isPhone),
  strip: {
    isPlayed,
    isOpen: ({ turn }) => turn.isMine && turn.step?.name === 'ammar',
    load: () => import('./AmmarRedesign.svelte'),
    hidesDock: false,
  },
  cards: {
    isHeld: (game, seat) => charactersOf(game, seat).length > 0,
    mine: MyCharacters,
    rival: RivalCharacters,
  },
  emblem: { draws: (source) => SCORING.includes(source), component: CharacterEmblem },
  describeHand: describeOwned,
  look: {
    thing: 'characters',
    isPlayed,
    describe: (game, names) => {
      const owned = names.flatMap((name, seat) => describeOwned(game, seat, name));
      const auction = game.stack.find(({ name }) => name === 'auction')?.detail?.character;
      const sold = auction ? [describeCharacter(auction, 'auction', '')] : [];
      return sold.length + owned.length ? [...sold, ...owned] : [t('look-characters-none')];
    },
  },
  announce: (event) =>
    event.event === 'character_drawn'
      ? t('announce-auction', {
          character: characterName(event.character),
          does: t(`character-${event.character}.does`),
        })
      : null,
};
