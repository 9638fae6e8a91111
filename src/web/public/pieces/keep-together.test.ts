import { expect, test } from 'vitest';
import { keepTogether } from './keep-together.ts';

test('a number stays on one line with its word, and what commas part may be parted', () => {
  expect(keepTogether('Kirana, 8 tahun, Tingkat 2')).toBe('Kirana, 8\u00a0tahun, Tingkat\u00a02');
  expect(keepTogether('Rina, mother of Nisa (7), Garut')).toBe('Rina, mother of Nisa (7), Garut');
});
