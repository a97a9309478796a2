// Made by `python -m alhambra.server.typescript`. Do not edit.

export const PROTOCOL = 2;

/** The kinds of buildings, from cheap to dear. */
export const KINDS = [
  "pavilion",
  "seraglio",
  "arcades",
  "chambers",
  "garden",
  "tower",
] as const;
export type Kind = (typeof KINDS)[number];

/** The editions. */
export const EDITIONS = [
  "classic",
  "revised",
] as const;
export type Edition = (typeof EDITIONS)[number];

/** The bots' levels, from weak to strong. */
export const LEVELS = [
  "random",
  "apprentice",
  "mason",
  "architect",
  "vizier",
] as const;
export type Level = (typeof LEVELS)[number];

/** The languages of all texts. */
export const LANGUAGES = [
  "de",
  "en",
  "es",
] as const;
export type Language = (typeof LANGUAGES)[number];

/** What people without a name are called in games against bots, in each language. */
export const NAMELESS = [
  "Du",
  "You",
  "T\u00fa",
] as const;
export type Nameless = (typeof NAMELESS)[number];

/** The modules that every server has. */
export const MODULES = [
  "city_gates",
  "diamonds",
  "camps",
  "characters",
] as const;
export type BuiltInModule = (typeof MODULES)[number];

/** Plug-ins bring more. */
export type ModuleName = BuiltInModule | (string & Record<never, never>);

/** What the game can wait for. */
export type BuiltInStep =
  | "abdul_knihstig"
  | "ammar"
  | "ammar_offer"
  | "auction"
  | "fatima"
  | "fatima_exchange"
  | "hakim"
  | "laila_draws"
  | "last_scoring"
  | "leftovers"
  | "paying"
  | "placing"
  | "refill"
  | "scorings"
  | "turn"
  | "yammerad"
  | "yammerad_draws";

/** Plug-ins bring more. */
export type StepName = BuiltInStep | (string & Record<never, never>);

/** What a decision can be. */
export type BuiltInVerb =
  | "abdul_karim"
  | "abdul_knihstig"
  | "add"
  | "bid"
  | "buy"
  | "decline"
  | "exchange"
  | "give"
  | "hakim"
  | "keep"
  | "laila"
  | "machma"
  | "pass"
  | "pay"
  | "place"
  | "remove"
  | "reserve"
  | "stop"
  | "swap"
  | "take"
  | "yammerad";

/** Plug-ins bring more. */
export type Verb = BuiltInVerb | (string & Record<never, never>);

/** The most that the server accepts. */
export const LIMITS = {
  fewestPlayers: 2,
  mostPlayers: 6,
  nameLetters: 30,
  chatLetters: 500,
  planMoves: 20,
  recordBytes: 524288,
  clockAmount: 10000,
  spectatorDelay: 20,
  paceSeconds: 5,
} as const;

/** Points by rank in the third scoring; the second and the first lack the best ones. */
export const PRIZES: Record<string, readonly number[]> = {
  pavilion: [16, 8, 1],
  seraglio: [17, 9, 2],
  arcades: [18, 10, 3],
  chambers: [19, 11, 4],
  garden: [20, 12, 5],
  tower: [21, 13, 6],
};

/** How many scorings a game has. */
export const ROUNDS = 3;

/** The most that money cards taken together may total, without a module. */
export const TAKE_LIMIT = 5;

/** The currencies by the letters of their cards' codes. */
export const CURRENCIES = {
  N: "denar",
  R: "dirham",
  U: "ducat",
  F: "florin",
  M: "diamond",
} as const;

/** The currency of each square of the market. */
export const SQUARE_CURRENCIES = [
  "florin",
  "dirham",
  "denar",
  "ducat",
] as const;
export type SquareCurrency = (typeof SQUARE_CURRENCIES)[number];

/** The kinds of tiles that have bastions instead of walls. */
export const BASTION_KINDS = [
  "camp",
] as const;
export type BastionKind = (typeof BASTION_KINDS)[number];

/** How many building tiles of each kind there are. */
export const TILE_COUNTS: Record<string, number> = {
  pavilion: 7,
  seraglio: 7,
  arcades: 9,
  chambers: 9,
  garden: 11,
  tower: 11,
};

