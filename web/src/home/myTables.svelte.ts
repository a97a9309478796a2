/** The tables where this browser holds a seat or is the host, those that wait for it first. */

import { pollWhileVisible } from '../state/poll';
import { storedSeats } from '../state/seatStorage';
import type { MyTable, TableView } from '../wire/protocol';
import { myTables, showTable } from '../wire/tables';

export type MyGame = Pick<MyTable, 'table' | 'waiting' | 'palace'> & { seat: number | null };

const ORDER: Record<TableView['status'], number> = { running: 1, open: 2, finished: 3 };
const REFRESH = 10_000;

export class MyTables {
  list = $state.raw<MyGame[]>([]);
  readonly waiting = $derived(this.list.filter((one) => one.waiting).length);

  /** Poll while the page is visible. */
  poll(): () => void {
    return pollWhileVisible(() => void this.load().catch(() => {}), REFRESH);
  }

  private async load(): Promise<void> {
    const held = storedSeats();
    if (!held.length) return;
    const seated = held.filter(({ token }) => token);
    const holdings = seated.map(({ table, token }) => ({ table, token }));
    const { tables } = holdings.length ? await myTables(holdings) : { tables: [] };
    const hosted = await Promise.all(
      held.filter(({ token }) => !token).map(({ table }) => showTable(table).catch(() => null)),
    );
    const watched = hosted.filter((table) => table !== null).map(watchedTable);
    this.list = inOrder([...oncePerTable(tables), ...watched]);
  }
}

const watchedTable = (table: TableView): MyGame => ({
  table,
  waiting: false,
  palace: null,
  seat: null,
});

/** Several people at this device may sit at one table: it waits if it waits for one of them. */
function oncePerTable(tables: MyTable[]): MyTable[] {
  const once = new Map<string, MyTable>();
  for (const one of tables) {
    if (one.waiting || !once.has(one.table.id)) once.set(one.table.id, one);
  }
  return [...once.values()];
}

/** Those that wait, then those that run, wait for people, or are over. */
export const inOrder = (tables: MyGame[]): MyGame[] => tables.toSorted((a, b) => rank(a) - rank(b));

const rank = ({ waiting, table }: MyGame): number => (waiting ? 0 : ORDER[table.status]);
