/** All modules that have a face of their own; the rest of the page asks here and names none. */

import { BOARD_VERBS } from '../state/turn.svelte';
import type { GameEvent, GameView, Offer } from '../wire/protocol';
import { camps } from './camps/face';
import { characters } from './characters/face';
import { cityGates } from './city_gates/face';
import { diamonds } from './diamonds/face';
import type { ExtraOwner, ModuleFace } from './shared/face';
import { twoPlayers } from './two_players/face';

export const FACES: readonly ModuleFace[] = [cityGates, diamonds, camps, characters, twoPlayers];

/** Verbs that components show, by module; those of the base game have none. */
const SHOWN_VERBS: ReadonlyMap<string, readonly string[]> = new Map([
  ['', BOARD_VERBS],
  ...FACES.map(({ name, verbs }): [string, readonly string[]] => [name, verbs ?? []]),
]);

/** Offers that no component shows: they appear in the list of legal actions. */
export const listedOffers = (offers: readonly Offer[]): Offer[] =>
  offers.filter(({ verb, module }) => !SHOWN_VERBS.get(module ?? '')?.includes(verb));

/** The results of all faces that fill a slot. */
export const fromFaces = <T>(make: (face: ModuleFace) => T[] | undefined): T[] =>
  FACES.flatMap((face) => make(face) ?? []);

/** The first answer that is not null. */
export function firstOf<T>(ask: (face: ModuleFace) => T | null | undefined): T | null {
  for (const face of FACES) {
    const found = ask(face);
    if (found != null) return found;
  }
  return null;
}

/** Owners of tiles without a seat. */
export const extraOwners = (game: GameView | null): ExtraOwner[] =>
  game ? fromFaces(({ extraOwner }) => [extraOwner?.of(game) ?? []].flat()) : [];

/** The tiles that they received with an event. */
export const extraTiles = (event: GameEvent): ExtraOwner[] =>
  fromFaces(({ extraOwner }) => [extraOwner?.gained(event) ?? []].flat());

/** All owners of points: the seats, then owners without a seat. */
export const ownersIn = (game: GameView | null): number[] => [
  ...Array.from({ length: game?.players ?? 0 }, (_, seat) => seat),
  ...extraOwners(game).map(({ owner }) => owner),
];
