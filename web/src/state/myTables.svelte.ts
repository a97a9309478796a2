/** The tables where this browser holds a seat or is the host, those that wait for it first. The
 * last answer is stored, and what the pages of tables saw, so that they are listed without the server
 * too. */

import { type MyTable, PROTOCOL, type TableView } from '../wire/protocol';
import { Refusal } from '../wire/rest';
import { myTables, showTable } from '../wire/tables';
import { type StoredSeat, seatsAt, storedSeats } from './seatStorage';
import { readStorage, writeStorage } from './storage';
import type { TableState } from './table.svelte';

export type MyGame = Pick<MyTable, 'table' | 'waiting' | 'palace' | 'scores'> & {
  /** None for a host who only watches. */
  seat: number | null;
  /** When this browser took the seat, in milliseconds. */
  at: number;
};

/** How a game that is over ended for the person at this browser. */
export interface MyResult {
  place: number;
  points: number;
}

interface Stored {
  protocol: number;
  list: MyGame[];
}

const KEY = 'tables';
const ORDER: Record<TableView['status'], number> = { running: 1, open: 2, finished: 3 };

export class MyTables {
  list = $state.raw<MyGame[]>(lastSeen());
  readonly waiting = $derived(this.list.filter((one) => one.waiting).length);
  readonly finished = $derived(this.list.filter(({ table }) => table.status === 'finished'));
  readonly current = $derived(this.list.filter(({ table }) => table.status !== 'finished'));
  private hasAsked = false;

  /** Ask the server; what is over stays as it is and is asked for once per visit. */
  async load(): Promise<void> {
    const held = storedSeats();
    const over = this.hasAsked ? this.finished : [];
    const isOver = ({ table }: StoredSeat) => over.some((one) => one.table.id === table);
    const asked = held.filter((seat) => !isOver(seat));
    const found = [...(await seatedTables(asked)), ...(await hostedTables(asked))];
    this.hasAsked = true;
    this.list = inOrder([...found, ...over.filter((one) => held.some(isAt(one)))]);
    store(this.list);
  }
}

/** Store a table of mine as its own page saw it last. */
export function storeSeen({ name, table, seen, own }: TableState): void {
  const [held] = seatsAt(name);
  if (!held || !table) return;
  const seat = own?.seat ?? held.seat;
  const mine: MyGame = {
    table,
    seat,
    waiting: seat !== null && table.deciding === seat,
    palace: seen?.palaces[seat ?? -1] ?? null,
    scores: seen?.over ? seen.scores : [],
    at: held.at,
  };
  const others = lastSeen().filter((one) => one.table.id !== table.id);
  store(inOrder([mine, ...others]));
}

const store = (list: MyGame[]): void =>
  writeStorage(KEY, { protocol: PROTOCOL, list } satisfies Stored);

const isAt =
  ({ table }: MyGame) =>
  (seat: StoredSeat): boolean =>
    seat.table === table.id;

function lastSeen(): MyGame[] {
  const { protocol, list } = readStorage<Stored>(KEY, { protocol: PROTOCOL, list: [] });
  const held = storedSeats();
  return protocol === PROTOCOL ? list.filter((one) => held.some(isAt(one))) : [];
}

async function seatedTables(held: StoredSeat[]): Promise<MyGame[]> {
  const holdings = held.flatMap(({ table, token }) => (token ? { table, token } : []));
  const { tables } = holdings.length ? await myTables(holdings) : { tables: [] };
  return oncePerTable(tables).map(({ table, seat, waiting, palace, scores }) => {
    const at = held.find((one) => one.table === table.id)?.at ?? 0;
    return { table, seat, waiting, palace, scores, at };
  });
}

/** The tables of a host who only watches. */
async function hostedTables(held: StoredSeat[]): Promise<MyGame[]> {
  const hosted = held.filter(({ token }) => !token);
  const found = await Promise.all(hosted.map(({ table }) => showTable(table).catch(refused)));
  return found.flatMap((table, index) => {
    const at = hosted[index]?.at ?? 0;
    return table ? { table, seat: null, waiting: false, palace: null, scores: [], at } : [];
  });
}

/** A table that is gone; without the server nothing is known. */
function refused(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}

/** Several people at this device may sit at one table: it waits if it waits for one of them. */
function oncePerTable(tables: MyTable[]): MyTable[] {
  const once = new Map<string, MyTable>();
  for (const one of tables) {
    if (one.waiting || !once.has(one.table.id)) once.set(one.table.id, one);
  }
  return [...once.values()];
}

/** Those that wait, then those that run, wait for people, or are over; the newest first. */
export const inOrder = (tables: MyGame[]): MyGame[] =>
  tables.toSorted((a, b) => rank(a) - rank(b) || b.at - a.at);

const rank = ({ waiting, table }: MyGame): number => (waiting ? 0 : ORDER[table.status]);

/** My place and points; none where I only watched. Equal points share a place. */
export function resultOf({ seat, scores }: MyGame): MyResult | null {
  const points = seat === null ? undefined : scores[seat];
  if (points === undefined) return null;
  return { place: 1 + scores.filter((other) => other > points).length, points };
}
