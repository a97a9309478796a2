/**
 * The player's selection before it is sent: cards, a tile, a cell.
 *
 * It implements no rules. Selectable things come from the server's offers; what is sent is the text
 * of an offer.
 */

import { type Gain, placesOf } from '../game/bestCell';
import {
  buyNotation,
  codesOf,
  containsAll,
  currencyOf,
  keyed,
  keysOf,
  notation,
  sameCards,
  squareCurrency,
  totalOf,
} from '../game/cards';
import { comparePayments, isIn, type Means, meansOf } from '../game/means';
import { changesOf } from '../game/sources';
import { type Cell, cellKey } from '../game/tiles';
import type { CellPreview, ErrorBody, Offer, Shortfall, TilePreview } from '../wire/protocol';
import type { GameSession } from './gameSession';
import { takenInstead, whyNotBuy } from './refusals';
import { stable } from './structuralSharing';

/** Actions that put a tile on a cell. */
const BUILDING = new Set(['place', 'add', 'swap']);
const REDESIGN = new Set(['add', 'swap', 'remove']);
/** Actions that change a palace. */
const MOVING = new Set([...BUILDING, ...REDESIGN]);
/** Actions of the base game that components show; modules show their own. */
export const BOARD_VERBS = ['take', 'buy', 'place', 'reserve', ...REDESIGN];

/** What can stay selected while the rest is cleared. */
type Part = 'taking' | 'paying' | 'square';

export class Turn {
  /** Keys of the selected cards of the display. */
  taking = $state<string[]>([]);
  /** The square that an offer would change, shown by a hint, or whose tile I cannot pay. */
  lit = $state<number | null>(null);
  /** The offer of a module's card beside the money, selected instead of money. */
  pickedOffer = $state.raw<Offer | null>(null);
  /** The selected square of the market. */
  square = $state<number | null>(null);
  /** Keys of the selected cards of the hand. */
  paying = $state<string[]>([]);
  /** The tile in hand. */
  private chosen = $state<string | null>(null);
  /** The cell that is pointed at. */
  cell = $state.raw<Cell | null>(null);
  redesigning = $state(false);
  /** A cell with several offers for the tile in hand, one of which must be chosen. */
  cellChoice = $state.raw<{ cell: Cell; offers: Offer[] } | null>(null);
  preview = $state.raw<TilePreview | null>(null);
  /** The best cell for a tile of the market that is looked at. */
  looked = $state.raw<Gain | null>(null);
  /** The offer that a hint shows, until something else is selected. */
  shown = $state.raw<Offer | null>(null);
  /** Why the selection is not legal. */
  private reason = $state.raw<ErrorBody | null>(null);
  /** The refusal of an action that the player has answered with another choice. */
  private dismissed = $state.raw<ErrorBody | null>(null);
  /** How often something was asked or selected: later answers are about an older selection. */
  private moment = 0;

  constructor(readonly state: GameSession) {}

  /** Why the last attempt was refused, until something else is selected. */
  readonly error = $derived.by<ErrorBody | null>(() => {
    const { refusal } = this.state;
    return this.reason ?? (refusal === this.dismissed ? null : refusal);
  });

  /** Ask why something is not legal; the answer is dropped if something else is selected first. */
  private async explain(ask: () => Promise<ErrorBody | null>): Promise<void> {
    this.moment += 1;
    const { moment } = this;
    const reason = await ask();
    if (moment === this.moment) this.reason = reason;
  }

  /** What was refused is no longer what is selected. */
  private dismiss(): void {
    this.moment += 1;
    this.reason = null;
    this.dismissed = this.state.refusal;
  }

  // -- offers --------------------------------------------------------------------------------

  readonly offers = $derived.by<Offer[]>(() => this.state.you?.offers ?? []);
  readonly step = $derived.by(() => this.state.game?.stack.at(-1) ?? null);
  readonly isMine = $derived(this.offers.length > 0);

