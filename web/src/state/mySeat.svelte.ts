/** My seat at a table: its tokens, and the actions that they allow. */

import type { TableView } from '../wire/protocol';
import {
  fillTable,
  forgetMe,
  leaveTable,
  rematchOf,
  renameTable,
  setSeat,
  showTable,
  startTable,
} from '../wire/tables';
import { t } from '../words/words.svelte';
import { AsyncTask } from './asyncTask.svelte';
import { joinSeat } from './createTable';
import { route } from './route.svelte';
import { onlySeatAt, removeSeat, type StoredSeat, seatsAt, storeSeat } from './seatStorage';
import { settings } from './settings.svelte';
import type { TableState } from './table.svelte';

export class MySeat {
  /** The request in progress, and why the last one failed. */
  task = new AsyncTask();
  /** All seats at this table that this browser stores. */
  private all = $state.raw<StoredSeat[]>([]);
  /** The seat of the person who uses the browser now. */
  private held = $state.raw<StoredSeat | null>(null);

  constructor(private live: TableState) {
    this.all = seatsAt(live.name);
    this.held = onlySeatAt(live.name);
    live.onSeatLost = () => this.drop();
  }

  readonly seat = $derived(this.held?.token ? this.held.seat : null);
  readonly token = $derived(this.held?.token ?? '');
  private readonly host = $derived(this.all.find(({ host }) => host)?.host ?? '');
  readonly isHost = $derived(this.host !== '');
  /** The seats of all people at this device. */
  readonly people = $derived(this.all.flatMap(({ seat }) => seat ?? []).sort((a, b) => a - b));
  readonly isShared = $derived(this.people.length > 1);

  /** Another person takes over this device. */
  switchTo(seat: number): void {
    this.held = this.all.find((held) => held.seat === seat) ?? null;
    this.live.reconnectAs(this.token);
  }

  /** What others would read if somebody without a name took this seat, or the first free one. */
  nameless(seat: number | null): string {
    const free = this.live.table?.seats.findIndex(({ kind }) => kind === 'open') ?? 0;
    return t('here-nameless', { number: (seat ?? free) + 1 });
  }

  /** Take a seat, or any free one if none is named; leaves the seat held before. */
  take(seat: number | null): Promise<unknown> {
    return this.run(async () => {
      const name = settings.name.trim() || this.nameless(seat);
      if (this.held && this.token) {
        await leaveTable(this.table, this.token);
        removeSeat(this.held);
      }
      this.held = await joinSeat(this.table, name, seat, this.host);
      this.all = seatsAt(this.table);
      this.live.reconnectAs(this.token);
    });
  }

  /** Give up the seat and leave; in a running game a bot takes over. */
  leave(): Promise<unknown> {
    return this.go(leaveTable);
  }

  /** Give up the seat and delete all personal data about it. */
  forget(): Promise<unknown> {
    return this.go(forgetMe);
  }

  start(): Promise<unknown> {
    return this.asHost((host) => startTable(this.table, host));
  }

  /** Fill all free seats with bots and start the game. */
  startWithBots(level: string): Promise<unknown> {
    return this.asHost(async (host) => {
      await fillTable(this.table, host, level);
      return startTable(this.table, host);
    });
  }

  /** A bot of this level for a seat; without one it is free. */
  assign(seat: number, level: string): Promise<unknown> {
    return this.asHost((host) => setSeat(this.table, host, seat, level));
  }

  /** Name the table; empty for no name. */
  rename(title: string): Promise<unknown> {
    return this.asHost((host) => renameTable(this.table, host, title));
  }

  /** A rematch: at once against bots alone, else when all have joined. */
  rematch(): Promise<unknown> {
    return this.run(async () => {
      const { rematch } = this.live.table ?? { rematch: '' };
      const secret = this.token || this.host || this.all[0]?.token;
      if (!secret) {
        route.go(`/table/${(await showTable(rematch)).code}`);
        return;
      }
      const table = await rematchOf(this.table, secret);
      for (const held of this.all) {
        storeSeat({ ...held, table: table.id, code: table.code, at: Date.now() });
      }
      if (this.isHost && table.status === 'open' && this.isComplete(table)) {
        await startTable(table.id, this.host);
      }
      route.go(`/table/${table.code}`);
    });
  }

  /** One request at a time, as soon as there is a connection. */
  private run(ask: () => Promise<unknown>): Promise<unknown> {
    return this.task.run(async () => {
      await this.live.connected();
      return ask();
    });
  }

  private get table(): string {
    return this.live.table?.id ?? this.live.name;
  }

  private asHost(ask: (host: string) => Promise<unknown>): Promise<unknown> {
    return this.run(() => ask(this.host));
  }

  private go(ask: (table: string, token: string) => Promise<unknown>): Promise<unknown> {
    return this.run(async () => {
      await ask(this.table, this.token);
      this.drop();
      route.go('/');
    });
  }

  /** The seat is no longer mine; a host stays the host. */
  private drop(): void {
    const held = this.held;
    this.held = null;
    if (held) {
      removeSeat(held);
      this.all = seatsAt(held.table);
      if (held.host && !this.isHost) storeSeat({ ...held, token: '', seat: null });
      this.all = seatsAt(held.table);
    }
    this.live.reconnectAs('');
  }

  /** Only bots and the people at this device play. */
  private isComplete({ seats }: TableView): boolean {
    return seats.every(({ kind }, seat) => kind === 'bot' || this.people.includes(seat));
  }
}
