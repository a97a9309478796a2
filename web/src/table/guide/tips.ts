/** The tips of a first game: each is due the first time that its moment comes. */

import type { GameContext } from '../../state/context';

/** Tiles in my Alhambra from which on majorities are worth a look. */
const SOME_TILES = 2;
/** So few tiles are left when the end is near. */
const FEW_TILES = 6;

interface Tip {
  id: string;
  isDue(context: GameContext): boolean;
}

const isChoosing = ({ live, turn }: GameContext): boolean =>
  live.isMyTurn && turn.step?.kind === 'turn';
const isPlacing = ({ live, turn }: GameContext): boolean => live.isMyTurn && turn.isPlacing;
const mine = <T>({ live }: GameContext, bySeat: readonly T[] | undefined): T | undefined =>
  live.seat === null ? undefined : bySeat?.[live.seat];

/** In the order in which they are shown if several are due. */
export const TIPS: readonly Tip[] = [
  // After a purchase that was paid exactly, it is no longer about the first thing to do.
  { id: 'turn', isDue: (context) => isChoosing(context) && context.live.steps === 0 },
  {
    id: 'exact',
    isDue: (context) =>
      isChoosing(context) && context.turn.offersOf('buy').some((offer) => offer.over === 0),
  },
  { id: 'walls', isDue: (context) => isPlacing(context) && context.turn.targets.size > 0 },
  { id: 'reserve', isDue: isPlacing },
  {
    id: 'scored',
    isDue: (context) => isChoosing(context) && (context.live.game?.lines.length ?? 0) > 0,
  },
  {
    id: 'end-near',
    isDue: (context) =>
      isChoosing(context) && (context.live.game?.supply_size ?? FEW_TILES) < FEW_TILES,
  },
  {
    id: 'redesign',
    isDue: (context) =>
      isChoosing(context) && (mine(context, context.live.game?.reserves)?.length ?? 0) > 0,
  },
  {
    id: 'majorities',
    isDue: (context) =>
      isChoosing(context) &&
      (mine(context, context.live.game?.palaces)?.tiles.length ?? 0) > SOME_TILES,
  },
  {
    id: 'gauge',
    isDue: (context) =>
      isChoosing(context) && (mine(context, context.live.game?.palaces)?.tiles.length ?? 0) > 1,
  },
];

/** The first tip that is due and was not read. */
export const dueTip = (context: GameContext, hasRead: (tip: string) => boolean): string | null =>
  TIPS.find(({ id, isDue }) => !hasRead(id) && isDue(context))?.id ?? null;
