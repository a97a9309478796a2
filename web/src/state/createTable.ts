/** Making and entering tables: what a person gains is kept, and the page goes there. */

import type { CreateTable, Seated } from '../wire/protocol';
import { joinTable, makeTable, startTable } from '../wire/tables';
import { type Held, hold } from './seatStorage';

/** Keep the secrets of a new seat, and that of the host if this browser has it. */
function holdSeated(seated: Seated, host = seated.host): Held {
  const { table, token, seat } = seated;
  const held: Held = {
    table: table.id,
    code: table.code,
    token,
    host,
    seat,
    at: Date.now(),
  };
  hold(held);
  return held;
}

/** A table that waits for people; its code. */
export async function prepare(wish: CreateTable): Promise<string> {
  return holdSeated(await makeTable(wish)).code;
}

/** A table that begins at once; its code. A seat there is kept. */
export async function begin(wish: CreateTable): Promise<string> {
  const seated = await makeTable(wish);
  if (seated.token) holdSeated(seated);
  await startTable(seated.table.id, seated.host);
  return seated.table.code;
}

/** A table for several people at this device, on the first seats; it begins at once. Its code. */
export async function beginHere(wish: CreateTable, names: string[]): Promise<string> {
  const [first = '', ...others] = names;
  const { table, host, ...seated } = await makeTable({ ...wish, name: first, seat: 0 });
  holdSeated({ table, host, ...seated });
  for (const [index, name] of others.entries()) await takeSeat(table.id, name, index + 1, host);
  await startTable(table.id, host);
  return table.code;
}

/** Take a seat, any free one if none is named; `host` is the secret of the host, if it is known. */
export async function takeSeat(
  table: string,
  name: string,
  seat: number | null,
  host: string,
): Promise<Held> {
  return holdSeated(await joinTable(table, { name, seat }), host);
}
