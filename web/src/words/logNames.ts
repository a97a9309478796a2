/** The names in a log: who takes a seat later is not told to have done what was done before. */

import type { Logged } from '../game/events';
import type { SeatView } from '../wire/protocol';
import { EventFormatter } from './eventText';
import type { Voice } from './gameText';
import { seatNames } from './seatText';

/** Who sat where when an event was logged. */
export interface Holders {
  names: string[];
  /** The seat of the reader; null where somebody else had it. */
  you: number | null;
  formatter: EventFormatter;
}

/** Whether a seat has another name from here on. */
export const isRenaming = ({ event }: Logged): boolean =>
  'former' in event && typeof event.former === 'string';

export class LogNames {
  /** Holders before the entries with these keys, the earliest first. */
  private past: { until: number; holders: Holders }[] = [];
  private now: Holders;

  constructor(
    log: readonly (Logged & { key: number })[],
    seats: readonly SeatView[],
    you: number | null,
    voice?: Voice,
  ) {
    const held = [...seats];
    let mine = you;
    const holders = (): Holders => {
      const names = seatNames(held, mine);
      return { names, you: mine, formatter: new EventFormatter(names, mine, voice) };
    };
    this.now = holders();
    for (const { key, event } of log.filter(isRenaming).reverse()) {
      if (!('former' in event)) continue;
      const name = event.former ?? '';
      held[event.seat] = { kind: name ? 'person' : 'bot', name, level: '', away: false };
      if (event.seat === mine) mine = null;
      // A bot is told by its own name, but who leaves by theirs.
      const until = event.event === 'bot' ? key : key + 1;
      this.past.unshift({ until, holders: holders() });
    }
  }

  /** The holders when the entry with this key was logged. */
  at(key: number): Holders {
    return this.past.find(({ until }) => key < until)?.holders ?? this.now;
  }
}
