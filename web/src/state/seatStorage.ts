/** The seats that this browser holds; the tokens never leave it but to the server. */

import { keep, recall } from './storage';

/** A seat at a table. Several people at one device hold a seat each. */
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

/** All that is held at a table, by its id or code. */
export const heldAt = (name: string): Held[] =>
  heldSeats().filter((held) => held.table === name || held.code === name.toUpperCase());

/** What is held at a table by one person; null if several share this device. */
export function soleAt(name: string): Held | null {
  const [only, ...others] = heldAt(name);
  return only && !others.length ? only : null;
}

/** Keep a seat; whoever had none but watched as the host has this one now. */
export function hold(held: Held): void {
  const others = heldSeats().filter(
    ({ table, seat }) => table !== held.table || (seat !== null && seat !== held.seat),
  );
  keep('seats', [held, ...others].slice(0, MOST));
}

export const letGo = ({ table, seat }: Held): void =>
  keep(
    'seats',
    heldSeats().filter((other) => other.table !== table || other.seat !== seat),
  );
