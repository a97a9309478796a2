/** Which lessons somebody has solved in this browser. */

import { readStorage, writeStorage } from '../state/storage';

class Progress {
  solved = $state<string[]>(readStorage('lessons', []));

  add(id: string): void {
    if (this.solved.includes(id)) return;
    this.solved = [...this.solved, id];
    writeStorage('lessons', this.solved);
  }

  has(id: string): boolean {
    return this.solved.includes(id);
  }
}

export const progress = new Progress();
