/** What the components of a replay share besides the table. */

import { getContext, setContext } from 'svelte';
import type { ReplayPlayer } from './player.svelte';

const KEY = Symbol('replay');

export const setPlayerContext = (player: ReplayPlayer): ReplayPlayer => setContext(KEY, player);
export const getPlayerContext = (): ReplayPlayer => getContext<ReplayPlayer>(KEY);