/** How many wall sides there are on all building tiles. */
export const WALL_SIDES = 80;

/** The first message: which table, the seat's token if any, and the last number seen. */
export interface Hello {
  type: "hello";
  table: string;
  token?: string;
  since?: number;
  chat?: number;
  language?: string;
}

/** A step of the draft in notation, made at this sequence number after this many steps. */
export interface Act {
  type: "act";
  id: string;
  seq: number;
  steps: number;
  action: string;
  confirm?: boolean;
}

/** Take back the last step. */
export interface Undo {
  type: "undo";
  id: string;
  seq: number;
  steps: number;
}

/** Take back all steps. */
export interface Reset {
  type: "reset";
  id: string;
  seq: number;
  steps: number;
}

/** Commit the draft. */
export interface Confirm {
  type: "confirm";
  id: string;
  seq: number;
  steps: number;
}

/** What would this tile bring on each cell? With `plan`, or while others play: after the own plan. */
export interface AskPreview {
  type: "preview";
  id: string;
  tile: string;
  plan?: boolean;
}

/** Why is this action not legal? With `plan`: after the own plan. */
export interface AskWhy {
  type: "why";
  id: string;
  action: string;
  plan?: boolean;
}

/** What would a bot do here? */
export interface AskHint {
  type: "hint";
  id: string;
}

/** What would the table look like after the plan? It starts with the own draft, or as if it was the own turn now. */
export interface AskPlanPreview {
  type: "preview-plan";
  id: string;
}

/** Store moves of the own turn, or of the next one; an empty list clears the plan. */
export interface SavePlan {
  type: "plan";
  id: string;
  actions: string[];
}

/** Send a line of chat; one that is sent again with the same id is said once. */
export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

/** Mute or unmute a seat; -1 are the spectators. */
export interface Mute {
  type: "mute";
  id: string;
  seat: number;
  on?: boolean;
}

/** Ask to take back the own turn that was just committed, or answer such a request. Without `seq` it is not noticed that it is sent again. */
export interface TakeBack {
  type: "take-back";
  id: string;
  action: "agree" | "ask" | "refuse";
  seq?: number;
}

/** Is the line alive? It is answered with `done`. `idle`: nobody has touched this device for a while. */
export interface Ping {
  type: "ping";
  id: string;
  idle?: boolean;
}

/** Everything as it is now, and what happened since the last update. After a take-back, `full_history` is the full list of events, and replaces those sent before. */
export interface Update {
  type: "update";
  seq: number;
  table: TableView;
  game: GameView | null;
  you: You | null;
  events: GameEvent[];
  full_history?: GameEvent[] | null;
}

/** A table without its game; `due` is the end of the clock, in seconds since the epoch. */
export interface TableView {
  id: string;
  code: string;
  status: "finished" | "open" | "running";
  options: Options;
  seats: SeatView[];
  move: number;
  deciding: number | null;
  due: number | null;
  rematch: string;
  back: TakeBackView | null;
}

/** Edition and modules, aids, how a turn is confirmed, the clock, who may come and watch. `confirm` is for the page, but `never`: then a complete draft is committed at once. `pace` is how many seconds a bot waits before it moves, so that people can follow. `spectator_delay`: spectators are this many moves behind, until the game is over. `open_hands`: spectators see all hands; only where bots have all seats, and keep them. `title` is the name of the table, empty if it has none. `versions` are those of the plug-ins among the modules, set by the server. */
export interface Options {
  edition?: Edition;
  modules?: ModuleName[];
  aids?: Aids;
  confirm?: "always" | "countdown" | "never";
  clock?: Clock | null;
  public?: boolean;
  spectators?: boolean;
  spectator_delay?: number;
  pace?: number;
  versions?: [string, string][];
  title?: string;
  open_hands?: boolean;
}

/** What the page may show a player beyond the open table. */
export interface Aids {
  previews?: boolean;
  memory?: boolean;
  hints?: boolean;
}

/** The time for each decision of a person. */
export interface Clock {
  unit: "days" | "seconds";
  amount: number;
}

/** A seat and who holds it. */
export interface SeatView {
  kind: "bot" | "open" | "person";
  name: string;
  level: Level | "";
  away: boolean;
}

