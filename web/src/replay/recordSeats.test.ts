import { beforeEach, expect, test } from 'vitest';
import { namelessSeat, seatNames } from '../words/seatText';
import { words } from '../words/words.svelte';
import { seatsOf } from './recordSeats';

beforeEach(() => words.setLanguage('de'));

test('a person without a name is spoken to in a replay', () => {
  expect(namelessSeat(seatsOf(['mason', 'Du', 'architect'], 3))).toBe(1);
  expect(namelessSeat(seatsOf(['Ana', 'mason'], 2))).toBeNull();
});

test('… in the language of the page, whatever it was during the game', () => {
  for (const stored of ['You', 'Tú', 'Du']) {
    const seats = seatsOf(['mason', stored], 2);
    expect(namelessSeat(seats)).toBe(1);
    expect(seatNames(seats, 1)[1]).toBe('Du');
  }
});