  offersOf(verb: string): Offer[] {
    return this.offers.filter((offer) => offer.verb === verb);
  }

  readonly canRedesign = $derived(this.offers.some((offer) => REDESIGN.has(offer.verb)));

  // -- money ---------------------------------------------------------------------------------

  readonly display = $derived.by(stable(() => keyed(this.state.game?.display ?? [])));
  readonly hand = $derived.by(stable(() => keyed(this.state.you?.hand ?? [])));
  readonly taken = $derived(codesOf(this.display, this.taking));
  readonly paid = $derived(codesOf(this.hand, this.paying));
  readonly sum = $derived(totalOf(this.taken));
  readonly takeOffer = $derived(
    this.pickedOffer ??
      (this.taken.length
        ? (this.offersOf('take').find((offer) => sameCards(offer.cards ?? [], this.taken)) ?? null)
        : null),
  );

  /** Select or unselect a card beside the money; without an offer, ask why it is illegal. */
  async pickOffer(offer: Offer | null, action: string): Promise<void> {
    const isPicked = this.pickedOffer !== null;
    this.clear();
    if (!this.isMine) return;
    this.redesigning = false;
    if (offer) this.pickedOffer = isPicked ? null : offer;
    else await this.explain(() => this.state.why(action));
  }

  /** Whether a card of the display can be taken together with the selected ones. */
  canTake(key: string): boolean {
    const codes = codesOf(this.display, [...this.taking, key]);
    return this.offersOf('take').some((offer) => containsAll(offer.cards ?? [], codes));
  }

  /** Whether any other card can be taken together with the selected ones. */
  readonly canTakeMore = $derived(
    this.display.some(({ key }) => !this.taking.includes(key) && this.canTake(key)),
  );

  /** Select or unselect a card of the display; one that cannot be added replaces the selection, and
   * the reason is shown. */
  async pickMoney(key: string): Promise<void> {
    if (!this.isMine) return;
    this.redesigning = false;
    this.clear('taking');
    if (this.taking.includes(key)) {
      this.taking = this.taking.filter((other) => other !== key);
    } else if (this.canTake(key)) {
      this.taking = [...this.taking, key];
    } else {
      const codes = codesOf(this.display, [...this.taking, key]);
      this.taking = [key];
      await this.explain(async () => takenInstead(await this.state.why(`take ${notation(codes)}`)));
    }
  }

  take(): void {
    if (this.takeOffer) void this.state.act(this.takeOffer.action, this.takeOffer.reveals);
  }

  // -- buying --------------------------------------------------------------------------------

  /** The ways to pay for the tile on a square, the best first. */
  payments(square: number): Offer[] {
    const ways = this.offersOf('buy').filter((offer) => offer.square === square);
    return ways.sort(comparePayments(squareCurrency(square)));
  }

  /** How I can pay for the tile on a square, or what is missing; null where I cannot buy now. */
  means(square: number): Means | null {
    return meansOf(this.payments(square), this.missing(square));
  }

  /** What is missing for the tile on a square, while I could buy it. */
  private missing(square: number): readonly Shortfall[] {
    return (this.isMine && this.step?.kind === 'turn' && this.state.you?.short[square - 1]) || [];
  }

  readonly ways = $derived(this.square === null ? [] : this.payments(this.square));
  readonly buyOffer = $derived(
    this.ways.find((offer) => sameCards(offer.cards ?? [], this.paid)) ?? null,
  );

  /** Select a tile of the market, with its best payment unless suitable cards are selected. */
  async pickSquare(square: number): Promise<void> {
    if (!this.isMine || !this.state.game?.market[square - 1]) return;
    this.redesigning = false;
    if (this.square === square) {
      this.clear();
      return;
    }
    // The cards for another tile are not meant for this one.
    const cards = this.square === null ? this.paid : [];
    this.clear();
    this.square = square;
    const ways = this.payments(square);
    const chosen = ways.find((offer) => sameCards(offer.cards ?? [], cards)) ?? ways[0];
    if (chosen) {
      this.payWith(chosen);
    } else if (!this.state.planning?.isOn()) {
      this.square = null;
      this.lit = square;
      this.paying = keysOf(this.hand, cards);
      await this.explain(() => whyNotBuy(this.state, square, cards, this.missing(square)));
    }
  }