/** A request to take back a turn; `waiting` are the seats that have not answered. */
export interface TakeBackView {
  seat: number;
  waiting: number[];
}

/** The open table. `limit` is what several money cards taken together may total; `chips` show the modules that are not in `parts`; `totals` are the points after each scoring, `ranges` those of the deck's most likely layout, which follows from public information; `components` are those of plug-ins; `hands` are for spectators of a table that opens them. */
export interface GameView {
  players: number;
  edition: Edition;
  modules: ModuleName[];
  turn_seat: number;
  deciding: number | null;
  stack: StepView[];
  hand_sizes: number[];
  palaces: PalaceView[];
  reserves: string[][];
  scores: number[];
  lines: ScoreLine[];
  totals: Total[];
  next: NextScoring | null;
  market: (string | null)[];
  display: string[];
  discards: string[];
  deck_size: number;
  ranges: DeckRangeView[];
  supply_size: number;
  scorings: number[];
  limit: number;
  parts: ModuleViews;
  chips: ChipView[];
  over: boolean;
  winners: number[];
  components?: PluginComponents | null;
  hands?: string[][];
}

/** What the game waits for; `tiles` are bought and not yet placed, `detail` is what a module says about a step of its own (an auction). `kind`: a seat chooses an action of its turn, places new tiles, has something else to decide, or the game goes on by itself. */
export interface StepView {
  name: StepName;
  kind: "automatic" | "decision" | "placing" | "turn";
  seat: number | null;
  tiles?: string[];
  detail?: StepDetail;
}

/** Tiles with their cells, gates with cell and side, and the longest wall. `frozen` are the cells under gates, `arrows` the lines that modules score. `trace` are the corner points of the longest wall in walking order, the first again at the end of a ring; 0,0 is the north-west corner of the start tile. `outs` points away from the palace, for each side of the trace. */
export interface PalaceView {
  tiles: [string, number, number][];
  gates: [number, number, string][];
  frozen: [number, number][];
  wall: number;
  trace: [number, number][];
  outs: [number, number][];
  arrows?: ArrowLine[];
}

/** An arrow on a tile, and the buildings on the line it points along: a point each. */
export interface ArrowLine {
  cell: [number, number];
  side: string;
  cells: [number, number][];
}

/** Points of one owner in one scoring round. `source` is a kind of building, `wall`, or what a module names; `count` the tiles or wall sides that earned them; for kinds, `rank` is 1 to 3 and `tied` how many owners share it. */
export interface ScoreLine {
  round: number;
  owner: number;
  source: string;
  points: number;
  count: number;
  rank: number;
  tied: number;
}

/** The points of an owner up to a scoring, and the rank; equal points share a rank. */
export interface Total {
  round: number;
  owner: number;
  points: number;
  rank: number;
}

/** What a scoring would bring now, for all owners; -1 is the neutral player. */
export interface NextScoring {
  round: number;
  lines: ScoreLine[];
}

/** Some cards of the deck, and the special ones that must be among them. */
export interface DeckRangeView {
  size: number;
  specials: string[];
}

/** A visible piece of a module, of a seat or in the middle of the table (null); the message `chip-<label>` names it. */
export interface ChipView {
  label: string;
  seat: number | null;
  count: number;
}

/** `currencies` by the letters of their cards' codes; `kinds` of buildings, and those of tiles with bastions (`bastions`), whose ids name other sides than walls. */
export interface PluginComponents {
  currencies: Record<string, string>;
  kinds: string[];
  bastions: string[];
}

/** `steps` are those of the draft; `memory` is there only where the table allows that aid. `notifications`: one is sent when it is this seat's turn; `mail` is the state of its address. `may_take_back`: the seat may ask to take back the turn that it just committed. `chips` take the place of those of the game: the seat may know more. `previews` are those of the tiles to place now, if the table allows that aid. `short` has what is missing for the tile of each square, by currency, in any turn. */
export interface You {
  seat: number;
  hand: string[];
  offers: Offer[];
  steps: string[];
  complete: boolean;
  muted: number[];
  notifications: boolean;
  plan: PlanView | null;
  memory: MemoryView | null;
  mail: "" | "asked" | "confirmed";
  may_take_back: boolean;
  chips: ChipView[];
  previews: TilePreview[];
  short: Shortfall[][];
}

