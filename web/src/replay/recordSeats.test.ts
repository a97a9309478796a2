import { beforeEach, expect, test } from 'vitest';
import { namelessSeat } from '../words/seatText';
import { words } from '../words/words.svelte';
import { seatsOf } from './recordSeats';

beforeEach(() => words.setLanguage('de'));

test('a person without a name is spoken to in a replay', () => {
  expect(namelessSeat(seatsOf(['mason', 'Du', 'architect'], 3))).toBe(1);
  expect(namelessSeat(seatsOf(['Ana', 'mason'], 2))).toBeNull();
});
