// Made by `python -m alhambra.server.typescript`. Do not edit.

export const PROTOCOL = 1;

/** Points of the places in the third scoring; the second and first lack the best ones. */
export const PRIZES: Record<string, readonly number[]> = {
  pavilion: [16, 8, 1],
  seraglio: [17, 9, 2],
  arcades: [18, 10, 3],
  chambers: [19, 11, 4],
  garden: [20, 12, 5],
  tower: [21, 13, 6],
};

/** The first message: which table, the seat's token if any, and the last number seen. */
export interface Hello {
  type: "hello";
  table: string;
  token?: string;
  since?: number;
  chat?: number;
  language?: string;
}

/** A step of the draft in notation, made at this sequence number with so many steps before. */
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

/** What would this tile bring on each cell? */
export interface AskPreview {
  type: "preview";
  id: string;
  tile: string;
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

/** How would the table lie after the plan, if it was the own turn now? */
export interface AskImagined {
  type: "imagine";
  id: string;
}

/** Moves of the own next turn, to be kept; none of them clears the plan. */
export interface SavePlan {
  type: "plan";
  id: string;
  actions: string[];
}

/** Say something to the table. */
export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

/** Hear a seat no more, or again; -1 are the spectators. */
export interface Mute {
  type: "mute";
  id: string;
  seat: number;
  on?: boolean;
}

/** Ask to take back the own turn that was just committed, or answer to such a wish. */
export interface TakeBack {
  type: "take-back";
  id: string;
  word: "agree" | "ask" | "refuse";
}

/** Everything as it is now, and what happened since the last update. Where something was taken back, `retold` is all that has happened, and takes the place of what was told before. */
export interface Update {
  type: "update";
  seq: number;
  table: TableView;
  game: GameView | null;
  you: You | null;
  events: Record<string, unknown>[];
  retold?: Record<string, unknown>[] | null;
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
  back: BackView | null;
}

/** Edition and modules, aids, how a turn is confirmed, the clock, who may come and watch. `confirm` is for the page, but `never`: then a complete draft is committed at once. `pace` is how many seconds a bot waits before it moves, so that people can follow. `spectator_delay`: so many moves are kept from those who watch, until the game is over. */
export interface Options {
  edition?: string;
  modules?: string[];
  aids?: Aids;
  confirm?: "always" | "countdown" | "never";
  clock?: Clock | null;
  public?: boolean;
  spectators?: boolean;
  spectator_delay?: number;
  pace?: number;
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

/** Who sits on a seat. */
export interface SeatView {
  kind: "bot" | "open" | "person";
  name: string;
  level: string;
  away: boolean;
}

/** A seat wants to take back its turn; `waiting` are those who have not answered. */
export interface BackView {
  seat: number;
  waiting: number[];
}

/** The open table. `limit` is what several money cards taken together may total. */
export interface GameView {
  players: number;
  edition: string;
  modules: string[];
  turn_seat: number;
  deciding: number | null;
  stack: StepView[];
  hand_sizes: number[];
  palaces: PalaceView[];
  reserves: string[][];
  scores: number[];
  lines: ScoreLine[];
  next: NextScoring | null;
  market: (string | null)[];
  display: string[];
  discards: string[];
  deck_size: number;
  stretches: DeckRangeView[];
  supply_size: number;
  scorings: number[];
  limit: number;
  parts: PartsView;
  over: boolean;
  winners: number[];
}

/** What the game waits for; `tiles` are bought and not yet placed, `auction` is there where a character is sold or paid. */
export interface StepView {
  name: string;
  seat: number | null;
  tiles?: string[];
  auction?: AuctionView | null;
}

/** A character that is sold: `bidders` have not passed, `holder` bid most (-1: nobody). */
export interface AuctionView {
  character: string;
  opener: number;
  bidders: number[];
  bid: number;
  holder: number;
}

/** Tiles with their cells, gates with cell and side, and the longest wall. `frozen` are the cells under gates, `camps` the lines that score. `trace` are the corner points of the longest wall in walking order, the first again at the end of a ring; 0,0 is the north-west corner of the start tile. `outs` points away from the palace, for each side of the trace. */
export interface PalaceView {
  tiles: [string, number, number][];
  gates: [number, number, string][];
  frozen: [number, number][];
  wall: number;
  trace: [number, number][];
  outs: [number, number][];
  camps?: CampLine[];
}

/** An arrow of a camp, and the buildings on its line: a point each. */
export interface CampLine {
  cell: [number, number];
  side: string;
  cells: [number, number][];
}

/** Points of one owner in one scoring round. `source` is a kind of building, `wall`, or what a module names; `count` the tiles or wall sides that earned them; for kinds, `place` is the first of the places held and `tied` how many share them. */
export interface ScoreLine {
  round: number;
  owner: number;
  source: string;
  points: number;
  count: number;
  place: number;
  tied: number;
}

/** What a scoring would bring now, for all owners; -1 is the neutral player. */
export interface NextScoring {
  round: number;
  lines: ScoreLine[];
}

/** The next cards of the deck, and the special ones that must be among them. */
export interface DeckRangeView {
  size: number;
  specials: string[];
}

/** What each module of this game lays open; `two_players` are the neutral player's tiles. */
export interface PartsView {
  city_gates?: GatesView | null;
  characters?: CharactersView | null;
  two_players?: string[] | null;
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

/** `steps` are those of the draft; `memory` is there only where the table allows that aid. `notices`: word goes out when it is this seat's turn; `mail` is what became of its address. */
export interface You {
  seat: number;
  hand: string[];
  offers: Offer[];
  steps: string[];
  complete: boolean;
  muted: number[];
  notices: boolean;
  plan: PlanView | null;
  memory: Record<string, unknown> | null;
  mail: "" | "asked" | "confirmed";
}

/** An action in notation, which is what to send, and what it is about. `cards` are taken or paid, `given` for `cards` is an exchange; `over` is how much a payment exceeds the price: 0 is exact. `points` are those of the coming scoring without and with the choice of a `kind`. `reveals`: it must be sent with `confirm` and is committed at once, for it reveals something or lets another seat decide. */
export interface Offer {
  action: string;
  verb: string;
  tile?: string | null;
  cell?: [number, number] | null;
  gate?: string | null;
  square?: number | null;
  cards?: string[] | null;
  over?: number | null;
  amount?: number | null;
  given?: string | null;
  kind?: string | null;
  points?: [number, number] | null;
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

/** An action was carried out, or was before, or came too late: an update follows or came. */
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

/** All cells that matter, and wall and points as they are without the tile. `lines` are those of the next scoring with the tile: of its kind for all owners, of the other kinds for the own seat; none where it fits nowhere. */
export interface TilePreview {
  tile: string;
  wall: number;
  points: number;
  lines: ScoreLine[];
  cells: CellPreview[];
}

/** A cell for the tile: the action with the wall and the points of the next scoring after it, or the reason why not. `lines` are there for a swap only: two kinds change with it; `camps` are the lines of all arrows after it, where there are any. */
export interface CellPreview {
  cell: [number, number];
  action?: string | null;
  wall?: number | null;
  points?: number | null;
  trace?: [number, number][] | null;
  outs?: [number, number][] | null;
  lines?: ScoreLine[] | null;
  camps?: CampLine[] | null;
  error?: ErrorBody | null;
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

/** An action that a bot weighed, its value and the word for what speaks for it. */
export interface HintAlternative {
  action: string;
  value: number;
  reason: string;
}

/** The answer to `imagine`: the table, the hand and what could be done after the plan. */
export interface Imagined {
  type: "imagined";
  seq: number;
  id: string;
  game: GameView;
  hand: string[];
  offers: Offer[];
  plan: PlanView;
}

/** Somebody said something; `seat` is -1 for a spectator. */
export interface Said {
  type: "said";
  seq: number;
  number: number;
  seat: number;
  name: string;
  at: number;
  text: string;
}

/** The server is about to close this socket; come back after so many seconds. */
export interface Bye {
  type: "bye";
  seq: number;
  reason: "busy" | "closed" | "refused" | "restored" | "slow" | "stopping";
  retry: number;
}

/** A new table: a level or nothing (open) per seat; the creator's name if they play too. `record` is the text of a record to go on from, after `move` moves. */
export interface CreateTable {
  seats: string[];
  options?: Options;
  name?: string | null;
  seat?: number | null;
  record?: string | null;
  move?: number | null;
}

/** Somebody wants a seat, any if none is named. */
export interface JoinSeat {
  name: string;
  seat?: number | null;
}

/** Bots of this level for open seats. */
export interface FillSeats {
  level?: string;
}

/** A bot of this level for a seat; no level frees it for somebody else. */
export interface AssignSeat {
  level?: string;
}

/** Where to send word when it is the seat's turn; empty for nowhere. */
export interface Notices {
  mail?: string;
  hook?: string;
  language?: string;
}

/** Whoever got an email with this secret wants to have more of them, or no more. */
export interface MailAnswer {
  word: "confirm" | "stop";
  secret: string;
}

/** A seat that somebody holds. */
export interface SeatCredential {
  table: string;
  token: string;
}

/** The secrets are told only here: `host` for the table, `token` for the seat. */
export interface Seated {
  table: TableView;
  link: string;
  host: string;
  seat: number | null;
  token: string;
}

/** All tables of somebody; `waiting` counts those that wait for them. */
export interface MyTables {
  tables: MyTable[];
  waiting: number;
}

/** A table of somebody, whether it waits for them, their palace, and who sits there. */
export interface MyTable {
  table: TableView;
  seat: number;
  waiting: boolean;
  palace: PalaceView | null;
  names: string[];
}

/** Public tables. */
export interface Lobby {
  tables: TableView[];
}

/** The text of a record to look at, from this move on. */
export interface ReplayRequest {
  record: string;
  first?: number;
}

/** A record move by move, as many as are told at once; with statistics once the game is over. */
export interface Replayed {
  names: string[];
  moves: number;
  positions: Replay[];
  statistics: Statistics | null;
}

/** A finished game after so many moves: the table with all hands, and the move itself. */
export interface Replay {
  move: number;
  moves: number;
  seat: number | null;
  action: string | null;
  game: GameView;
  hands: string[][];
  events: Record<string, unknown>[];
}

/** A finished game in numbers; `graph` has the scores after each scoring. */
export interface Statistics {
  moves: number;
  seats: SeatStatistics[];
  lines: ScoreLine[];
  graph: number[][];
}

/** What a seat did in the whole game. */
export interface SeatStatistics {
  score: number;
  place: number;
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
  edition?: string;
}

/** What a try did for the goal, the id of the message that says so, why it was refused if it was, and what the learner sees now. */
export interface LessonReply {
  verdict: "missed" | "onward" | "refused" | "solved";
  message: string;
  refusal: ErrorBody | null;
  game: GameView;
  you: You;
}

/** What would this tile bring after these actions? */
export interface LessonLook {
  actions?: string[];
  edition?: string;
  tile: string;
}

/** What this server offers. */
export interface About {
  version: string;
  protocol: number;
  levels: string[];
  editions: string[];
  modules: string[];
  languages: string[];
  mail: boolean;
}

/** Open to this network, or not. */
export interface Switch {
  on: boolean;
}

/** Where others on this network find the server, if it is open to them; `mine`: whoever asks sits at this machine and may switch that. */
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

export type ClientMessage = Hello | Act | Undo | Reset | Confirm | AskPreview | AskWhy | AskHint | AskImagined | SavePlan | Chat | Mute | TakeBack;

export type ServerMessage = Update | Done | Refused | Previewed | Reason | Hint | Imagined | Said | Bye;
