import { expect, test } from 'vitest';
import { sanitizeName } from './sanitizeName';

test.each([
  'Ana',
  'Zoë O’Neil-Müller',
  'עמית',
  'नमस्ते',
  'می‌خواهم',
  '👩‍🚀',
  '<img src=x onerror=ran=1>',
])('%s stays as it is', (name) => {
  expect(sanitizeName(name)).toBe(name);
});

test('what turns, breaks or hides is left out', () => {
  expect(sanitizeName('\u202eAna\u2066 \u0000\u2028B\ufeffo')).toBe('Ana Bo');
  expect(sanitizeName('\u200b\u200d\u00ad ')).toBe('');
});

test('piles and long names are cut', () => {
  expect(sanitizeName(`e${'\u0301'.repeat(40)}`)).toBe(`e${'\u0301'.repeat(3)}`);
  expect([...sanitizeName('W'.repeat(200))]).toHaveLength(60);
});
