/** Turns in few words: what a seat did, does and is still to do. */

import type { TurnStep } from '../game/turnSteps';
import type { GameEvent } from '../wire/protocol';
import type { DeedForm, EventFormatter } from './eventText';
import { tileParams } from './gameText';
import { predicateText } from './sentenceParts';
import { t } from './words.svelte';

/** Deeds whose tiles make a list. */
const LISTED: ReadonlySet<string> = new Set(['bought', 'placed', 'reserved', 'added', 'removed']);

/** Several deeds in a line: `bought pavilion 6, took denar 8`. */
export const deedsText = (
  formatter: EventFormatter,
  deeds: readonly GameEvent[],
  name: string,
): string => deedTexts(formatter, deeds, name).join(', ');

/** A tile that was bought and went to the reserve is named once, and so is what was done to several
 * tiles in a row. */
function deedTexts(formatter: EventFormatter, deeds: readonly GameEvent[], name: string): string[] {
  const bought = new Set(deeds.flatMap((event) => (event.event === 'bought' ? event.tile : [])));
  const kept = new Set(
    deeds.flatMap((event) =>
      event.event === 'reserved' && bought.has(event.tile) ? event.tile : [],
    ),
  );
  const told = deeds.filter((event) => event.event !== 'reserved' || !kept.has(event.tile));
  const formOf = (event: GameEvent): DeedForm =>
    event.event === 'bought' && kept.has(event.tile) ? 'reserved' : '';
  return runsOf(told, formOf).map(([first, ...others]) =>
    deedText(formatter, first, name, formOf(first), others),
  );
}

/** Neighbours that are told as one: the same done to several tiles. */
function runsOf(
  deeds: readonly GameEvent[],
  formOf: (event: GameEvent) => DeedForm,
): [GameEvent, ...GameEvent[]][] {
  const runs: [GameEvent, ...GameEvent[]][] = [];
  for (const event of deeds) {
    const run = runs.at(-1);
    const isSame = run?.[0].event === event.event && formOf(run[0]) === formOf(event);
    if (run && isSame && LISTED.has(event.event)) run.push(event);
    else runs.push([event]);
  }
  return runs;
}

function deedText(
  formatter: EventFormatter,
  event: GameEvent,
  name: string,
  form: DeedForm = '',
  others: readonly GameEvent[] = [],
): string {
  return formatter.deed(event, form, others) || predicateText(formatter, event, name);
}

/** A line of a turn: one step with the money, where there is room for it, or several in short. */
export function stepsText(
  formatter: EventFormatter,
  steps: readonly TurnStep[],
  name: string,
  form: 'full' | '' = 'full',
): string {
  const done = steps.flatMap((step) => (step.state === 'done' ? step.event : []));
  const [first] = done;
  const told =
    first && steps.length === 1
      ? [deedText(formatter, first, name, form)]
      : deedTexts(formatter, done, name);
  const open = steps.flatMap((step) => {
    if (step.state === 'done') return [];
    if (step.what === 'places') return t('turn-places', tileParams('tile', step.tile, 'bare'));
    return t(step.what === 'again' ? 'turn-again' : 'turn-decides');
  });
  return [...told, ...open].join(', ');
}
