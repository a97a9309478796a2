/** My place at a table: the seat and the secrets that this browser has, and what they allow. */

import type { TableView } from '../wire/protocol';
import { fillTable, forgetMe, leaveTable, rematchOf, setSeat, startTable } from '../wire/tables';
import { t } from '../words/words.svelte';
import { Attempt } from './attempt.svelte';
import { takeSeat } from './games';
import { route } from './route.svelte';
import { type Held, heldAt, hold, letGo } from './seats';
import { settings } from './settings.svelte';
import type { TableState } from './table.svelte';

export class Place {
  /** What is under way, and why the last wish failed. */
  attempt = new Attempt();
  private held = $state.raw<Held | null>(null);

  constructor(private live: TableState) {
    this.held = heldAt(live.name) ?? null;
    live.unseated = () => this.drop();
  }

  readonly seat = $derived(this.held?.token ? this.held.seat : null);
  readonly isHost = $derived(Boolean(this.held?.host));
  readonly token = $derived(this.held?.token ?? '');

  /** Sit down, on any free seat if none is named; whoever sits elsewhere moves. */
  take(seat: number | null): Promise<unknown> {
    return this.attempt.make(async () => {
      const name = settings.name.trim() || t('nameless');
      if (this.token) await leaveTable(this.table, this.token);
      this.held = await takeSeat(this.table, name, seat);
      this.live.sit(this.token);
    });
  }

  /** Give the seat up and go; a bot plays on if the game has begun. */
  leave(): Promise<unknown> {
    return this.go(leaveTable);
  }

  /** Give the seat up and have everything about me deleted. */
  forget(): Promise<unknown> {
    return this.go(forgetMe);
  }

  start(): Promise<unknown> {
    return this.asHost((host) => startTable(this.table, host));
  }

  /** Bots for all free seats, then deal. */
  startWithBots(level: string): Promise<unknown> {
    return this.asHost(async (host) => {
      await fillTable(this.table, host, level);
      return startTable(this.table, host);
    });
  }

  /** A bot of this level for a seat; without one it is free. */
  give(seat: number, level: string): Promise<unknown> {
    return this.asHost((host) => setSeat(this.table, host, seat, level));
  }

  /** The same once more: with bots alone at once, else when all are there. */
  again(): Promise<unknown> {
    return this.attempt.make(async () => {
      const { rematch } = this.live.table ?? { rematch: '' };
      const secret = this.token || this.held?.host;
      if (!this.held || !secret) {
        route.go(`/table/${rematch}`);
        return;
      }
      const table = await rematchOf(this.table, secret);
      hold({ ...this.held, table: table.id, code: table.code, at: Date.now() });
      if (this.isHost && table.status === 'open' && isAmongBots(table)) {
        await startTable(table.id, this.held.host);
      }
      route.go(`/table/${table.code}`);
    });
  }

  private get table(): string {
    return this.live.table?.id ?? this.live.name;
  }

  private asHost(ask: (host: string) => Promise<unknown>): Promise<unknown> {
    const host = this.held?.host ?? '';
    return this.attempt.make(() => ask(host));
  }

  private go(ask: (table: string, token: string) => Promise<unknown>): Promise<unknown> {
    return this.attempt.make(async () => {
      await ask(this.table, this.token);
      this.drop();
      route.go('/');
    });
  }

  /** The seat is no longer mine; a host stays the host. */
  private drop(): void {
    const held = this.held;
    if (held?.host) this.held = { ...held, token: '', seat: null };
    else this.held = null;
    if (this.held) hold(this.held);
    else if (held) letGo(held.table);
    this.live.sit('');
  }
}

const isAmongBots = ({ seats }: TableView): boolean =>
  seats.filter(({ kind }) => kind !== 'bot').length <= 1;
