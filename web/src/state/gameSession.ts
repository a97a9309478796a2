/** The interface of a game for the components of the game page: a table or a lesson. */

import type {
  ErrorBody,
  GameView,
  NextScoring,
  Options,
  SeatPresence,
  TableView,
  TilePreview,
  You,
} from '../wire/protocol';
import type { BotPace } from './botPace.svelte';
import type { LoggedEvent } from './table.svelte';

/** Trying a turn: my own, or the next one while others move. */
export interface Planning {
  isOn(): boolean;
  start(): void;
  stop(): void;
}

/** Taking back my last turn, which the other people must allow. */
export interface TakeBackControl {
  /** Whether there is anybody to ask. */
  asksOthers(): boolean;
  mayAsk(): boolean;
  ask(): void;
}

export interface GameSession {
  readonly options: Options | null;
  readonly game: GameView | null;
  readonly you: You | null;
  readonly log: LoggedEvent[];
  /** The names of all seats. */
  readonly names: string[];
  readonly seat: number | null;
  /** The table with its seats; a lesson has none. */
  readonly table?: TableView | null;
  /** Who of the people is here; a lesson has none. */
  readonly presence?: readonly (SeatPresence | null)[];
  readonly isMyTurn: boolean;
  /** The next scoring as it was when my last turn ended, if this page saw that. */
  readonly scoringThen?: NextScoring | null;
  /** The next scoring as it was when this turn of mine began, if this page saw that. */
  readonly scoringBefore?: NextScoring | null;
  /** How many steps of the turn can be taken back. */
  readonly steps: number;
  /** Whether an action was sent and not answered yet. */
  readonly busy: boolean;
  readonly refusal: ErrorBody | null;
  /** Null where nobody else moves. */
  readonly bots: BotPace | null;
  readonly planning: Planning | null;
  /** Null where a turn is never confirmed. */
  readonly back: TakeBackControl | null;

  act(action: string, confirm?: boolean): Promise<boolean>;
  undo(): Promise<boolean>;
  reset(): Promise<boolean>;
  confirm(): Promise<boolean>;
  preview(tile: string): Promise<TilePreview | null>;
  why(action: string): Promise<ErrorBody | null>;
}
