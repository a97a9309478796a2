/** What every part of a table page shares: the table's state and the turn in hand. */

import { getContext, setContext } from 'svelte';
import type { TableState } from '../state/table.svelte';
import type { Turn } from '../state/turn.svelte';
import type { Stage } from './stage.svelte';

export interface AtTable {
  live: TableState;
  turn: Turn;
  stage: Stage;
}

const KEY = Symbol('table');

export const setTable = (table: AtTable): AtTable => setContext(KEY, table);
export const atTable = (): AtTable => getContext<AtTable>(KEY);
