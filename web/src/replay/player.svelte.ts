/** The state of a replay: move, view, and whether it is playing. */

import { type LoggedEvent, TableState } from '../state/table.svelte';
import type { TableView } from '../wire/protocol';
import type { Connection } from '../wire/socket';
import { namelessSeat } from '../words/seatText';
import { words } from '../words/words.svelte';
import { type Highlight, highlightsOf, turnStarts } from './highlights';
import type { OpenedReplay } from './recentReplays';
import { sanitized, seatsOf } from './recordSeats';
import type { StartPosition } from './replayAddress';

/** All hands, or one seat's. */
export type Viewpoint = 'all' | number;

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** Milliseconds between two moves. */
const PACE = 1400;

/** A replay has no server connection. */
const SILENT: Connection = {
  ask: () => Promise.resolve(null),
  close() {},
  reconnect() {},
  forgetRequests() {},
};

export class ReplayPlayer {
  move = $state(0);
  view = $state<Viewpoint>('all');
  isPlaying = $state(false);
  speed = $state(1);

  readonly marks: Highlight[];
  readonly log: LoggedEvent[];
  /** The current position as a table store, for the components of the game page. */
  readonly live: TableState;
  private turns: number[];

  constructor(
    readonly opened: OpenedReplay,
    start: StartPosition,
    /** Called before the page changes. */
    private moving: () => void,
  ) {
    this.marks = highlightsOf(opened.positions);
    this.turns = turnStarts(opened.positions);
    this.log = opened.positions
      .flatMap(({ move, events }) => events.map((event) => ({ move, event: sanitized(event) })))
      .map(({ move, event }, key) => ({ key, seq: move, event }));
    this.live = new TableState(opened.key, '', () => SILENT);
    this.live.isReplay = true;
    if (opened.scores[Number(start.view)] !== undefined) this.view = start.view;
    this.go(start.move);
  }

  get last(): number {
    return this.opened.positions.length - 1;
  }

  readonly position = $derived.by(() => {
    const found = this.opened.positions[this.move];
    if (!found) throw new Error(`no move ${this.move}`);
    return found;
  });
  /** Whose palace is shown: the seat of the view, else the one that moved. */
  readonly focus = $derived.by(() =>
    this.view === 'all' ? (this.position.seat ?? this.position.game.turn_seat) : this.view,
  );
  /** The seat that texts speak to: that of who gave no name and is “You” in games against bots. */
  readonly you = $derived.by(() => namelessSeat(this.live.seats));
  readonly isAtEnd = $derived.by(() => this.move >= this.last);

  go(move: number): void {
    this.moving();
    this.move = Math.max(0, Math.min(this.last, Math.round(move) || 0));
    this.show();
  }

  look(view: Viewpoint): void {
    this.moving();
    this.view = view;
    this.show();
  }

  /** Go to the start of the previous or next turn. */
  turn(by: 1 | -1): void {
    const next =
      by > 0
        ? this.turns.find((move) => move > this.move)
        : this.turns.findLast((move) => move < this.move);
    this.go(next ?? (by > 0 ? this.last : 0));
  }

  toggle(): void {
    if (!this.isPlaying && this.isAtEnd) this.go(0);
    this.isPlaying = !this.isPlaying;
  }

  /** Advance automatically while playing; call it in an effect. */
  run(): () => void {
    if (!this.isPlaying) return () => {};
    const timer = setInterval(() => {
      this.go(this.move + 1);
      if (this.isAtEnd) this.isPlaying = false;
    }, PACE / this.speed);
    return () => clearInterval(timer);
  }

  /** Put the position into the table store that the components read. */
  private show(): void {
    const { game, hands, move } = this.position;
    words.edition = game.edition;
    this.live.table = this.table();
    this.live.seen = game;
    this.live.seq = move;
    this.live.history = this.log.filter((entry) => entry.seq <= move);
    this.live.own = {
      seat: this.focus,
      hand: hands[this.focus] ?? [],
      offers: [],
      steps: [],
      complete: false,
      muted: [],
      notifications: false,
      plan: null,
      memory: null,
      mail: '',
      may_take_back: false,
      chips: game.chips,
      previews: [],
      short: [],
    };
  }

  private table(): TableView {
    const { game } = this.position;
    return {
      id: this.opened.key,
      code: this.opened.key,
      status: 'finished',
      options: { edition: game.edition, modules: game.modules },
      seats: seatsOf(this.opened.names, game.players),
      move: this.move,
      deciding: game.deciding,
      due: null,
      rematch: '',
      back: null,
    };
  }
}
