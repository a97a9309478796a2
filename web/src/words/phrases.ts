/** Quick phrases of the chat: sent as a code, shown in the reader's language. */

import type { ChatLine } from '../wire/protocol';
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

/** A chat text for the reader; an unknown code is shown as it came. */
export function chatText(text: string): string {
  const id = `phrase-${CODE.exec(text)?.[1]}`;
  return words.has(id) ? t(id) : limitCombiningMarks(text);
}

/** The name of whoever wrote a line of chat; those who left their seat have none. */
export const chatName = ({ seat, name }: ChatLine): string =>
  seat < 0 ? t('chat-spectator') : name || t('chat-gone');
