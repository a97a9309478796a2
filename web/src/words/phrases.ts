/** Short things that people say with one click: a code travels, everybody reads their own language. */

import { limitCombiningMarks } from './combiningMarks';
import { t, words } from './words.svelte';

export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'one-moment',
  'oops',
  'good-game',
] as const;

const CODE = /^\/([a-z-]+)$/;

export const phraseCode = (phrase: string): string => `/${phrase}`;

/** What was said, as its reader reads it; a code that nobody knows stays as it is. */
export function saidText(text: string): string {
  const id = `phrase-${CODE.exec(text)?.[1]}`;
  return words.has(id) ? t(id) : limitCombiningMarks(text);
}
