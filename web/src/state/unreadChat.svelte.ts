/** Which lines of the chat this browser has shown; the others are marked as new. */

import type { MySeat } from './mySeat.svelte';
import { readStorage, writeStorage } from './storage';
import type { TableState } from './table.svelte';

const MOST = 50;
type Shown = [table: string, number: number][];

export class UnreadChat {
  private last = $state(0);

  constructor(
    private table: string,
    private live: TableState,
    private mySeat: MySeat,
  ) {
    this.last = readStorage<Shown>('read', []).find(([name]) => name === table)?.[1] ?? 0;
  }

  private readonly lines = $derived.by(() =>
    this.live.chat.filter(
      ({ number, seat }) =>
        number > this.last && seat !== this.mySeat.seat && !this.live.own?.muted.includes(seat),
    ),
  );
  readonly count = $derived(this.lines.length);
  readonly newest = $derived(this.lines.at(-1) ?? null);

  /** Mark all lines as read. */
  markRead(): void {
    const last = this.live.chat.at(-1)?.number ?? 0;
    if (last <= this.last) return;
    this.last = last;
    const others = readStorage<Shown>('read', []).filter(([name]) => name !== this.table);
    writeStorage('read', [[this.table, last], ...others].slice(0, MOST));
  }
}
