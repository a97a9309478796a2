/** Which lines of the chat this browser has shown; the others are marked as new. */

import type { ChatLine } from '../wire/protocol';
import { readStorage, writeStorage } from './storage';

const MOST = 50;
type Shown = [table: string, number: number][];

export class UnreadChat {
  private last = $state(0);

  constructor(
    private table: string,
    private chat: () => ChatLine[],
    private mySeat: () => number | null,
  ) {
    this.last = readStorage<Shown>('read', []).find(([name]) => name === table)?.[1] ?? 0;
  }

  readonly count = $derived.by(
    () =>
      this.chat().filter((said) => said.number > this.last && said.seat !== this.mySeat()).length,
  );

  /** Mark all lines as read. */
  markRead(): void {
    const last = this.chat().at(-1)?.number ?? 0;
    if (last <= this.last) return;
    this.last = last;
    const others = readStorage<Shown>('read', []).filter(([name]) => name !== this.table);
    writeStorage('read', [[this.table, last], ...others].slice(0, MOST));
  }
}
