import { describe, expect, it } from 'vitest';
import { nextSeats } from '../src/table/bar/followText';
import type { GameView, StepView } from '../src/wire/protocol';

const at = (deciding: number | null, name: StepView['name'], kind: StepView['kind']): GameView =>
  ({ players: 4, deciding, stack: [{ name, kind, seat: deciding }] }) as unknown as GameView;

describe('who plays after a move', () => {
  it('is everybody until me', () => {
    expect(nextSeats(at(2, 'turn', 'turn'), 1, 0)).toEqual([2, 3, 0]);
    expect(nextSeats(at(0, 'turn', 'turn'), 3, 0)).toEqual([0]);
  });

  it('is whoever comes after the one who acts again', () => {
    expect(nextSeats(at(1, 'turn', 'turn'), 1, 0)).toEqual([2, 3, 0]);
    expect(nextSeats(at(3, 'placing', 'placing'), 3, 0)).toEqual([0]);
  });

  it('is the next one alone in an auction, where others may have passed', () => {
    expect(nextSeats(at(3, 'auction', 'decision'), 1, 0)).toEqual([3]);
    expect(nextSeats(at(0, 'auction', 'decision'), 3, 0)).toEqual([0]);
    expect(nextSeats(at(1, 'auction', 'decision'), 1, 0)).toEqual([]);
  });

  it('is nobody after the last turn', () => {
    expect(nextSeats(at(2, 'leftovers', 'placing'), 1, 0)).toEqual([]);
    expect(nextSeats(at(null, 'last_scoring', 'automatic'), 1, 0)).toEqual([]);
  });
});
