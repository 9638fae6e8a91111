import { expect, test } from 'vitest';
import { daysOf } from './komerce-wire.ts';

test.each([
  ['1 day', '1'],
  ['1-2 day', '1-2'],
  ['13 - 15 day', '13-15'],
  ['2 HARI', '2'],
  ['1-1', '1'],
  ['3', '3'],
  ['', ''],
  ['0-0 day', ''],
  ['5-2 day', ''],
  ['20260811', ''],
  ['a few hours', ''],
])('"%s" takes "%s" days', (etd, days) => {
  expect(daysOf(etd)).toBe(days);
});