/** An action in notation, which is what to send, and what it is about. `module` brought the action; without one it is an action of the base game. `cards` are taken or paid, `given` for `cards` is an exchange; `over` is how much a payment exceeds the price: 0 is exact. `side` is where a gate opens; `points` are those of the coming scoring without and with the choice of a `kind`. An action of which the server knows no more than its fields has them in `params`, as in the bots' protocol; `things` says which of them hold things of the game. `reveals`: it must be sent with `confirm` and is committed at once, for it reveals something or lets another seat decide. */
export interface Offer {
  action: string;
  verb: Verb;
  module?: string;
  tile?: string | null;
  cell?: [number, number] | null;
  side?: string | null;
  square?: number | null;
  cards?: string[] | null;
  over?: number | null;
  amount?: number | null;
  given?: string | null;
  kind?: string | null;
  points?: [number, number] | null;
  params?: Record<string, unknown> | null;
  things?: Record<string, "card" | "cards" | "cell" | "currency" | "per_seat" | "seat" | "seats" | "tile" | "tiles"> | null;
  reveals?: boolean;
}

/** The moves of a plan, the palace they lead to, and what breaks it and where. */
export interface PlanView {
  actions: string[];
  palace: PalaceView;
  reserve: string[];
  broken: number | null;
  error: ErrorBody | null;
}

/** A code for programs with its parameters, a sentence for people, the rule that is broken. */
export interface ErrorBody {
  code: string;
  text: string;
  params: Record<string, unknown>;
  paragraph: string;
}

/** What a perfect memory knows: the cards surely in each hand, how many more are `unknown`, the `rest` of the cards, how the deck can lie, and the tiles of the supply in no order. */
export interface MemoryView {
  hands: string[][];
  unknown: number[];
  rest: string[];
  layouts: LayoutView[];
  supply: string[];
}

/** A way in which the deck can lie, and how likely it is beside the others. */
export interface LayoutView {
  weight: number;
  ranges: DeckRangeView[];
}

/** All cells that matter, and wall and points as they are without the tile. `lines` are those of the next scoring with the tile: of its kind for all owners, of the other kinds for the own seat; none where it fits nowhere. */
export interface TilePreview {
  tile: string;
  wall: number;
  points: number;
  lines: ScoreLine[];
  cells: CellPreview[];
}

/** A cell for the tile: the action with the wall and the points of the next scoring after it, or the reason why not. `gains` is how the own points change, by source. Only a swap has `lines`, because it changes two kinds; `arrows` are the lines of all arrows after it, where there are any. */
export interface CellPreview {
  cell: [number, number];
  action?: string | null;
  wall?: number | null;
  points?: number | null;
  gains?: Record<string, number> | null;
  trace?: [number, number][] | null;
  outs?: [number, number][] | null;
  lines?: ScoreLine[] | null;
  arrows?: ArrowLine[] | null;
  error?: ErrorBody | null;
}

/** How much of a currency is missing to pay for a tile. */
export interface Shortfall {
  currency: string;
  amount: number;
}

/** A message was carried out, was repeated, or was stale; the current update is sent, too. */
export interface Done {
  type: "done";
  seq: number;
  id: string;
  result: "done" | "repeated" | "stale";
}

/** A message was refused; `id` is empty where it had none. */
export interface Refused {
  type: "refused";
  seq: number;
  id: string;
  error: ErrorBody;
}

/** The answer to `preview`. */
export interface Previewed {
  type: "previewed";
  seq: number;
  id: string;
  preview: TilePreview;
}

/** The answer to `why`: nothing if the action is legal. */
export interface Reason {
  type: "reason";
  seq: number;
  id: string;
  error: ErrorBody | null;
}

/** The answer to `hint`, the best first. */
export interface Hint {
  type: "hinted";
  seq: number;
  id: string;
  alternatives: HintAlternative[];
}

/** An action that a bot considered, its value, and the id of its reason; where the reason is about a purchase, its tile and the cards that pay for it. */
export interface HintAlternative {
  action: string;
  value: number;
  reason: string;
  tile: string | null;
  cards: string[];
}

