/** The next table that waits for somebody at this browser. */

import { myTables } from '../wire/tables';
import { pollWhileVisible } from './poll';
import { storedSeats } from './seatStorage';

const REFRESH = 30_000;

class NextTable {
  /** The code of the table, empty if none waits. */
  code = $state('');

  /** Poll; the table with this name is shown already and is left out. */
  poll(name: string): () => void {
    this.code = '';
    return pollWhileVisible(() => void this.load(name).catch(() => {}), REFRESH);
  }

  private async load(name: string): Promise<void> {
    const holdings = storedSeats()
      .filter(({ table, code, token }) => token && table !== name && code !== name.toUpperCase())
      .map(({ table, token }) => ({ table, token }));
    const { tables } = holdings.length ? await myTables(holdings) : { tables: [] };
    this.code = tables.find(({ waiting }) => waiting)?.table.code ?? '';
  }
}

export const nextTable = new NextTable();
