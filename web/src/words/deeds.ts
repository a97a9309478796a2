/** Sentences about somebody, in parts: the name apart from what they did. */

import type { Happened } from '../game/counts';
import type { Teller } from './teller';

/** A sentence around a name: `['', 'Leo', ' took denar 3.']`; whole where the name is not in it. */
export function aroundName(sentence: string, name: string): [string, string, string] {
  const at = name ? sentence.indexOf(name) : -1;
  if (at < 0) return [sentence, '', ''];
  return [sentence.slice(0, at), name, sentence.slice(at + name.length)];
}

/** What somebody did, without their name in front and the stop behind. */
export function deedText(teller: Teller, event: Happened, name: string): string {
  const sentence = teller.tell(event);
  const [before, , after] = aroundName(sentence, name);
  return (before || !after ? sentence : after).trim().replace(/\.$/, '');
}
