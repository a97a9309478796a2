/** The choices for a game, remembered by this browser. */

import { type GameSetup, parseSetup } from './gameSetup';
import { readStorage, writeStorage } from './storage';

export class StoredSetup {
  now: GameSetup;

  constructor(private key: string) {
    this.now = $state.raw(parseSetup(readStorage<unknown>(key, null)));
  }

  change(part: Partial<GameSetup>): void {
    this.now = parseSetup({ ...this.now, ...part });
    writeStorage(this.key, this.now);
  }
}

/** For a game against bots, and for bots to watch. */
export const soloSetup = new StoredSetup('choices');
/** For a table with friends: what suits them need not be what one plays alone. */
export const friendsSetup = new StoredSetup('friends');
