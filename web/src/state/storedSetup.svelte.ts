/** The choices for a game, remembered by this browser. */

import { type Choices, readChoices } from './gameSetup';
import { keep, recall } from './storage';

export class Remembered {
  now: Choices;

  constructor(private key: string) {
    this.now = $state.raw(readChoices(recall<unknown>(key, null)));
  }

  change(part: Partial<Choices>): void {
    this.now = readChoices({ ...this.now, ...part });
    keep(this.key, this.now);
  }
}

/** For a game against bots, and for bots to watch. */
export const choices = new Remembered('choices');
/** For a table with friends: what suits them need not be what one plays alone. */
export const friends = new Remembered('friends');
