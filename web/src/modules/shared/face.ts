/** The slots of the page that a module may fill; whatever it leaves empty is shown by a default. */

import type { Component } from 'svelte';
import type { Bounds } from '../../art/bounds';
import type { Cell } from '../../game/tiles';
import type { GameContext } from '../../state/context';
import type {
  CellPreview,
  GameEvent,
  GameView,
  ModuleName,
  Offer,
  PalaceView,
} from '../../wire/protocol';

/** A component that is fetched with the first game that may show it. */
interface LazySlot {
  /** Whether a game can ever open it: then it is fetched in advance. */
  isPlayed(game: GameView): boolean;
  isOpen(context: GameContext): boolean;
  load(): Promise<{ default: Component }>;
}

/** An owner of tiles without a seat. */
export interface ExtraOwner {
  owner: number;
  tiles: readonly string[];
}

/** Something that may be done with the tile in hand besides placing and reserving it. */
export interface TileOffer {
  verb: string;
  label(): string;
  /** Its keyboard shortcut, and the id of the message that explains it. */
  key: string;
  help: 'keys-give';
}

export interface ModuleFace {
  name: ModuleName;
  /** Verbs of its own actions that components show; others are in the list of legal actions. */
  verbs?: readonly string[];
  /** Steps that interrupt a turn while everybody waits: screen readers announce them at once. */
  urgentSteps?: readonly string[];
  /** Events that are a player's own action: not announced to that player. */
  ownEvents?: readonly string[];
  /** Events with which a seat gets a tile that it has not placed yet. */
  tileEvents?: readonly string[];
  /** Events with which a seat places such a tile, or gives it away. */
  placementEvents?: readonly string[];

  // -- the turn ------------------------------------------------------------------------------

  /** A decision in a panel above the bar. */
  decision?: LazySlot;
  /** What the bar shows instead of its buttons while the module asks for a decision. */
  barControls?: LazySlot;
  /** A decision on the board: a strip above the bar, which takes little room. */
  strip?: LazySlot & { hidesDock: boolean };
  /** Sentence and note of the bar while the module asks for a decision; null otherwise. */
  prompt?(context: GameContext): { text: string; note: string } | null;
  /** What else can be done in my turn, as a sentence for the bar; empty otherwise. */
  turnNote?(context: GameContext): string;
  /** Buttons and drop targets beside the reserve. */
  tileOffers?: readonly TileOffer[];
  /** The label of the button that takes an offer; null for offers of other modules. */
  takeLabel?(offer: Offer): string | null;

  // -- market and hand -----------------------------------------------------------------------

  /** A card beside the money. */
  marketCard?: { isShown(game: GameView): boolean; component: Component };
  /** The currency that it adds, and the module as it is written in message ids. */
  currency?: { name: string; module: string };
  /** Cards of the hand besides money; for rivals as badges, or `large` with what they do. */
  cards?: {
    isHeld(game: GameView, seat: number): boolean;
    mine: Component<{ seat: number }>;
    rival: Component<{ seat: number; large: boolean }>;
  };

  // -- boards --------------------------------------------------------------------------------

  /** Drawn on every palace, in an svg with 100 units a cell. */
  palacePieces?: Component<{ palace: PalaceView }>;
  /** Drawn in addition on the board in the middle of the table. */
  boardOverlay?: Component<{ palace: PalaceView; preview: CellPreview | null; lit: string | null }>;
  /** A label in the head of the board. */
  boardTag?: Component<{ palace: PalaceView }>;
  /** A cell that can be used in several ways: whether to choose, and where on the board. */
  cellChoice?: {
    applies(offers: readonly Offer[]): boolean;
    component: Component<CellChoiceProps>;
    /** What it takes, before a cell is used: a sign of the art, and a sentence. */
    sign: string;
    need(): string;
  };
  /** An owner without a seat, listed among the rivals. */
  extraOwner?: {
    of(game: GameView): ExtraOwner | null;
    /** The note in their enlarged view. */
    note(): string;
    /** The tiles that they received with an event. */
    gained(event: GameEvent): ExtraOwner | null;
    entry: Component<{ tiles: readonly string[] }>;
  };
  /** The emblem of a source of points, as a square of this size. */
  emblem?: {
    draws(source: string): boolean;
    component: Component<{ source: string; size: number }>;
  };

  // -- texts for screen readers and the command line ----------------------------------------

  describeMarket?(game: GameView): string[];
  describeHand?(game: GameView, seat: number, name: string): string[];
  describePalace?(palace: PalaceView): string[];
  describeCell?(palace: PalaceView, cell: string): string[];
  /** The description of a tile that is not a building; null for other tiles. */
  describeTile?(palace: PalaceView, cell: string): { what: string; points: number } | null;
  describeRivals?(game: GameView): string[];
  /** What else the command line can describe: `look THING`. */
  look?: {
    thing: string;
    isPlayed(game: GameView): boolean;
    describe(game: GameView, names: readonly string[]): string[];
  };
  /** An announcement that differs from the sentence of the log; null for other events. */
  announce?(event: GameEvent): string | null;
}

interface CellChoiceProps {
  cell: Cell;
  offers: Offer[];
  bounds: Bounds;
  onchoose: (offer: Offer) => void;
}
