/** What a tile brings on a cell, in words. */

import { beforeEach, describe, expect, test } from 'vitest';
import { changesOf } from '../src/game/sources';
import type { GameSession } from '../src/state/gameSession';
import { gainText } from '../src/table/bar/gainText';
import { words } from '../src/words/words.svelte';
import samples from './samples.json';

const session = { game: samples.turn.game, seat: 0 } as unknown as GameSession;
const line = (owner: number, source: string, rank: number, tied: number) => ({
  ...{ round: 2, owner, source, points: 2, count: 3, rank, tied },
});
const preview = [line(1, 'garden', 1, 1), line(0, 'garden', 2, 2)];
const gain = (gains: Record<string, number>, lines = preview) => gainText(gains, lines, session);

beforeEach(() => words.setLanguage('en'));

test('the wall and the rank of the kind, in the words of each language', async () => {
  const gains = { wall: 3, garden: 2 };
  expect(gain(gains)).toBe('+3 for the wall, +2 for shared second place in gardens');
  await words.setLanguage('de');
  expect(gain(gains)).toBe('+3 für die Mauer, +2 für den geteilten zweiten Platz bei Gärten');
  await words.setLanguage('es');
  expect(gain(gains)).toBe('+3 por la muralla, +2 por el segundo puesto compartido en jardines');
});

describe('in other cases', () => {
  test('a swap has lines of its own, and a rank can be lost', () => {
    const lines = [line(0, 'garden', 1, 1)];
    expect(gain({ garden: 10, tower: -6 }, lines)).toBe(
      '+10 for first place in gardens, \u22126 in towers',
    );
  });

  test('what modules add is one part for each row', () => {
    expect(gain({ 'camp-3-n/n': 1, 'camp-8-ne/e': 2 })).toBe('+3 for camps');
  });

  test('nothing is told as such', () => {
    expect(gain({})).toBe('No extra points at the next scoring');
  });
});

test('a turn brings the sum of what its steps bring', () => {
  const before = [line(0, 'garden', 2, 2), line(1, 'wall', 0, 0), line(0, 'tower', 1, 1)];
  const after = [
    { ...line(0, 'garden', 1, 1), points: 8 },
    { ...line(1, 'wall', 0, 0), points: 9 },
    { ...line(0, 'wall', 0, 0), points: 3 },
    line(0, 'tower', 1, 1),
  ];
  expect(changesOf(before, after, 0)).toEqual({ garden: 6, wall: 3 });
  expect(changesOf(before, [], 0)).toEqual({ garden: -2, tower: -2 });
});
