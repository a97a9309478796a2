/** Imports between rooms are checked by Biome with the rules of rooms.json: it must know every room. */

import { expect, test } from 'vitest';
import rules from '../rooms.json';

const files = Object.keys(import.meta.glob('../src/**/*.{ts,svelte}'));
const NESTED = ['modules', 'table'];

function roomOf(path: string): string {
  const [, , room = '', inner = '', ...rest] = path.split('/');
  return NESTED.includes(room) && (rest.length || room === 'table') ? `${room}/${inner}` : room;
}

test('every folder has its place in the order of rooms', () => {
  const known = new Set(
    rules.overrides.map(({ includes: [path = ''] }) => path.replace('/**', '')),
  );
  const rooms = new Set(files.filter((path) => path.split('/').length > 3).map(roomOf));
  rooms.delete('modules');
  expect([...rooms].filter((room) => !known.has(`src/${room}`))).toEqual([]);
});
