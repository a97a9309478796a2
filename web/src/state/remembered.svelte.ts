/** The choices for a game, remembered by this browser. */

import { type Choices, readChoices } from './choices';
import { keep, recall } from './kept';

class Remembered {
  now = $state.raw<Choices>(readChoices(recall<unknown>('choices', null)));

  change(part: Partial<Choices>): void {
    this.now = readChoices({ ...this.now, ...part });
    keep('choices', this.now);
  }
}

export const choices = new Remembered();
