import { expect, test } from 'vitest';
import text from '../../src/alhambra/locales/en/page-turn.ftl?raw';

test('catalogues come without their comments', () => {
  expect(text).toContain('market-title = Market\n');
  expect(text).not.toMatch(/^#/m);
});
