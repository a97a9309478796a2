/** What the parts of a replay share besides the table they look at. */

import { getContext, setContext } from 'svelte';
import type { Player } from './player.svelte';

const KEY = Symbol('replay');

export const setPlayer = (player: Player): Player => setContext(KEY, player);
export const thePlayer = (): Player => getContext<Player>(KEY);
