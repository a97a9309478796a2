/** Seats that a browser holds, phrases, and whether a turn may be taken back. */

import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEFAULTS, hotseatRequest } from '../src/state/gameSetup';
import {
  onlySeatAt,
  removeSeat,
  type StoredSeat,
  seatsAt,
  storeSeat,
} from '../src/state/seatStorage';
import { chatText, PHRASES, phraseCode } from '../src/words/phrases';
import { words } from '../src/words/words.svelte';

beforeAll(() => words.setLanguage('en'));

const held = (seat: number | null, host = ''): StoredSeat => ({
  table: 'id',
  code: 'CODE',
  token: seat === null ? '' : `secret ${seat}`,
  host,
  seat,
  at: 0,
});

describe('seats', () => {
  beforeEach(() => localStorage.clear());

  test('several of one table are kept apart', () => {
    storeSeat(held(0));
    expect(onlySeatAt('code')?.seat).toBe(0);
    storeSeat(held(1));
    storeSeat({ ...held(0), token: 'new' });
    expect(seatsAt('id').map(({ seat, token }) => [seat, token])).toEqual([
      [0, 'new'],
      [1, 'secret 1'],
    ]);
    expect(onlySeatAt('code')).toBeNull();
    removeSeat(held(0));
    expect(onlySeatAt('code')?.seat).toBe(1);
  });

  test('a host who watched has the seat instead', () => {
    storeSeat(held(null, 'host'));
    storeSeat(held(2, 'host'));
    expect(seatsAt('id')).toEqual([held(2, 'host')]);
  });

  test('people come first, then bots', () => {
    const { seats } = hotseatRequest({ ...DEFAULTS, players: 4, people: 3, level: 'mason' });
    expect(seats).toEqual(['', '', '', 'mason']);
  });
});

describe('phrases', () => {
  test.each(PHRASES)('%s has words', (phrase) => {
    expect(chatText(phraseCode(phrase))).not.toContain('/');
  });

  test.each(['/unheard-of', 'hello', '/ hello', '/hello there'])('%s stays', (text) => {
    expect(chatText(text)).toBe(text);
  });
});