  /** A plan may try a tile of the market on the board before it is paid. */
  readonly tried = $derived.by(() => {
    if (!this.state.planning?.isOn() || this.square === null) return null;
    return this.state.game?.market[this.square - 1] ?? null;
  });

  payWith(offer: Offer): void {
    this.shown = null;
    this.dismiss();
    this.paying = keysOf(this.hand, offer.cards ?? []);
  }

  /** Select or unselect a card of the hand; cards may be selected before the tile. One that does
   * not pay for the selected tile is refused with the reason. */
  async pickCard(key: string): Promise<void> {
    if (!this.isMine) return;
    this.redesigning = false;
    this.clear('paying', 'square');
    const [code = ''] = codesOf(this.hand, [key]);
    const { square } = this;
    if (square !== null && this.ways.length && !this.ways.some(isIn(currencyOf(code)))) {
      await this.explain(() => this.state.why(buyNotation(square, [code])));
    } else if (this.paying.includes(key)) {
      this.paying = this.paying.filter((other) => other !== key);
    } else {
      // A tile is paid in one currency.
      const isMixed = this.square !== null && currencyOf(this.paid[0] ?? code) !== currencyOf(code);
      this.paying = isMixed ? [key] : [...this.paying, key];
    }
  }

  buy(): void {
    if (this.buyOffer) void this.state.act(this.buyOffer.action, this.buyOffer.reveals);
  }

  // -- tiles ---------------------------------------------------------------------------------

  readonly isPlacing = $derived(this.step?.kind === 'placing' && this.isMine);
  /** The tiles that wait to be placed. */
  readonly tiles = $derived(
    this.isPlacing ? [...new Set(this.offersOf('reserve').map((offer) => offer.tile ?? ''))] : [],
  );
  /** The tiles that I bought in this turn, while it goes on. */
  readonly bought = $derived.by(() => {
    const { step } = this;
    return this.isPlacing || step?.seat !== this.state.seat ? [] : (step?.tiles ?? []);
  });
  /** The tile in hand: the chosen one, or the first that waits to be placed. */
  readonly tile = $derived(this.chosen ?? this.tried ?? this.tiles[0] ?? null);

  /** The offers for the tile in hand by cell; modules may add several for one cell. */
  readonly targets = $derived.by(() => {
    const found = new Map<string, Offer[]>();
    for (const offer of this.tried ? placesOf(this.preview) : this.offers) {
      if (!offer.cell || offer.tile !== this.tile || !BUILDING.has(offer.verb)) continue;
      const key = cellKey(offer.cell);
      found.set(key, [...(found.get(key) ?? []), offer]);
    }
    return found;
  });
  readonly reserveOffer = $derived(this.forTile('reserve'));
  readonly removable = $derived(this.offersOf('remove').map((offer) => offer.tile ?? ''));

  /** What may be done with the tile in hand. */
  forTile(verb: string): Offer | null {
    return this.offersOf(verb).find((offer) => offer.tile === this.tile) ?? null;
  }

  /** Start or stop redesigning, where that is possible. */
  toggleRedesign(): void {
    if (!this.canRedesign || this.isPlacing) return;
    this.clear();
    this.redesigning = !this.redesigning;
  }

  /** Take a tile in hand, or put it down. */
  pickTile(tile: string | null): void {
    this.clear();
    this.chosen = this.chosen === tile ? null : tile;
  }

