/** The latest turn of a seat in steps: what is done, what is running, what is still to come. */

import type { GameEvent, GameView } from '../wire/protocol';
import { type Logged, seatOf } from './events';

/** Events of a seat that are nothing it did in its turn. */
const NO_DEED: ReadonlySet<string> = new Set([
  ...['turn_began', 'dealt', 'began', 'leftover_decided', 'bid_made', 'bid_passed'],
  ...['joined', 'left', 'bot', 'freed', 'away', 'back'],
  ...['asked_back', 'agreed_back', 'refused_back'],
]);

/** Whether a seat did this in a turn. */
export const isDeed = (event: GameEvent): boolean =>
  seatOf(event) !== null && !NO_DEED.has(event.event);

export type TurnStep =
  | { state: 'done'; event: GameEvent }
  | { state: 'now' | 'ahead'; what: 'decides' | 'again' }
  | { state: 'now' | 'ahead'; what: 'places'; tile: string };

/** What a seat did in its latest turn; `isNow`: in the one that is running, even if that is nothing. */
export function deedsOf(log: readonly Logged[], seat: number, isNow: boolean): GameEvent[] {
  let deeds: GameEvent[] = [];
  for (let index = log.length - 1; index >= 0; index -= 1) {
    const event = log[index]?.event;
    if (event?.event === 'turn_began') {
      if (event.seat === seat && (deeds.length || isNow)) return deeds;
      // What a seat does in the turn of another is none of its own turn.
      deeds = [];
      if (isNow) return deeds;
    } else if (event && seatOf(event) === seat && isDeed(event)) {
      deeds.unshift(event);
    }
  }
  return deeds;
}

/** The deeds that tell a turn in short: a tile that was bought is also placed. */
export function mainDeeds(deeds: readonly GameEvent[]): GameEvent[] {
  const bought = new Set(deeds.flatMap((event) => (event.event === 'bought' ? event.tile : [])));
  return deeds.filter((event) => event.event !== 'placed' || !bought.has(event.tile));
}

/** Who plays: whose turn it is or, after the last turn, who places tiles left in the market. */
export const playingSeat = ({ stack, turn_seat }: GameView): number =>
  stack.findLast(({ kind }) => kind === 'placing')?.seat ?? turn_seat;

/** All steps of the latest turn of a seat. */
export function turnSteps(game: GameView, log: readonly Logged[], seat: number): TurnStep[] {
  const isNow = !game.over && playingSeat(game) === seat;
  const done = deedsOf(log, seat, isNow).map((event) => ({ state: 'done', event }) as const);
  return isNow ? [...done, ...openSteps(game, seat)] : done;
}

/** The tiles that a seat has bought or received, and not placed yet. */
export const tilesToPlace = ({ stack }: GameView, seat: number): string[] =>
  stack.flatMap((step) => (step.seat === seat ? (step.tiles ?? []) : []));

/** What the seat that plays does now, and what it must do later; while somebody else decides, as in
 * an auction, it does nothing. */
function openSteps(game: GameView, seat: number): TurnStep[] {
  const { stack } = game;
  const tiles = tilesToPlace(game, seat);
  const isDeciding = game.deciding === seat;
  const isPlacing = stack.some(({ kind }) => kind === 'placing');
  const placing = tiles.map((tile) => ({ state: 'ahead', what: 'places', tile }) as const);
  if (!isDeciding) return placing;
  const open: TurnStep[] = isPlacing
    ? placing
    : [{ state: 'now', what: tiles.length ? 'again' : 'decides' }, ...placing];
  return open.map((step, index) => (index ? step : { ...step, state: 'now' }) as TurnStep);
}

/** The steps in at most so many lines, if possible: neighbours of one kind share a line, then what
 * is clear anyway is left out, then neighbours of one state share a line. */
export function foldSteps(steps: readonly TurnStep[], most: number): TurnStep[][] {
  const apart = steps.map((step) => [step]);
  const joined = joinWhile(joinWhile(apart, most, arePlaced), most, areOfOneKind);
  if (joined.length <= most) return joined;
  const deeds = steps.flatMap((step) => (step.state === 'done' ? step.event : []));
  const main = new Set(mainDeeds(deeds));
  const lines = joined
    .map((line) => line.filter((step) => step.state !== 'done' || main.has(step.event)))
    .filter(({ length }) => length);
  return joinWhile(lines, most, (one, two) => one.state === two.state);
}

const kindOf = (step: TurnStep): string =>
  step.state === 'done' ? step.event.event : `${step.state} ${step.what}`;

const areOfOneKind = (one: TurnStep, two: TurnStep): boolean => kindOf(one) === kindOf(two);

/** Purchases keep their lines longest: these tell what was paid. */
const arePlaced = (one: TurnStep, two: TurnStep): boolean =>
  kindOf(one) === 'placed' && areOfOneKind(one, two);

/** Neighbours that may share a line do so, the first ones first, until there are few enough lines. */
function joinWhile(
  lines: TurnStep[][],
  most: number,
  mayJoin: (one: TurnStep, two: TurnStep) => boolean,
): TurnStep[][] {
  const joined = [...lines];
  while (joined.length > most) {
    const index = joined.findIndex(([one], at) => {
      const two = joined[at + 1]?.[0];
      return one && two && mayJoin(one, two);
    });
    if (index < 0) break;
    joined.splice(index, 2, [...(joined[index] ?? []), ...(joined[index + 1] ?? [])]);
  }
  return joined;
}
