/** Letters grow with the browser's own setting; those in pictures grow with their picture. */

import { expect, test } from 'vitest';

const PICTURES = /(ScoreGraph|TimeGraph|CampLines)\.svelte$/;
const sources = import.meta.glob<string>('../src/**/*.{svelte,css}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('no letters and no windows are measured in pixels', () => {
  const found = Object.entries(sources)
    .filter(([path]) => !PICTURES.test(path))
    .flatMap(([path, text]) =>
      (text.match(/^\s*(font(-size)?:|line-height:|@media).*\dpx.*$/gm) ?? []).map(
        (line) => `${path}: ${line.trim()}`,
      ),
    );
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