/** The answer to `preview-plan`: the table, the hand and the offers after the plan; `short` as in `You`. */
export interface PlanPreview {
  type: "plan-previewed";
  seq: number;
  id: string;
  game: GameView;
  hand: string[];
  offers: Offer[];
  short: Shortfall[][];
  plan: PlanView;
}

/** A line of chat; `seat` is -1 for a spectator. */
export interface ChatLine {
  type: "chat-line";
  seq: number;
  number: number;
  seat: number;
  name: string;
  at: number;
  text: string;
}

/** Who is here, by seat; null for bots, open seats, and people of whom it is not known. `now` is the time of the server, since the clocks of devices are often wrong. */
export interface Presence {
  type: "presence";
  seq: number;
  seats: (SeatPresence | null)[];
  now: number;
}

/** Whether a person is `here`, `away` (connected, but idle for a while) or `offline`, and since when, in seconds since the epoch. */
export interface SeatPresence {
  state: "away" | "here" | "offline";
  since: number;
}

/** The server closes this socket; reconnect after `retry` seconds. */
export interface Closing {
  type: "closing";
  seq: number;
  reason: "busy" | "closed" | "refused" | "restored" | "slow" | "stopping";
  retry: number;
}

/** A new table: a level or nothing (open) per seat; the creator's name if they play too. `record` is the text of a record to continue, after `move` moves. */
export interface CreateTable {
  seats: string[];
  options?: Options;
  name?: string | null;
  seat?: number | null;
  record?: string | null;
  move?: number | null;
}

/** A request for a seat; any open one if none is named. */
export interface JoinSeat {
  name: string;
  seat?: number | null;
}

/** Bots of this level for open seats. */
export interface FillSeats {
  level?: string;
}

/** A bot of this level for a seat; without a level the seat becomes open. */
export interface AssignSeat {
  level?: string;
}

/** The name of a table; empty for none. */
export interface TableTitle {
  title: string;
}

/** Where to send turn notifications; empty for nowhere. */
export interface NotificationSettings {
  mail?: string;
  hook?: string;
  language?: string;
}

/** The recipient of an email with this secret confirms the address, or stops emails. */
export interface MailAnswer {
  action: "confirm" | "stop";
  secret: string;
}

/** A seat and its token. */
export interface SeatCredential {
  table: string;
  token: string;
}

/** The tokens are sent only here: `host` for the table, `token` for the seat. */
export interface Seated {
  table: TableView;
  link: string;
  host: string;
  seat: number | null;
  token: string;
}

/** All tables of a player; `waiting` counts those where it is their turn. */
export interface MyTables {
  tables: MyTable[];
  waiting: number;
}

/** A player's table: whether it is their turn, their palace, the names of all seats, and the points of all seats once the game is over. */
export interface MyTable {
  table: TableView;
  seat: number;
  waiting: boolean;
  palace: PalaceView | null;
  names: string[];
  scores: number[];
}

/** Public tables. */
export interface Lobby {
  tables: TableView[];
}

/** The text of a record to replay, from this move on. */
export interface ReplayRequest {
  record: string;
  first?: number;
}

/** Positions of a record, as many as fit one response; with statistics if the game is over. */
export interface Replayed {
  names: string[];
  moves: number;
  positions: Replay[];
  statistics: Statistics | null;
}

/** A game after this many moves: the table with all hands, and the last move. */
export interface Replay {
  move: number;
  moves: number;
  seat: number | null;
  action: string | null;
  game: GameView;
  hands: string[][];
  events: GameEvent[];
}

/** A finished game in numbers; `graph` has the scores after each scoring of `lines`, `taken_back` is how many turns were taken back. */
export interface Statistics {
  moves: number;
  seats: SeatStatistics[];
  lines: ScoreLine[];
  graph: number[][];
  taken_back: number;
}

/** What a seat did in the whole game. */
export interface SeatStatistics {
  score: number;
  rank: number;
  bought: number;
  exact: number;
  paid: number;
  overpaid: number;
  took: number;
  money: number;
  redesigns: number;
  passed: number;
  wall: number;
  chain: number;
}

/** The lessons by their ids, in their order. */
export interface Course {
  lessons: string[];
}

