/** Create and join tables; the seats are stored in this browser. */

import type { CreateTable, Seated } from '../wire/protocol';
import { joinTable, makeTable, startTable } from '../wire/tables';
import { type StoredSeat, storeSeat } from './seatStorage';

/** Store the tokens of a new seat, and that of the host if this browser has it. */
function storeJoinedSeat(seated: Seated, host = seated.host): StoredSeat {
  const { table, token, seat } = seated;
  const held: StoredSeat = {
    table: table.id,
    code: table.code,
    token,
    host,
    seat,
    at: Date.now(),
  };
  storeSeat(held);
  return held;
}

/** Create a table that waits for people; returns its code. */
export async function createLobby(request: CreateTable): Promise<string> {
  return storeJoinedSeat(await makeTable(request)).code;
}

/** Create a table and start its game; returns the code. Whoever only watches is still the host. */
export async function createAndStart(request: CreateTable): Promise<string> {
  const { table, host, ...seated } = await makeTable(request);
  storeJoinedSeat({ table, host, ...seated });
  await startTable(table.id, host);
  return table.code;
}

/** Create a table for several people at this device, on the first seats, and start its game. */
export async function createHotseatTable(request: CreateTable, names: string[]): Promise<string> {
  const [first = '', ...others] = names;
  const { table, host, ...seated } = await makeTable({ ...request, name: first, seat: 0 });
  storeJoinedSeat({ table, host, ...seated });
  for (const [index, name] of others.entries()) await joinSeat(table.id, name, index + 1, host);
  await startTable(table.id, host);
  return table.code;
}

/** Take a seat, any free one if none is named; `host` is the secret of the host, if it is known. */
export async function joinSeat(
  table: string,
  name: string,
  seat: number | null,
  host: string,
): Promise<StoredSeat> {
  return storeJoinedSeat(await joinTable(table, { name, seat }), host);
}
