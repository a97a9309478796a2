/** The options of a new game, and the requests for tables made from them. */

import {
  type Clock,
  type CreateTable,
  EDITIONS,
  type Edition,
  LEVELS,
  type Level,
  LIMITS,
  type Options,
} from '../wire/protocol';

const { fewestPlayers, mostPlayers } = LIMITS;
export const PLAYERS: readonly number[] = Array.from(
  { length: mostPlayers - fewestPlayers + 1 },
  (_, index) => fewestPlayers + index,
);
/** How many moves spectators may be behind. */
export const DELAYS = [0, 3, 6, 12] as const;
export const CONFIRMS = ['always', 'countdown', 'never'] as const;

/** The time limits for a decision that can be chosen. */
export const CLOCKS: Record<string, Clock | null> = {
  none: null,
  minute: { unit: 'seconds', amount: 60 },
  minutes: { unit: 'seconds', amount: 180 },
  day: { unit: 'days', amount: 1 },
  days: { unit: 'days', amount: 3 },
};

export interface GameSetup {
  players: number;
  level: Level;
  modules: string[];
  edition: Edition;
  /** The rest is for a table with friends; its name may be empty. */
  title: string;
  plays: boolean;
  clock: string;
  confirm: NonNullable<Options['confirm']>;
  hints: boolean;
  memory: boolean;
  open: boolean;
  spectators: boolean;
  delay: number;
  /** The rest is for several people at one device. */
  here: boolean;
  people: number;
  names: string[];
}

export const DEFAULTS: GameSetup = {
  players: 3,
  level: 'architect',
  modules: [],
  edition: 'classic',
  title: '',
  plays: true,
  clock: 'none',
  confirm: 'always',
  hints: true,
  memory: false,
  open: false,
  spectators: true,
  delay: 0,
  here: false,
  people: 2,
  names: [],
};

/** Seconds before each move where only bots play: the game must not be over before it is seen. */
const WATCHED_PACE = 0.4;

/** The stored choices; a default for each that is missing or invalid. */
export function parseSetup(stored: unknown): GameSetup {
  const found: { [choice in keyof GameSetup]?: unknown } =
    stored && typeof stored === 'object' ? stored : {};
  return {
    players: oneOf(PLAYERS, found.players) ?? DEFAULTS.players,
    level: oneOf(LEVELS, found.level) ?? DEFAULTS.level,
    modules: Array.isArray(found.modules) ? found.modules.map(String) : [],
    edition: oneOf(EDITIONS, found.edition) ?? DEFAULTS.edition,
    title: typeof found.title === 'string' ? found.title : '',
    plays: found.plays !== false,
    clock: oneOf(Object.keys(CLOCKS), found.clock) ?? DEFAULTS.clock,
    confirm: oneOf(CONFIRMS, found.confirm) ?? DEFAULTS.confirm,
    hints: found.hints !== false,
    memory: found.memory === true,
    open: found.open === true,
    spectators: found.spectators !== false,
    delay: oneOf(DELAYS, found.delay) ?? DEFAULTS.delay,
    here: found.here === true,
    people: oneOf(PLAYERS, found.people) ?? DEFAULTS.people,
    names: Array.isArray(found.names) ? found.names.map(String).slice(0, LIMITS.mostPlayers) : [],
  };
}

const oneOf = <T>(known: readonly T[], value: unknown): T | undefined =>
  known.find((one) => one === value);

/** One person on a seat, bots on the others. */
export function botGameRequest(setup: GameSetup, name: string, seat: number): CreateTable {
  const seats = levels(setup).map((level, number) => (number === seat ? '' : level));
  return { seats, options: gameOptions(setup), name, seat };
}

/** Bots on all seats; whoever watches may see their hands. */
export const botsOnlyRequest = (setup: GameSetup, openHands: boolean): CreateTable => ({
  seats: levels(setup),
  options: { ...gameOptions(setup), pace: WATCHED_PACE, open_hands: openHands },
});

/** Open seats; the first is for the creator of the table, unless they only watch. */
export function friendsRequest(setup: GameSetup, name: string): CreateTable {
  const options: Options = {
    ...gameOptions(setup),
    title: setup.title,
    aids: { previews: true, hints: setup.hints, memory: setup.memory },
    confirm: setup.confirm,
    clock: CLOCKS[setup.clock] ?? null,
    public: setup.open,
    spectators: setup.spectators,
    spectator_delay: setup.delay,
  };
  const request: CreateTable = { seats: levels(setup).map(() => ''), options };
  return setup.plays ? { ...request, name, seat: 0 } : request;
}

/** Several people at one device on the first seats, bots on the others. */
export function hotseatRequest(setup: GameSetup): CreateTable {
  const seats = levels(setup).map((level, seat) => (seat < setup.people ? '' : level));
  return { seats, options: gameOptions(setup) };
}

const levels = (setup: GameSetup): string[] => Array(setup.players).fill(setup.level);

const gameOptions = ({ edition, modules }: GameSetup): Options => ({ edition, modules });
