/** Refusals for the ears, in the words of whoever typed. */

import type { Cell } from '../game/tiles';
import type { ErrorBody } from '../wire/protocol';
import { cellName } from '../words/gameText';
import { t } from '../words/words.svelte';
import { normalize } from './offerMatching';
import { inNotation } from './typedWords';

/** A refusal with its cell, which nobody points at here, and the rule. */
export function refusalText({ text, paragraph, params }: ErrorBody): string {
  const cell = params?.cell as Cell | undefined;
  const told = cell ? t('command-cell', { cell: cellName(cell), text }) : text;
  return paragraph ? t('command-rule', { text: told, paragraph }) : told;
}

/** The same of an action that was typed in other words: these are quoted. */
export function typedRefusal(error: ErrorBody, action: string, typed: string): string {
  const said = typed.trim();
  // The server lists its actions, which are words of the notation.
  if (error.code === 'unknown-action') return t('command-unknown', { text: said });
  const [verb = ''] = action.split(' ');
  const saidVerb = said.split(/\s+/).find((word) => inNotation(normalize(word)) === verb) ?? verb;
  return refusalText(error).replace(QUOTED, (quoted, open: string, text: string, close: string) => {
    if (text === action) return `${open}${said}${close}`;
    return text === verb ? `${open}${saidVerb}${close}` : quoted;
  });
}

const QUOTED = /(["„«])([^"“»]+)(["“»])/g;
