/** Making and entering tables: what a person gains is kept, and the page goes there. */

import type { Seated, Wish } from '../wire/protocol';
import { joinTable, makeTable, startTable } from '../wire/tables';
import { type Held, heldAt, hold } from './seats';

/** Keep the secrets of a new seat, and those of the host if this browser has them. */
export function holdSeated(seated: Seated): Held {
  const { table, token, host, seat } = seated;
  const held: Held = {
    table: table.id,
    code: table.code,
    token,
    host: host || (heldAt(table.id)?.host ?? ''),
    seat,
    at: Date.now(),
  };
  hold(held);
  return held;
}

/** A table that waits for people; its code. */
export async function prepare(wish: Wish): Promise<string> {
  return holdSeated(await makeTable(wish)).code;
}

/** A table that begins at once; its code. A seat there is kept. */
export async function begin(wish: Wish): Promise<string> {
  const seated = await makeTable(wish);
  if (seated.token) holdSeated(seated);
  await startTable(seated.table.id, seated.host);
  return seated.table.code;
}

/** Take a seat, any free one if none is named. */
export async function takeSeat(table: string, name: string, seat: number | null): Promise<Held> {
  return holdSeated(await joinTable(table, { name, seat }));
}
