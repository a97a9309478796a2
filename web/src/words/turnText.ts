/** Turns in few words: what a seat did, does and is still to do. */

import type { TurnStep } from '../game/turnSteps';
import type { GameEvent } from '../wire/protocol';
import type { EventFormatter } from './eventText';
import { tileParams } from './gameText';
import { predicateText } from './sentenceParts';
import { t } from './words.svelte';

/** Several deeds in a line: `bought pavilion 6, took denar 8`. */
export const deedsText = (
  formatter: EventFormatter,
  deeds: readonly GameEvent[],
  name: string,
): string => deeds.map((event) => deedText(formatter, event, name)).join(', ');

function deedText(formatter: EventFormatter, event: GameEvent, name: string, isFull = false) {
  return formatter.deed(event, isFull) || predicateText(formatter, event, name);
}

/** A line of a turn: one step in full, or several in short. */
export function stepsText(
  formatter: EventFormatter,
  steps: readonly TurnStep[],
  name: string,
): string {
  const isFull = steps.length === 1;
  const texts = steps.map((step) => {
    if (step.state === 'done') return deedText(formatter, step.event, name, isFull);
    if (step.what === 'places') return t('turn-places', tileParams('tile', step.tile, 'bare'));
    return t(step.what === 'again' ? 'turn-again' : 'rival-deciding');
  });
  return texts.join(', ');
}
