/** The first game of a learner: which table has tips, and which tips were read. */

import { readStorage, writeStorage } from './storage';

interface StoredGuide {
  /** The code of the table; empty when no game is guided any more. */
  table: string;
  read: string[];
}

class Guide {
  private stored = $state.raw<StoredGuide>(readStorage('guide', { table: '', read: [] }));

  begin(table: string): void {
    this.store({ table, read: [] });
  }

  isFor(code: string): boolean {
    return code !== '' && code === this.stored.table;
  }

  hasRead(tip: string): boolean {
    return this.stored.read.includes(tip);
  }

  read(tip: string): void {
    if (!this.hasRead(tip)) this.store({ ...this.stored, read: [...this.stored.read, tip] });
  }

  /** No more tips. */
  end(): void {
    this.store({ table: '', read: [] });
  }

  private store(guide: StoredGuide): void {
    this.stored = guide;
    writeStorage('guide', guide);
  }
}

export const guide = new Guide();
