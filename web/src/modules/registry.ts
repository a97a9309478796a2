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

const SHOWN_VERBS = new Set([...BOARD_VERBS, ...FACES.flatMap(({ verbs }) => verbs ?? [])]);

/** Offers that no component shows: they appear in the list of legal actions. */
export const listedOffers = (offers: readonly Offer[]): Offer[] =>
  offers.filter(({ verb }) => !SHOWN_VERBS.has(verb));

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
