import { beforeEach, expect, test } from 'vitest';
import { words } from '../words/words.svelte';
import { seatsOf, unnamedSeat } from './recordSeats';

beforeEach(() => words.setLanguage('de'));

test('a person without a name is spoken to in a replay', () => {
  expect(unnamedSeat(seatsOf(['mason', 'Du', 'architect'], 3))).toBe(1);
  expect(unnamedSeat(seatsOf(['Ana', 'mason'], 2))).toBeNull();
});
