import { expect, test } from 'vitest';
import { hasAll, pieces, searched } from './search';

const marked = (text: string, query: string): string =>
  pieces(text, searched(query))
    .map((piece) => (piece.isHit ? `[${piece.text}]` : piece.text))
    .join('');

test('case and accents do not matter', () => {
  expect(marked('Änderungen und Türme', 'turm')).toBe('Änderungen und [Türm]e');
  expect(marked('Añadir una loseta', 'ANADIR')).toBe('[Añadir] una loseta');
  expect(marked('anadir', 'añadir')).toBe('[anadir]');
});

test('one letter can stand for two', () => {
  expect(marked('zu Fuß gehen', 'fuss')).toBe('zu [Fuß] gehen');
  expect(marked('zu Fuß gehen', 'fuß')).toBe('zu [Fuß] gehen');
  expect(marked('zu Fuß gehen', 's')).toBe('zu Fu[ß] gehen');
});

test('every word must be there, in any order', () => {
  expect(hasAll('The longest wall', searched('wall long'))).toBe(true);
  expect(hasAll('The longest wall', searched('wall short'))).toBe(false);
  expect(marked('The longest wall', 'wall long')).toBe('The [long]est [wall]');
});

test('hits that touch or overlap are one', () => {
  expect(marked('wallwall', 'wall')).toBe('[wallwall]');
  expect(marked('banana', 'ana')).toBe('b[anana]');
});

test('nothing searched, nothing marked', () => {
  expect(searched('  ')).toEqual([]);
  expect(marked('wall', ' ')).toBe('wall');
  expect(marked('', 'wall')).toBe('');
});
