/**
 * The pace of bots. The server plays them at once; here their moves wait in a queue and are shown
 * one by one, as fast as this browser's setting says. Nothing else waits: a person's move shows
 * everything before it.
 */

import type { Update } from '../wire/protocol';
import { type Pace, settings } from './settings.svelte';

export const PACES: readonly Pace[] = ['step', 'calm', 'quick', 'at-once'];
/** Milliseconds between two moves. */
const TIMES: Record<Pace, number> = {
  step: Number.POSITIVE_INFINITY,
  calm: 1200,
  quick: 400,
  'at-once': 0,
};
/** A longer queue is shown at once: a game of bots that somebody paused and forgot. */
const MOST = 400;

interface Waiting {
  update: Update;
  /** A bot's move; else something that only keeps its place, as when somebody is away. */
  isMove: boolean;
}

export class BotPace {
  /** How many moves of bots wait. */
  waiting = $state(0);
  isPaused = $state(false);
  /** Whether the table, as it is shown, waits for a bot. */
  isPlaying = $state(false);
  /** Whether the newest update waits for the player, shown or not. */
  leadsToMe = $state(false);
  /** While this is true, moves wait at any pace. */
  isHeld: () => boolean = () => false;
  /** While moves are held and this is true, what people do waits too. */
  isCounting: () => boolean = () => false;

  private queue: Waiting[] = [];
  /** The newest update, shown or not. */
  private latest: Update | null = null;
  /** Until my turn, nothing waits. */
  private isSkipping = false;
  /** Something in the queue shows everything before it. */
  private isUrgent = false;
  private shownAt = Number.NEGATIVE_INFINITY;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private apply: (update: Update) => void) {
    document.addEventListener('visibilitychange', this.resume);
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.resume);
    this.clear();
  }

  /** Forget everything: the next update is another view. */
  clear(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.waiting = 0;
    this.latest = null;
    this.isUrgent = false;
  }

  /** The number of the newest update; none before the first one. */
  get seq(): number | undefined {
    return this.latest?.seq;
  }

  receive(update: Update): void {
    const before = this.latest;
    this.latest = update;
    const isMove = before !== null && isBotMove(update, before);
    const mayWait = isMove || (before !== null && isAside(update, before));
    const parts = isMove && !this.isAtOnce ? beforeMyTurn(update, before) : [update];
    this.queue.push(...parts.map((part) => ({ update: part, isMove })));
    this.isUrgent ||= !mayWait || this.queue.length > MOST;
    this.leadsToMe = update.table.deciding === update.you?.seat;
    this.resume();
  }

  /** Whether the next move waits for the player. */
  get isStopped(): boolean {
    return this.isPaused || settings.pace === 'step';
  }

  setPace(pace: Pace): void {
    settings.set('pace', pace);
    this.pause(false);
  }

  pause(on: boolean): void {
    this.isPaused = on;
    this.resume();
  }

  /** Show the next move. */
  step(): void {
    this.showNext();
    this.resume();
  }

  /** Show everything until it is my turn. */
  skip(): void {
    this.isSkipping = true;
    this.pause(false);
  }

  /** Show everything that waits. */
  flush(): void {
    clearTimeout(this.timer);
    this.isUrgent = false;
    while (this.queue.length) this.showNext();
    this.waiting = 0;
  }

  /** Show what need not wait any more, and set the clock for the next move. */
  readonly resume = (): void => {
    clearTimeout(this.timer);
    if (this.isUrgent && !this.isCounting()) this.flush();
    while (this.queue.length && !this.isHeld() && (this.isAtOnce || !this.queue[0]?.isMove))
      this.showNext();
    this.waiting = this.queue.filter(({ isMove }) => isMove).length;
    if (!this.waiting || this.isHeld() || this.isStopped) return;
    const time = this.shownAt + TIMES[settings.pace] - performance.now();
    this.timer = setTimeout(() => this.step(), Math.max(0, time));
  };

  /** A clock in seconds runs while moves wait here, so there they do not. What was stopped stays so
   * in a tab that nobody sees: rules open in another one. */
  private get isAtOnce(): boolean {
    if (this.isSkipping || (document.hidden && !this.isStopped)) return true;
    if (this.latest?.table.options.clock?.unit === 'seconds') return true;
    return settings.pace === 'at-once' && !this.isPaused;
  }

  private showNext(): void {
    const next = this.queue.shift();
    if (next) this.show(next.update);
  }

  private show(update: Update): void {
    this.shownAt = performance.now();
    const { deciding } = update.table;
    if (deciding === null || deciding === update.you?.seat) this.isSkipping = false;
    this.isPlaying = isBotsTurn(update);
    this.apply(update);
  }
}

/** Whether a bot decides next, on its own seat or for somebody who is away. */
function isBotsTurn({ table: { deciding, seats } }: Update): boolean {
  const seat = deciding === null ? null : seats[deciding];
  return seat?.kind === 'bot' || (seat?.away ?? false);
}

const isBotMove = (update: Update, before: Update): boolean =>
  !update.full_history && isBotsTurn(before) && update.table.move === before.table.move + 1;

/** A move that ends the turns of others, as the last of theirs and as the start of mine: it has its
 * time too. */
function beforeMyTurn(update: Update, before: Update): Update[] {
  const { table, game, you, events } = update;
  const start = events.findIndex(
    (event) => event.event === 'turn_began' && event.seat === you?.seat,
  );
  if (!game || !you || start < 0 || table.deciding !== you.seat) return [update];
  const { deciding } = before.table;
  const theirs: Update = {
    ...update,
    table: { ...table, deciding },
    game: { ...game, deciding },
    you: { ...you, offers: [], previews: [] },
    events: events.slice(0, start),
  };
  return [theirs, { ...update, events: events.slice(start) }];
}

/** Nothing that anybody waits for: somebody is away or back. */
function isAside(update: Update, before: Update): boolean {
  const what = ({ table, you }: Update): string =>
    JSON.stringify([table.move, table.status, table.rematch, table.back, you?.seat, you?.steps]);
  return !update.full_history && what(update) === what(before);
}
