// @vitest-environment node
import { expect, test } from 'vitest';
import { pack, unpack } from './recordLink';

const RECORD = `alhambra-record 1 #4380f6d0\nnames "Zoë" "李" #38522eba\n${Array.from(
  { length: 150 },
  (_, index) => `${index + 1} seat ${index % 3} take denar ${index % 9} #${(index * 7919) % 9973}`,
).join('\n')}\n`;

test('a record comes out as it went in', async () => {
  expect(await unpack(await pack(RECORD))).toBe(RECORD);
});

test('an address may hold it as it is', async () => {
  const packed = await pack(RECORD);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(RECORD.length / 2);
});

test('what was cut short or changed on its way is no record', async () => {
  const packed = await pack(RECORD);
  const middle = packed.length / 2;
  for (const broken of [
    packed.slice(0, -9),
    packed.slice(9),
    packed.slice(0, middle),
    `${packed.slice(0, middle)}%20${packed.slice(middle)}`,
    `${packed}${packed}`,
    'x',
    '-',
    'A'.repeat(1 << 17),
  ])
    expect(await unpack(broken)).toBeNull();
});
