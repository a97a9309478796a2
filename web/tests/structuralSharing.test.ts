/** What did not change stays the same object. */

import { describe, expect, test } from 'vitest';
import { shareStructure, stable } from '../src/state/structuralSharing';

const view = (wall: number) => ({
  palaces: [
    { tiles: [['garden-8-ne', 1, 0]], wall: 4 },
    { tiles: [], wall },
  ],
  market: ['tower-11-n', null],
  over: false,
});

describe('reuse', () => {
  test('news that says nothing new is the old view', () => {
    const old = view(2);
    expect(shareStructure(old, view(2))).toBe(old);
  });

  test('what changed is new, and all around it; the rest is old', () => {
    const old = view(2);
    const now = shareStructure(old, view(3));
    expect(now).toEqual(view(3));
    expect(now.palaces).not.toBe(old.palaces);
    expect(now.palaces[0]).toBe(old.palaces[0]);
    expect(now.palaces[1]).not.toBe(old.palaces[1]);
    expect(now.market).toBe(old.market);
  });

  test.each([
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [[1, 2], [1]],
    [[], {}],
    [null, { a: 1 }],
    [{ a: 1 }, null],
    [{ a: [1] }, { a: 1 }],
  ])('%j becomes %j', (old: unknown, news: unknown) => {
    const wanted = structuredClone(news);
    expect(shareStructure(old, news)).toEqual(wanted);
  });
});

test('what is made anew stays the same while it comes out equal', () => {
  let wall = 1;
  const make = stable(() => view(wall));
  const first = make();
  expect(make()).toBe(first);
  wall = 2;
  expect(make()).toEqual(view(2));
});
