/** The seats that this browser holds, by table; the tokens never leave it but to the server. */

import { keep, recall } from './kept';

export interface Held {
  table: string;
  code: string;
  /** The secret of the seat, empty for a host who only watches. */
  token: string;
  /** The secret of the host, empty for a guest. */
  host: string;
  seat: number | null;
  at: number;
}

const MOST = 100;

/** Letters that the server allows in a name. */
export const LONGEST_NAME = 30;

export const heldSeats = (): Held[] => recall<Held[]>('seats', []);

/** The seat held at a table, by its id or code. */
export const heldAt = (name: string): Held | undefined =>
  heldSeats().find((held) => held.table === name || held.code === name.toUpperCase());

export function hold(held: Held): void {
  const others = heldSeats().filter((other) => other.table !== held.table);
  keep('seats', [held, ...others].slice(0, MOST));
}

export const letGo = (table: string): void =>
  keep(
    'seats',
    heldSeats().filter((held) => held.table !== table),
  );
