/** What a person chooses for a game, and the table that it makes. */

import type { Clock, CreateTable, Options } from '../wire/protocol';

export const PLAYERS = [2, 3, 4, 5, 6] as const;
const MOST_PLAYERS = 6;
export const LEVELS = ['random', 'apprentice', 'mason', 'architect', 'vizier'] as const;
export const MODULES = ['city_gates', 'diamonds', 'camps', 'characters'] as const;
export const EDITIONS = ['classic', 'revised'] as const;
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

export interface Choices {
  players: number;
  level: string;
  modules: string[];
  edition: string;
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

export const USUAL: Choices = {
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
export function readChoices(kept: unknown): Choices {
  const found = { ...USUAL, ...(kept && typeof kept === 'object' ? kept : {}) } as Choices;
  const among = <T>(value: unknown, known: readonly T[], usual: T): T =>
    known.includes(value as T) ? (value as T) : usual;
  return {
    players: among(found.players, PLAYERS, USUAL.players as 3),
    level: among(found.level, LEVELS, USUAL.level as 'architect'),
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
    people: among(found.people, PLAYERS, USUAL.people as 2),
    names: Array.isArray(found.names) ? found.names.map(String).slice(0, MOST_PLAYERS) : [],
  };
}

/** One person on a seat, bots on the others. */
export function againstBots(choices: Choices, name: string, seat: number): CreateTable {
  const seats = levels(choices).map((level, number) => (number === seat ? '' : level));
  return { seats, options: gameOf(choices), name, seat };
}

/** Bots on all seats. */
export const onlyBots = (choices: Choices): CreateTable => ({
  seats: levels(choices),
  options: gameOf(choices),
});

/** Open seats; the first is for whoever makes the table, unless they only watch. */
export function withFriends(choices: Choices, name: string): CreateTable {
  const options: Options = {
    ...gameOf(choices),
    aids: { previews: true, hints: choices.hints, memory: choices.memory },
    confirm: choices.confirm,
    clock: CLOCKS[choices.clock] ?? null,
    public: choices.open,
    spectators: choices.spectators,
    spectator_delay: choices.delay,
  };
  const wish: CreateTable = { seats: levels(choices).map(() => ''), options };
  return choices.plays ? { ...wish, name, seat: 0 } : wish;
}

/** Several people at one device on the first seats, bots on the others. */
export function onOneDevice(choices: Choices): CreateTable {
  const seats = levels(choices).map((level, seat) => (seat < choices.people ? '' : level));
  return { seats, options: gameOf(choices) };
}

const levels = (choices: Choices): string[] => Array(choices.players).fill(choices.level);

const gameOf = ({ edition, modules }: Choices): Options => ({ edition, modules, pace: PACE });
