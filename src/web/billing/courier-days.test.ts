import { expect, test } from 'vitest';
import { courierDays } from './courier-days.ts';

test.each([
  ['2', '2'],
  ['2-3', '2–3'],
  ['2 - 3 day', '2–3'],
  ['3 HARI', '3'],
  ['6-12 HARI', '6–12'],
])('a courier’s %j is shown as %s, without the unit', (etd, shown) => {
  expect(courierDays(etd)).toBe(shown);
});

test('a text without a number is shown as it is, and an empty one as nothing', () => {
  expect(courierDays('besok')).toBe('besok');
  expect(courierDays('')).toBe('');
});
