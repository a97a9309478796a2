/** The seats that this browser holds, with their tokens. */

import { readStorage, writeStorage } from './storage';

/** A seat at a table. Several people at one device hold a seat each. */
export interface StoredSeat {
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

export const storedSeats = (): StoredSeat[] => readStorage<StoredSeat[]>('seats', []);

/** All stored seats at a table, by its id or code. */
export const seatsAt = (name: string): StoredSeat[] =>
  storedSeats().filter((held) => held.table === name || held.code === name.toUpperCase());

/** The only stored seat at a table; null if several people share this device. */
export function onlySeatAt(name: string): StoredSeat | null {
  const [only, ...others] = seatsAt(name);
  return only && !others.length ? only : null;
}

/** Store a seat; it replaces the entry of a host without a seat. */
export function storeSeat(held: StoredSeat): void {
  const others = storedSeats().filter(
    ({ table, seat }) => table !== held.table || (seat !== null && seat !== held.seat),
  );
  writeStorage('seats', [held, ...others].slice(0, MOST));
}

export const removeSeat = ({ table, seat }: StoredSeat): void =>
  writeStorage(
    'seats',
    storedSeats().filter((other) => other.table !== table || other.seat !== seat),
  );
