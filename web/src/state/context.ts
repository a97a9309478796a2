/** What the parts of a game share, and what every part of a table page shares besides. */

import { getContext, setContext } from 'svelte';
import { Calm } from './deferredGame.svelte';
import type { Play } from './gameSession';
import type { Place } from './mySeat.svelte';
import type { Stage } from './pageState.svelte';
import type { TableState } from './table.svelte';
import type { Turn } from './turn.svelte';
import type { ReadChat } from './unreadChat.svelte';

export interface AtGame {
  live: Play;
  /** The same for parts in which nothing flies. */
  calm: Calm;
  turn: Turn;
  stage: Stage;
}

export interface AtTable extends AtGame {
  live: TableState;
  place: Place;
  reading: ReadChat;
}

const KEY = Symbol('table');

export const setGame = (game: Omit<AtGame, 'calm'>): AtGame =>
  setContext(KEY, { ...game, calm: new Calm(game.live) });
export const atGame = (): AtGame => getContext<AtGame>(KEY);

export const setTable = (table: Omit<AtTable, 'calm'>): AtTable =>
  setContext(KEY, { ...table, calm: new Calm(table.live) });
export const atTable = (): AtTable => getContext<AtTable>(KEY);
