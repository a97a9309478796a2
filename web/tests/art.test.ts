// @vitest-environment node
import { expect, test } from 'vitest';
import { sprite } from '../plugins/art.ts';

const symbols = sprite();
const ids = [...symbols.matchAll(/<(?:symbol|pattern) id="([\w-]+)"/g)].map(([, id]) => id);

test('every symbol stands in the page once', () => {
  expect(ids).toContain('emblem-tower');
  expect(ids).toContain('card-back');
  expect(new Set(ids).size).toBe(ids.length);
});

test('what symbols refer to is there', () => {
  const used = [...symbols.matchAll(/(?:href="#|url\(#)([\w-]+)/g)].map(([, id]) => id);
  expect(used.filter((id) => !ids.includes(id))).toEqual([]);
});

test('the content security policy allows no styles in the page', () => {
  expect(symbols).not.toMatch(/<style|style="|<script/);
});
