/** Apply a plan: send its actions in order, as long as they are offered. */

import { parseAction } from '../../game/actionNotation';
import type { TableState } from '../../state/table.svelte';
import type { Turn } from '../../state/turn.svelte';

export async function playPlan(live: TableState, turn: Turn): Promise<void> {
  const rest = [...((live.imagined?.plan ?? live.own?.plan)?.actions ?? [])];
  live.leavePlan();
  await live.plan([]);
  for (;;) {
    const offered = new Set(turn.offers.map((offer) => offer.action));
    const index = rest.findIndex((action) => offered.has(action));
    const [action] = index < 0 ? [] : rest.splice(index, 1);
    if (!action || !(await live.act(action))) break;
  }
  pickNext(rest, live, turn);
}

/** Select the tile that the plan placed without a payment. */
function pickNext(rest: string[], live: TableState, turn: Turn): void {
  const tiles = rest.map((action) => parseAction(action).tile);
  const square = (live.game?.market ?? []).findIndex((tile) => tile && tiles.includes(tile));
  if (square >= 0) void turn.pickSquare(square + 1);
}
