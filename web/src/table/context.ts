/** What every part of a table page shares: the table's state, my place, the turn in hand. */

import { getContext, setContext } from 'svelte';
import type { Place } from '../state/place.svelte';
import type { ReadChat } from '../state/read.svelte';
import type { TableState } from '../state/table.svelte';
import type { Turn } from '../state/turn.svelte';
import type { Stage } from './stage.svelte';

export interface AtTable {
  live: TableState;
  place: Place;
  turn: Turn;
  stage: Stage;
  reading: ReadChat;
}

const KEY = Symbol('table');

export const setTable = (table: AtTable): AtTable => setContext(KEY, table);
export const atTable = (): AtTable => getContext<AtTable>(KEY);
