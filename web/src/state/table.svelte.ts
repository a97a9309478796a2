/** Everything the page knows of one table: one store, fed by the messages of its socket. */

import { learnComponents } from '../game/components';
import type {
  ChatLine,
  ErrorBody,
  GameEvent,
  GameView,
  HintAlternative,
  NextScoring,
  PlanPreview,
  SeatPresence,
  ServerMessage,
  TableView,
  TakeBack,
  TilePreview,
  Update,
  You,
} from '../wire/protocol';
import {
  type Connection,
  type ConnectionStatus,
  type RequestMessage,
  type SocketHandlers,
  TableSocket,
} from '../wire/socket';
import { EventFormatter } from '../words/eventText';
import { isRenaming, LogNames } from '../words/logNames';
import { namelessSeat, seatNames } from '../words/seatText';
import { t, words } from '../words/words.svelte';
import { BotPace } from './botPace.svelte';
import type { GameSession, Planning, TakeBackControl } from './gameSession';
import { shareStructure, stable } from './structuralSharing';

/** An event with its own number and the sequence number of the table after it. */
export interface LoggedEvent {
  key: number;
  seq: number;
  event: GameEvent;
}

/** Called with an update before it changes the page. */
type UpdateListener = (update: Update, before: TableState) => void;

export class TableState implements GameSession {
  /** A replay speaks to who gave no name, whoever’s view it shows. */
  isReplay = false;
  table = $state.raw<TableView | null>(null);
  /** The game and my view of it, without a plan. */
  seen = $state.raw<GameView | null>(null);
  own = $state.raw<You | null>(null);
  /** The scores before a scoring, while its sheet counts; null shows them as they are. Meanwhile
   * the log does not tell who won either. */
  oldScores = $state.raw<number[] | null>(null);
  scoringThen = $state.raw<NextScoring | null>(null);
  scoringBefore = $state.raw<NextScoring | null>(null);
  /** The plan of my turn or of the next one: while it is set, the page shows it instead. */
  imagined = $state.raw<PlanPreview | null>(null);
  /** All events, shown or not. */
  history = $state.raw<LoggedEvent[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** Who is here, by seat; null for bots and where it is not known. */
  presence = $state.raw<(SeatPresence | null)[]>([]);
  /** How far the server's clock is ahead of the time that this page is open, in seconds; that of
   * the device may be wrong. */
  private lead = $state<number | null>(null);
  connection = $state<ConnectionStatus>('connecting');
  /** The last refusal, shown until it is dismissed. */
  refusal = $state.raw<ErrorBody | null>(null);
  /** An action was sent and not answered yet. */
  busy = $state(false);
  seq = $state(-1);
  /** The connection was lost since the action was sent. */
  private waited = false;
  /** How many requests besides actions have no answer yet. */
  private asked = $state(0);
  private whenBack: (() => void)[] = [];

  /** Called with every update before the page changes, so that animations can measure positions. */
  listeners: UpdateListener[] = [];
  /** Called when the seat is no longer ours. */
  onSeatLost: () => void = () => this.reconnectAs('');

  readonly bots = new BotPace((update) => this.update(update));

  private socket: Connection;
  private previews = new Map<string, Promise<TilePreview | null>>();
  private replanned: Promise<boolean> = Promise.resolve(true);

  /** `token` is empty for a spectator; a replay passes a connection without a server. */
  constructor(
    readonly name: string,
    private token: string,
    connect: (handlers: SocketHandlers) => Connection = (handlers) => new TableSocket(handlers),
  ) {
    this.socket = connect({
      // What waits to be shown has arrived.
      hello: () => ({
        table: this.name,
        token: this.token,
        since: Math.max(this.bots.seq ?? this.seq, 0),
        chat: this.chat.at(-1)?.number ?? 0,
        language: words.language,
      }),
      onMessage: (message) => this.receive(message),
      onStatus: (status, error) => {
        if (error?.code === 'token-wrong' && this.token) {
          this.onSeatLost();
          return;
        }
        this.connection = status;
        if (status === 'lost') this.waited = true;
        if (status === 'open') for (const goOn of this.whenBack.splice(0)) goOn();
        if (error) this.refusal = error;
      },
    });
  }

  readonly log = $derived(
    this.oldScores ? this.history.filter(({ event }) => event.event !== 'ended') : this.history,
  );
  readonly options = $derived(this.table?.options ?? null);
  readonly seats = $derived(this.table?.seats ?? []);
  readonly game = $derived<GameView | null>(
    this.imagined?.game ?? (this.seen && withScores(this.seen, this.oldScores)),
  );
  readonly you = $derived<You | null>(
    this.own && this.imagined ? asPlanned(this.own, this.imagined) : this.own,
  );
  readonly seat = $derived(this.own?.seat ?? null);
  readonly names = $derived(
    seatNames(this.seats, this.isReplay ? namelessSeat(this.seats) : this.seat),
  );
  readonly isMyTurn = $derived(this.own !== null && this.seen?.deciding === this.own.seat);
  readonly steps = $derived(this.you?.steps.length ?? 0);
  readonly formatter = $derived(new EventFormatter(this.names, this.seat));
  private readonly renamings = $derived.by(stable(() => this.log.filter(isRenaming)));
  /** The names in the log. */
  readonly logNames = $derived(new LogNames(this.renamings, this.seats, this.seat));

  /** How many seconds have passed since a time of the server. */
  secondsSince(time: number): number {
    if (this.lead === null) return Number.POSITIVE_INFINITY;
    return performance.now() / 1000 + this.lead - time;
  }

  /** Whether something that I did waits for the connection. */
  readonly isWaiting = $derived((this.busy || this.asked > 0) && this.connection === 'lost');

  /** Wait until there is a connection, if it is lost. */
  async connected(): Promise<void> {
    if (this.connection === 'lost')
      await this.count(new Promise<void>((resolve) => this.whenBack.push(resolve)));
  }

  close(): void {
    this.bots.close();
    this.socket.close();
  }

  /** Subscribe to updates, before the page changes; returns a function that unsubscribes. */
  onUpdate(listener: UpdateListener): () => void {
    this.listeners.push(listener);
    return () => {
      this.listeners = this.listeners.filter((other) => other !== listener);
    };
  }

  /** Reconnect, as after a change of the language. */
  reconnect(): void {
    this.socket.reconnect();
  }

  /** Reconnect with this token, or as a spectator without one; the next update is another view. */
  reconnectAs(token: string): void {
    this.token = token;
    this.bots.clear();
    this.seq = -1;
    this.history = [];
    this.own = null;
    this.imagined = null;
    this.socket.forgetRequests();
    this.socket.reconnect();
  }

  // -- actions ----------------------------------------------------------------------------

  /** A step of the turn, in notation. A step that reveals something needs `confirm`. */
  act(action: string, confirm = false): Promise<boolean> {
    if (this.imagined) return this.replan((planned) => [...planned, action]);
    return this.change({ type: 'act', action, confirm, ...this.version() });
  }

  undo(): Promise<boolean> {
    const isBroken = this.imagined?.plan.broken != null;
    // What is broken goes first: it may be more than one step.
    if (this.imagined) return this.replan((planned) => (isBroken ? planned : planned.slice(0, -1)));
    return this.change({ type: 'undo', ...this.version() });
  }

  reset(): Promise<boolean> {
    if (this.imagined) return this.replan(() => []);
    return this.change({ type: 'reset', ...this.version() });
  }

  confirm(): Promise<boolean> {
    return this.change({ type: 'confirm', ...this.version() });
  }

  /** Send a line of chat; returns the error if it was refused. */
  say(text: string): Promise<ErrorBody | null> {
    return this.tell({ type: 'chat', text });
  }

  /** Ask to take back my last turn, or answer such a request. */
  takeBack(action: TakeBack['action']): Promise<boolean> {
    // What this browser has, shown or not: nothing since then can be a repetition.
    return this.change({ type: 'take-back', action, seq: this.bots.seq ?? this.seq });
  }

  readonly back: TakeBackControl = {
    asksOthers: () => this.seats.some(({ kind }, seat) => seat !== this.seat && kind !== 'bot'),
    mayAsk: () => this.own?.may_take_back ?? false,
    ask: () => void this.takeBack('ask'),
  };

  mute(seat: number, on: boolean): Promise<ErrorBody | null> {
    return this.tell({ type: 'mute', seat, on });
  }

  /** Store a plan; an empty list clears it. */
  async plan(actions: string[]): Promise<boolean> {
    const isKept = await this.change({ type: 'plan', actions });
    if (this.imagined) await this.imagine();
    return isKept;
  }

  /** Change the plan that is shown; changes are applied one after the other. */
  private replan(next: (planned: string[]) => string[]): Promise<boolean> {
    this.replanned = this.replanned.then(
      () => this.imagined !== null && this.plan(next(this.planned)),
    );
    return this.replanned;
  }

  /** The actions of the plan that still work. */
  readonly planned = $derived.by<string[]>(() => {
    const plan = this.imagined?.plan ?? this.own?.plan;
    return plan?.actions.slice(0, plan.broken ?? undefined) ?? [];
  });

  /** Show the plan of my turn, or of the next one. */
  async imagine(): Promise<void> {
    this.bots.flush();
    const answer = await this.socket.ask({ type: 'preview-plan' });
    if (answer?.type === 'plan-previewed') this.imagined = answer;
  }

  readonly planning: Planning = {
    isOn: () => this.imagined !== null,
    start: () => void this.imagine(),
    stop: () => this.leavePlan(),
  };

  /** Show the game again; the plan stays stored. */
  leavePlan(): void {
    this.imagined = null;
  }

  // -- questions --------------------------------------------------------------------------

  /** Wall and points of a tile on every cell, or why it does not fit; answers are cached. */
  preview(tile: string): Promise<TilePreview | null> {
    // The update already contains the previews of the tiles to place now.
    const sent = this.you?.previews.find((one) => one.tile === tile);
    if (sent) return Promise.resolve(sent);
    const plan = this.imagined !== null;
    const key = [this.seq, plan, ...(this.you?.steps ?? []), words.language, tile].join('/');
    let preview = this.previews.get(key);
    if (!preview) {
      preview = this.socket
        .ask({ type: 'preview', tile, plan })
        .then((answer) => (answer?.type === 'previewed' ? answer.preview : null));
      this.previews.set(key, preview);
    }
    return preview;
  }

  /** Why an action is not legal; null if it is. */
  async why(action: string): Promise<ErrorBody | null> {
    const answer = await this.socket.ask({ type: 'why', action, plan: this.imagined !== null });
    return answer?.type === 'reason' ? answer.error : null;
  }

  async hint(): Promise<HintAlternative[]> {
    const answer = await this.socket.ask({ type: 'hint' });
    if (answer?.type === 'refused') this.refusal = answer.error;
    return answer?.type === 'hinted' ? answer.alternatives : [];
  }

  // -- messages ----------------------------------------------------------------------------

  private version(): { seq: number; steps: number } {
    return { seq: this.seq, steps: this.steps };
  }

  private async tell(asked: RequestMessage): Promise<ErrorBody | null> {
    const answer = await this.count(this.socket.ask(asked));
    return answer?.type === 'refused' ? answer.error : null;
  }

  private async count<T>(request: Promise<T>): Promise<T> {
    this.asked += 1;
    return request.finally(() => {
      this.asked -= 1;
    });
  }

  private async change(asked: RequestMessage): Promise<boolean> {
    // One step waits for the connection; another would be about a table that nobody has seen.
    if (this.busy && this.connection === 'lost') return false;
    // What the player does now is about the table as it is.
    this.bots.flush();
    this.busy = true;
    this.refusal = null;
    this.waited = this.connection === 'lost';
    const answer = await this.socket.ask(asked);
    this.busy = false;
    if (answer?.type === 'refused') this.refusal = answer.error;
    if (answer?.type === 'done' && answer.result === 'stale' && this.waited)
      this.refusal = { code: 'stale', text: t('line-stale'), params: {}, paragraph: '' };
    return answer?.type === 'done' && answer.result !== 'stale';
  }

  /** Public for tests: a message as it came from the server. */
  receive(message: ServerMessage): void {
    if (message.type === 'update') this.bots.receive(message);
    if (message.type === 'presence') {
      this.presence = message.seats;
      this.lead = message.now - performance.now() / 1000;
    }
    if (message.type === 'chat-line') this.chat = [...this.chat, message].slice(-200);
  }

  private update(update: Update): void {
    learnComponents(update.game);
    for (const listener of this.listeners) listener(update, this);
    const isNew = update.seq > this.seq;
    if (isNew) this.previews.clear();
    const kept = update.full_history ? [] : this.history;
    this.history = kept.concat(
      (update.full_history ?? update.events).map((event, index) => ({
        key: kept.length + index,
        seq: update.seq,
        event,
      })),
    );
    const isFirst = this.seq < 0;
    this.seq = update.seq;
    const wasMyTurn = this.isMyTurn;
    if (update.full_history) this.scoringThen = null;
    else if (this.isInTurn(this.seen) && !this.isInTurn(update.game))
      this.scoringThen = update.game?.next ?? null;
    if (beginsMyTurn(update, isFirst)) this.scoringBefore = update.game?.next ?? null;
    else if (update.full_history) this.scoringBefore = null;
    this.table = shareStructure(this.table, update.table);
    this.seen = shareStructure(this.seen, update.game);
    this.own = shareStructure(this.own, update.you);
    if (this.isMyTurn && !wasMyTurn) this.leavePlan();
    else if (this.imagined) void this.imagine();
    words.edition = update.table.options.edition ?? 'classic';
  }

  private isInTurn(game: GameView | null): boolean {
    return game !== null && game.turn_seat === this.own?.seat;
  }
}

/** Whether this shows the start of a turn of the reader: also where a page is opened with it, and
 * before a tile that was left in the market is placed. */
function beginsMyTurn({ you, game, events, full_history }: Update, isFirst: boolean): boolean {
  if (!you || you.steps.length) return false;
  if (game?.stack.at(-1)?.name === 'leftovers') return true;
  if (game?.turn_seat !== you.seat) return false;
  const isBegun = events.some((event) => event.event === 'turn_began' && event.seat === you.seat);
  return isBegun || isFirst || Boolean(full_history);
}

const withScores = (game: GameView, scores: number[] | null): GameView =>
  scores ? { ...game, scores } : game;

function asPlanned(own: You, { hand, offers, short, plan }: PlanPreview): You {
  return { ...own, hand, offers, short, steps: plan.actions, complete: false, previews: [] };
}
