/** The contexts that components share: of a game, and of a whole table page. */

import { getContext, setContext } from 'svelte';
import { DeferredGame } from './deferredGame.svelte';
import type { GameSession } from './gameSession';
import type { MySeat } from './mySeat.svelte';
import type { PageState } from './pageState.svelte';
import type { TableState } from './table.svelte';
import type { Turn } from './turn.svelte';
import type { UnreadChat } from './unreadChat.svelte';

export interface GameContext {
  live: GameSession;
  /** The same game one frame later, for parts without animations. */
  deferred: DeferredGame;
  turn: Turn;
  page: PageState;
}

export interface TableContext extends GameContext {
  live: TableState;
  mySeat: MySeat;
  unreadChat: UnreadChat;
}

const KEY = Symbol('table');

export const setGameContext = (game: Omit<GameContext, 'deferred'>): GameContext =>
  setContext(KEY, { ...game, deferred: new DeferredGame(game.live) });
export const getGameContext = (): GameContext => getContext<GameContext>(KEY);
/** The same for what is also shown without a game. */
export const findGameContext = (): GameContext | undefined => getContext(KEY);

export const setTableContext = (table: Omit<TableContext, 'deferred'>): TableContext =>
  setContext(KEY, { ...table, deferred: new DeferredGame(table.live) });
export const getTableContext = (): TableContext => getContext<TableContext>(KEY);
