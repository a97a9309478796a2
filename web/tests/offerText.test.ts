/** Offers as text, for those who see numbers of cells and for those who do not. */

import { beforeEach, expect, test } from 'vitest';
import { parseAction } from '../src/game/actionNotation';
import { palaceWith } from '../src/game/palace';
import { besideText, offerText } from '../src/words/offerText';
import { words } from '../src/words/words.svelte';

const palace = palaceWith({
  tiles: [
    ['garden-10-n', 1, 0],
    ['tower-11-n', 2, 0],
  ],
});

const text = (action: string) => besideText(parseAction(action), palace);

beforeEach(() => words.setLanguage('en'));

test('a cell has a number for those who see it', () => {
  expect(offerText(parseAction('place tower-12 3,0'))).toBe('Place tower 12 at 3,0');
});

test('a cell is named by what lies beside it', () => {
  expect(text('place tower-12 3,0')).toBe('Place tower 12 east of tower 11');
  expect(text('place tower-12-e 0,1 gate n')).toBe(
    'Place tower 12 (wall E) south of the lion fountain, gate north',
  );
  expect(text('add tower-12 1,1')).toBe('Build tower 12 from the reserve south of garden 10');
});

test('a swap names both tiles', async () => {
  expect(text('swap tower-12 1,0')).toBe('Swap in tower 12 for garden 10');
  await words.setLanguage('de');
  expect(text('swap tower-12 1,0')).toBe('Garten 10 gegen den Turm 12 austauschen');
  await words.setLanguage('es');
  expect(text('swap tower-12 1,0')).toBe('Cambiar el jardín 10 por la torre 12');
});

test('what concerns no cell is as it was', () => {
  expect(text('take denar 3')).toBe(offerText(parseAction('take denar 3')));
});
