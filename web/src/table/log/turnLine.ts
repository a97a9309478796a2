/** A turn of a log as one line, what stands apart, and all its events. */

import { seatOf } from '../../game/events';
import { mainDeeds } from '../../game/turnSteps';
import { partsOf, type TurnOfLog } from '../../game/turns';
import type { LoggedEvent } from '../../state/table.svelte';
import { tilesOf } from '../../words/eventText';
import { tileName } from '../../words/gameText';
import type { Holders, LogNames } from '../../words/logNames';
import { deedsText } from '../../words/turnText';
import { t } from '../../words/words.svelte';

export interface TurnLine {
  line: string;
  /** Whether its player did something in it. */
  hasDeeds: boolean;
  /** Names in the line: of the player and of tiles. */
  names: string[];
  apart: LoggedEvent[];
  details: LoggedEvent[];
}

export function turnLine(turn: TurnOfLog<LoggedEvent>, logNames: LogNames): TurnLine {
  const { deeds, apart, details } = partsOf(
    turn,
    ({ key, event }) => turn.seat !== null && logNames.at(key).formatter.deed(event) !== '',
  );
  const told = mainDeeds(deeds.map(({ event }) => event));
  // Who ended a turn had it.
  const then = logNames.at(deeds.at(-1)?.key ?? turn.key);
  const name = turn.seat === null ? '' : (then.names[turn.seat] ?? '');
  const line = told.length
    ? didText(then, turn.seat, deedsText(then.formatter, told, name))
    : t(turn.seat === null && !turn.number ? 'log-setup' : 'log-details');
  const names = [name, ...told.flatMap(tilesOf).map(tileName)];
  return { line, hasDeeds: told.length > 0, names, apart, details };
}

/** An event; `isShort`: a deed without its cell, where a sentence would name that. */
export function entryText({ key, event }: LoggedEvent, logNames: LogNames, isShort: boolean) {
  const then = logNames.at(key);
  const seat = seatOf(event);
  const deed = isShort && seat !== null ? then.formatter.deed(event) : '';
  return deed ? didText(then, seat, deed) : then.formatter.format(event);
}

function didText({ names, you }: Holders, seat: number | null, deeds: string): string {
  const name = seat === null ? '' : (names[seat] ?? '');
  return t('log-turn', { who: seat === you ? 'you' : 'other', name, deeds });
}
