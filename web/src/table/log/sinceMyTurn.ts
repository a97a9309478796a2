/** What happened since my last turn, at the start of my next one. */

import { type SinceTurn, sinceTurn } from '../../game/sinceTurn';
import { extraOwners } from '../../modules/registry';
import type { GameContext } from '../../state/context';
import { t } from '../../words/words.svelte';

/** Null once I have begun, and where nobody else has played. */
export function sinceMyTurn({ live, turn }: GameContext): SinceTurn | null {
  const isStart = live.isMyTurn && turn.step?.kind === 'turn' && !live.steps;
  if (!isStart || !live.game || live.seat === null) return null;
  return sinceTurn(live.log, live.game, live.seat, extraOwners(live.game), live.scoringThen);
}

export const sinceTitle = ({ isFirst }: SinceTurn): string =>
  t(isFirst ? 'since-start' : 'since-title');