  /** Try a cell without an offer: ask the server for the reason. */
  async tryCell(cell: Cell): Promise<void> {
    this.cell = cell;
    const { game, seat } = this.state;
    const there = game?.palaces[seat ?? 0]?.tiles.find(
      ([, x, y]) => x === cell[0] && y === cell[1],
    );
    const isStart = cellKey(cell) === cellKey([0, 0]);
    // The fountain has no name in the notation: it can be asked for as the target of a swap.
    const tile = this.tile ?? (isStart && this.redesigning ? game?.reserves[seat ?? 0]?.[0] : null);
    if (this.tried) return;
    if (tile) {
      const verb = this.isPlacing ? 'place' : there || isStart ? 'swap' : 'add';
      await this.explain(() => this.state.why(`${verb} ${tile} ${cellKey(cell)}`));
    } else if (there && this.redesigning) {
      await this.explain(() => this.state.why(`remove ${there[0]}`));
    } else {
      this.dismiss();
    }
  }

  /** Point at a cell: one where the tile may lie answers why another was refused. */
  point(cell: Cell | null): void {
    this.cell = cell;
    if (cell && this.targets.has(cellKey(cell))) this.dismiss();
  }

  readonly pointed = $derived<CellPreview | null>(
    this.cell && this.preview
      ? (this.preview.cells.find((cell) => cellKey(cell.cell) === cellKey(this.cell ?? [0, 0])) ??
          null)
      : null,
  );

  send(offer: Offer, confirm = offer.reveals ?? false): Promise<boolean> {
    return this.state.act(offer.action, confirm);
  }

  /** How this turn changes my points of the next scoring, by source; null if it moved no tile, or
   * where its start or previews are not known. */
  readonly gained = $derived.by<Record<string, number> | null>(() => {
    const { you, game, scoringBefore, seat, options } = this.state;
    const isBuilt = you?.steps.some((step) => MOVING.has(step.split(' ')[0] ?? ''));
    if (!isBuilt || !options?.aids?.previews || !game?.next || !scoringBefore) return null;
    return changesOf(scoringBefore.lines, game.next.lines, seat);
  });

  /** Select everything that an offer names, to show it before it is sent. */
  show(offer: Offer): void {
    this.clear();
    if (offer.verb === 'take' || offer.over != null) this.redesigning = false;
    if (offer.verb === 'take') {
      this.pickedOffer = offer.cards ? null : offer;
      this.taking = keysOf(this.display, offer.cards ?? []);
    } else if (offer.over != null) {
      this.square = offer.square ?? null;
      this.payWith(offer);
    } else if (REDESIGN.has(offer.verb) || offer.verb === 'place') {
      this.redesigning = offer.verb !== 'place';
      this.chosen = offer.verb === 'remove' ? null : (offer.tile ?? null);
      this.cell = offer.cell ?? null;
    } else {
      this.lit = offer.square ?? null;
    }
    this.shown = offer;
  }

  /** Put back what a hint has selected, unless something else is selected by now. */
  hide(): void {
    if (!this.shown) return;
    if (REDESIGN.has(this.shown.verb)) this.redesigning = false;
    this.clear();
  }

  // -- clearing ---------------------------------------------------------------------------

  /** Clear the selection, except these parts. */
  clear(...but: Part[]): void {
    this.dismissed = this.state.refusal;
    this.drop(...but);
  }

  private drop(...but: Part[]): void {
    this.moment += 1;
    this.reason = null;
    if (!but.includes('taking')) this.taking = [];
    if (!but.includes('paying')) this.paying = [];
    if (!but.includes('square')) this.square = null;
    this.pickedOffer = null;
    this.lit = null;
    this.cellChoice = null;
    this.chosen = null;
    this.cell = null;
    this.shown = null;
  }

  /** Put down what is in hand; with nothing in hand, stop redesigning. */
  putDown(): void {
    if (!this.chosen && !this.cellChoice) this.redesigning = false;
    this.clear();
  }

  /** Clear everything, because the position has changed. */
  clearAll(): void {
    this.drop();
    this.preview = null;
    this.looked = null;
    this.redesigning = false;
  }
}
