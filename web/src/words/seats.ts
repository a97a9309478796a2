/** The names of those who sit at a table. */

import type { SeatView } from '../wire/protocol';
import { t } from './words.svelte';

/** People by their names, bots by their levels: the second mason is `Mason 2`. */
export function seatNames(seats: readonly SeatView[]): string[] {
  const seen = new Map<string, number>();
  return seats.map((seat) => {
    const name = seat.name || (seat.level ? t('seat-bot', { level: seat.level }) : t('seat-open'));
    const number = (seen.get(name) ?? 0) + 1;
    seen.set(name, number);
    return number > 1 ? `${name} ${number}` : name;
  });
}