/** The actions of a lesson so far, in notation; the last is the try to be judged. */
export interface LessonTry {
  actions?: string[];
  edition?: Edition;
}

/** What a try did for the goal, the id of the message that says so, why it was refused if it was, what the learner sees now, and what has happened since the start. */
export interface LessonReply {
  verdict: "missed" | "onward" | "refused" | "solved";
  message: string;
  refusal: ErrorBody | null;
  game: GameView;
  you: You;
  events: GameEvent[];
}

/** What would this tile bring after these actions? */
export interface LessonLook {
  actions?: string[];
  edition?: Edition;
  tile: string;
}

/** What this server offers. */
export interface About {
  version: string;
  protocol: number;
  levels: Level[];
  editions: Edition[];
  modules: ModuleAbout[];
  languages: Language[];
  mail: boolean;
}

/** A module that can be played here, with the ids of its rule paragraphs; `version` is that of the plug-in that brings it, empty for a module of ours. */
export interface ModuleAbout {
  name: ModuleName;
  version: string;
  paragraphs: string[];
}

/** Open the server to the local network, or close it. */
export interface Switch {
  on: boolean;
}

/** The server's URL on the local network, if it is open to it; `mine`: the client runs on the server's machine and may switch that. */
export interface Lan {
  url: string;
  mine: boolean;
}

/** The address of a table for friends; `here_only`: no other machine can open it. */
export interface Invitation {
  link: string;
  here_only: boolean;
}

/** The server is up and its database answers. */
export interface Health {
  status: string;
  tables: Record<string, number>;
}

/** Whether a gate card lies face up, and how many each seat holds. */
export interface GatesView {
  face_up: boolean;
  held: number[];
}

/** Who owns whom, and how many lie aside; `used`: the ◆ card of this turn is spent. */
export interface CharactersView {
  owned: string[][];
  aside: number;
  used: boolean;
}

/** A character that is sold: `bidders` have not passed, `holder` bid most (-1: nobody). */
export interface AuctionView {
  character: string;
  opener: number;
  bidders: number[];
  bid: number;
  holder: number;
}

/** A seat changed hands, or asked for or answered a take-back. `former`: until then the seat had another name, empty for a bot's; what happened before is told with that. */
export interface SeatEvent {
  event: "agreed_back" | "asked_back" | "away" | "back" | "bot" | "freed" | "joined" | "left" | "refused_back";
  seat: number;
  former?: string | null;
}

/** Moves were taken back: the game continues after this many moves. */
export interface TakenBack {
  event: "taken_back";
  move: number;
}

/** The game was started, or there is a table for a rematch. */
export interface TableEvent {
  event: "rematch" | "started";
}

/** An event of a plug-in: its own name, its fields as plain values, and which of them hold things of the game. */
export interface PluginEvent {
  event: "plugin";
  name: string;
  values: Record<string, unknown>;
  things: Record<string, "card" | "cards" | "cell" | "currency" | "per_seat" | "seat" | "seats" | "tile" | "tiles">;
}

/** The open state of the modules in this game that have a view of their own. */
export interface ModuleViews {
  two_players?: string[];
  city_gates?: GatesView;
  characters?: CharactersView;
}

/** What a module says about a step of its own. */
export type StepDetail = AuctionView;

/** A seat built a tile of its reserve. */
export interface Added {
  event: "added";
  seat: number;
  tile: string;
  cell: [number, number];
}

/** The game began with this seat (setup.first). */
export interface Began {
  event: "began";
  seat: number;
}

/** A seat bid for a character. */
export interface BidMade {
  event: "bid_made";
  seat: number;
  character: string;
  bid: number;
}

/** A seat left the auction. */
export interface BidPassed {
  event: "bid_passed";
  seat: number;
  character: string;
}

/** A seat bought a tile of the market. */
export interface Bought {
  event: "bought";
  seat: number;
  square: number;
  tile: string;
  cards: string[];
  exact: boolean;
}

/** Abdul Karim paid for a tile exactly, and left the game. */
export interface BoughtByKarim {
  event: "bought_by_karim";
  seat: number;
  square: number;
  tile: string;
}

/** A character came up and is auctioned. */
export interface CharacterDrawn {
  event: "character_drawn";
  character: string;
}

