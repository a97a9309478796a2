/** Where in the deck the next scoring card can be. */

import type { GameView } from '../../wire/protocol';

interface ScoringRange {
  round: number;
  /** The positions in the deck between which it lies, 1 being the next card. */
  first: number;
  last: number;
}

const SCORING = /^scoring-(\d)$/;

export function scoringRange(game: GameView | null): ScoringRange | null {
  let passed = 0;
  for (const range of game?.ranges ?? []) {
    for (const special of range.specials) {
      const found = SCORING.exec(special);
      if (found) {
        const round = Number(found[1]);
        // The card of a scoring that is still to be held has left the deck.
        const isNext = round === (game?.next?.round ?? round);
        return isNext ? { round, first: passed + 1, last: passed + range.size } : null;
      }
    }
    passed += range.size;
  }
  return null;
}
