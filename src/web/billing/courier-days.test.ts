import { expect, test } from 'vitest';
import { courierDays } from './courier-days.ts';

test.each([
  ['2', '2'],
  ['2-3', '2–3'],
  ['2 - 3 day', '2–3'],
  ['3 HARI', '3'],
  ['6-12 HARI', '6–12'],
])('a courier’s %j is told as %s, without the unit', (etd, told) => {
  expect(courierDays(etd)).toBe(told);
});

test('what holds no number is told as it is, and nothing as nothing', () => {
  expect(courierDays('besok')).toBe('besok');
  expect(courierDays('')).toBe('');
});