/** Nobody bid: the character left the game. */
export interface CharacterUnsold {
  event: "character_unsold";
  character: string;
}

/** A seat paid its bid and got the character. */
export interface CharacterWon {
  event: "character_won";
  seat: number;
  character: string;
  bid: number;
  cards: string[];
}

/** A seat was dealt its first money, face up (setup.hands). */
export interface Dealt {
  event: "dealt";
  seat: number;
  cards: string[];
}

/** The game ended. */
export interface Ended {
  event: "ended";
  scores: number[];
  winners: number[];
}

/** A seat took more money than usual. */
export interface FarukHelped {
  event: "faruk_helped";
  seat: number;
}

/** A seat exchanged Fatima for the top character that lay aside. */
export interface FatimaExchanged {
  event: "fatima_exchanged";
  seat: number;
  character: string;
}

/** A seat kept Fatima. */
export interface FatimaKept {
  event: "fatima_kept";
  seat: number;
}

/** A seat put a gate on that side of the tile it just built. */
export interface GateOpened {
  event: "gate_opened";
  seat: number;
  cell: [number, number];
  side: string;
}

/** A gate card came up; if one lay there already it was discarded. */
export interface GateRevealed {
  event: "gate_revealed";
  discarded: boolean;
}

/** A seat took the gate card. */
export interface GateTaken {
  event: "gate_taken";
  seat: number;
}

/** A seat gave a new tile to the neutral player. */
export interface Gave {
  event: "gave";
  seat: number;
  tile: string;
}

/** Hakim's owner chose a kind for this scoring. */
export interface HakimChose {
  event: "hakim_chose";
  seat: number;
  round: number;
  kind: string;
}

/** A tile of the market went back to the supply for a new one. */
export interface LailaExchanged {
  event: "laila_exchanged";
  seat: number;
  square: number;
  old: string;
  new: string;
}

/** A tile left in the market went to a seat, or to nobody; `sums` is the money of each seat. */
export interface LeftoverDecided {
  event: "leftover_decided";
  square: number;
  tile: string;
  seat: number | null;
  sums: number[];
}

/** A seat gave one card and took another. */
export interface MachmaExchanged {
  event: "machma_exchanged";
  seat: number;
  given: string[];
  taken: string[];
}

/** A tile came onto a square of the market. */
export interface MarketFilled {
  event: "market_filled";
  square: number;
  tile: string;
}

/** The neutral player received tiles from the supply. */
export interface NeutralDrew {
  event: "neutral_drew";
  tiles: string[];
}

/** A seat had no legal action. */
export interface Passed {
  event: "passed";
  seat: number;
}

/** A seat built a tile that it bought or was given at the end. */
export interface Placed {
  event: "placed";
  seat: number;
  tile: string;
  cell: [number, number];
}

/** A seat put a tile of its palace onto the reserve. */
export interface Removed {
  event: "removed";
  seat: number;
  tile: string;
  cell: [number, number];
}

/** A seat put a new tile onto its reserve. */
export interface Reserved {
  event: "reserved";
  seat: number;
  tile: string;
}

/** The discards became the deck. */
export interface Reshuffled {
  event: "reshuffled";
  count: number;
}

/** These money cards came up on the display. */
export interface Revealed {
  event: "revealed";
  cards: string[];
}

/** A scoring took place; the lines are all its points. */
export interface Scored {
  event: "scored";
  round: number;
  lines: ScoreLine[];
}

/** A scoring card came up. */
export interface ScoringDrawn {
  event: "scoring_drawn";
  round: number;
}

/** A pile was shuffled into this order, the first to be drawn first. */
export interface Shuffled {
  event: "shuffled";
  pile: string;
  order: string[];
}

/** A seat replaced the tile `out` by a tile of its reserve. */
export interface Swapped {
  event: "swapped";
  seat: number;
  tile: string;
  out: string;
  cell: [number, number];
}

/** A seat took money from the display. */
export interface Took {
  event: "took";
  seat: number;
  cards: string[];
}

/** A seat took a money card after a dear purchase. */
export interface TookWithKnihstig {
  event: "took_with_knihstig";
  seat: number;
  cards: string[];
}

/** It became a seat's turn. */
export interface TurnBegan {
  event: "turn_began";
  seat: number;
}

