/** Several people at one device: who holds it, and whether a curtain hides the hands. */

import type { Update } from '../wire/protocol';
import type { MySeat } from './mySeat.svelte';
import type { TableState } from './table.svelte';

export class Hotseat {
  isHidden = $state(false);
  /** Who must take the device now; null if anybody here may. */
  next = $state<number | null>(null);

  /** `clear` resets what somebody has selected or opened. */
  constructor(
    live: TableState,
    private mySeat: Pick<MySeat, 'people' | 'isShared' | 'switchTo'>,
    private clear: () => void,
  ) {
    live.onUpdate((update) => this.handleUpdate(update));
  }

  /** This person confirmed that they hold the device; the curtain opens when their view arrives. */
  open(seat: number): void {
    this.mySeat.switchTo(seat);
  }

  private handleUpdate(update: Update): void {
    this.next = this.nextOf(update);
    const seen = update.you?.seat ?? null;
    const isAnother = seen === null || (this.next !== null && this.next !== seen);
    const hides = this.mySeat.isShared && update.table.status === 'running' && isAnother;
    if (hides && !this.isHidden) this.clear();
    this.isHidden = hides;
  }

  /** A person who must answer a take-back request comes first, then the person whose turn it is; an
   * unconfirmed draft keeps the device with its player. */
  private nextOf({ table, game, you }: Update): number | null {
    const isHere = (seat: number) => this.mySeat.people.includes(seat);
    const asked = table.back?.waiting.find(isHere);
    if (asked !== undefined) return asked;
    if (you?.steps.length) return you.seat;
    const deciding = game?.deciding ?? null;
    return deciding !== null && isHere(deciding) ? deciding : null;
  }
}
