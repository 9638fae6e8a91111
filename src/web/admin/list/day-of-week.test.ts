import { expect, test } from 'vitest';
import { someDayOf } from './day-of-week.ts';

test('the days of the week are named from Monday to Sunday', () => {
  expect([1, 7].map((day) => someDayOf(day).toISOString())).toEqual([
    '2026-01-04T17:00:00.000Z',
    '2026-01-10T17:00:00.000Z',
  ]);
});