/** A seat drew from the deck; whether it was money, everybody sees. */
export interface YammeradDrew {
  event: "yammerad_drew";
  seat: number;
  money: boolean;
}

/** Which money card it was: for its owner alone. */
export interface YammeradGot {
  event: "yammerad_got";
  seat: number;
  cards: string[];
}

export type GameEvent =
  | Added
  | Began
  | BidMade
  | BidPassed
  | Bought
  | BoughtByKarim
  | CharacterDrawn
  | CharacterUnsold
  | CharacterWon
  | Dealt
  | Ended
  | FarukHelped
  | FatimaExchanged
  | FatimaKept
  | GateOpened
  | GateRevealed
  | GateTaken
  | Gave
  | HakimChose
  | LailaExchanged
  | LeftoverDecided
  | MachmaExchanged
  | MarketFilled
  | NeutralDrew
  | Passed
  | Placed
  | Removed
  | Reserved
  | Reshuffled
  | Revealed
  | Scored
  | ScoringDrawn
  | Shuffled
  | Swapped
  | Took
  | TookWithKnihstig
  | TurnBegan
  | YammeradDrew
  | YammeradGot
  | SeatEvent
  | TakenBack
  | TableEvent
  | PluginEvent;

/** What a field of an event can hold. */
export type Thing = "card" | "cards" | "cell" | "currency" | "per_seat" | "seat" | "seats" | "tile" | "tiles";

/** Which fields of our events hold things of the game. */
export const EVENT_THINGS: Record<string, Record<string, Thing>> = {
  added: {"seat": "seat", "tile": "tile", "cell": "cell"},
  began: {"seat": "seat"},
  bid_made: {"seat": "seat"},
  bid_passed: {"seat": "seat"},
  bought: {"seat": "seat", "tile": "tile", "cards": "cards"},
  bought_by_karim: {"seat": "seat", "tile": "tile"},
  character_won: {"seat": "seat", "cards": "cards"},
  dealt: {"seat": "seat", "cards": "cards"},
  ended: {"scores": "per_seat", "winners": "seats"},
  faruk_helped: {"seat": "seat"},
  fatima_exchanged: {"seat": "seat"},
  fatima_kept: {"seat": "seat"},
  gate_opened: {"seat": "seat", "cell": "cell"},
  gate_taken: {"seat": "seat"},
  gave: {"seat": "seat", "tile": "tile"},
  hakim_chose: {"seat": "seat"},
  laila_exchanged: {"seat": "seat", "old": "tile", "new": "tile"},
  leftover_decided: {"tile": "tile", "seat": "seat", "sums": "per_seat"},
  machma_exchanged: {"seat": "seat", "given": "cards", "taken": "cards"},
  market_filled: {"tile": "tile"},
  neutral_drew: {"tiles": "tiles"},
  passed: {"seat": "seat"},
  placed: {"seat": "seat", "tile": "tile", "cell": "cell"},
  removed: {"seat": "seat", "tile": "tile", "cell": "cell"},
  reserved: {"seat": "seat", "tile": "tile"},
  revealed: {"cards": "cards"},
  swapped: {"seat": "seat", "tile": "tile", "out": "tile", "cell": "cell"},
  took: {"seat": "seat", "cards": "cards"},
  took_with_knihstig: {"seat": "seat", "cards": "cards"},
  turn_began: {"seat": "seat"},
  yammerad_drew: {"seat": "seat"},
  yammerad_got: {"seat": "seat", "cards": "cards"},
  joined: {"seat": "seat"},
  left: {"seat": "seat"},
  bot: {"seat": "seat"},
  freed: {"seat": "seat"},
  away: {"seat": "seat"},
  back: {"seat": "seat"},
  asked_back: {"seat": "seat"},
  agreed_back: {"seat": "seat"},
  refused_back: {"seat": "seat"},
};

export type ClientMessage = Hello | Act | Undo | Reset | Confirm | AskPreview | AskWhy | AskHint | AskPlanPreview | SavePlan | Chat | Mute | TakeBack | Ping;

export type ServerMessage = Update | Done | Refused | Previewed | Reason | Hint | PlanPreview | ChatLine | Presence | Closing;
