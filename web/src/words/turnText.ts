/** Turns in few words: what a seat did, does and is still to do. */

import type { TurnStep } from '../game/turnSteps';
import type { GameEvent } from '../wire/protocol';
import type { DeedForm, EventFormatter } from './eventText';
import { tileParams } from './gameText';
import { predicateText } from './sentenceParts';
import { t } from './words.svelte';

/** Several deeds in a line: `bought pavilion 6, took denar 8`. */
export const deedsText = (
  formatter: EventFormatter,
  deeds: readonly GameEvent[],
  name: string,
): string => deedTexts(formatter, deeds, name).join(', ');

/** A tile that was bought and went to the reserve is named once. */
function deedTexts(formatter: EventFormatter, deeds: readonly GameEvent[], name: string): string[] {
  const bought = new Set(deeds.flatMap((event) => (event.event === 'bought' ? event.tile : [])));
  const kept = new Set(
    deeds.flatMap((event) =>
      event.event === 'reserved' && bought.has(event.tile) ? event.tile : [],
    ),
  );
  return deeds.flatMap((event) => {
    if (event.event === 'reserved' && kept.has(event.tile)) return [];
    const isKept = event.event === 'bought' && kept.has(event.tile);
    return deedText(formatter, event, name, isKept ? 'reserved' : '');
  });
}

function deedText(formatter: EventFormatter, event: GameEvent, name: string, form: DeedForm = '') {
  return formatter.deed(event, form) || predicateText(formatter, event, name);
}

/** A line of a turn: one step in full, or several in short. */
export function stepsText(
  formatter: EventFormatter,
  steps: readonly TurnStep[],
  name: string,
): string {
  const done = steps.flatMap((step) => (step.state === 'done' ? step.event : []));
  const [first] = done;
  const told =
    first && steps.length === 1
      ? [deedText(formatter, first, name, 'full')]
      : deedTexts(formatter, done, name);
  const open = steps.flatMap((step) => {
    if (step.state === 'done') return [];
    if (step.what === 'places') return t('turn-places', tileParams('tile', step.tile, 'bare'));
    return t(step.what === 'again' ? 'turn-again' : 'rival-deciding');
  });
  return [...told, ...open].join(', ');
}
