/** What a person chooses for a game, and the table that it makes. */

import {
  type Clock,
  type CreateTable,
  EDITIONS,
  type Edition,
  LEVELS,
  MODULES,
  type Options,
} from '../wire/protocol';

export { EDITIONS, LEVELS, MODULES };
export const PLAYERS = [2, 3, 4, 5, 6] as const;
const MAX_PLAYERS = 6;
/** So many moves spectators may be kept behind. */
export const DELAYS = [0, 3, 6, 12] as const;
export const CONFIRMS = ['always', 'countdown', 'never'] as const;

/** The times for a decision that can be chosen. */
export const CLOCKS: Record<string, Clock | null> = {
  none: null,
  minute: { unit: 'seconds', amount: 60 },
  minutes: { unit: 'seconds', amount: 180 },
  day: { unit: 'days', amount: 1 },
  days: { unit: 'days', amount: 3 },
};

export interface GameSetup {
  players: number;
  level: string;
  modules: string[];
  edition: Edition;
  /** The rest is for a table with friends. */
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

/** Seconds that a bot waits before it moves, so that people can follow. */
const PACE = 1;

/** What was remembered, as far as it still makes sense. */
export function parseSetup(stored: unknown): GameSetup {
  const found = {
    ...DEFAULTS,
    ...(stored && typeof stored === 'object' ? stored : {}),
  } as GameSetup;
  const among = <T>(value: unknown, known: readonly T[], usual: T): T =>
    known.includes(value as T) ? (value as T) : usual;
  return {
    players: among(found.players, PLAYERS, DEFAULTS.players as 3),
    level: among(found.level, LEVELS, DEFAULTS.level as 'architect'),
    modules: MODULES.filter((name) => Array.isArray(found.modules) && found.modules.includes(name)),
    edition: among(found.edition, EDITIONS, 'classic'),
    plays: found.plays !== false,
    clock: Object.hasOwn(CLOCKS, found.clock) ? found.clock : 'none',
    confirm: among(found.confirm, CONFIRMS, 'always'),
    hints: found.hints !== false,
    memory: found.memory === true,
    open: found.open === true,
    spectators: found.spectators !== false,
    delay: among(found.delay, DELAYS, 0),
    here: found.here === true,
    people: among(found.people, PLAYERS, DEFAULTS.people as 2),
    names: Array.isArray(found.names) ? found.names.map(String).slice(0, MAX_PLAYERS) : [],
  };
}

/** One person on a seat, bots on the others. */
export function botGameRequest(setup: GameSetup, name: string, seat: number): CreateTable {
  const seats = levels(setup).map((level, number) => (number === seat ? '' : level));
  return { seats, options: gameOptions(setup), name, seat };
}

/** Bots on all seats. */
export const botsOnlyRequest = (setup: GameSetup): CreateTable => ({
  seats: levels(setup),
  options: gameOptions(setup),
});

/** Open seats; the first is for whoever makes the table, unless they only watch. */
export function friendsRequest(setup: GameSetup, name: string): CreateTable {
  const options: Options = {
    ...gameOptions(setup),
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

const gameOptions = ({ edition, modules }: GameSetup): Options => ({
  edition,
  modules,
  pace: PACE,
});
