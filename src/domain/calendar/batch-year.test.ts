import { expect, test } from 'vitest';
import { calendarDate as date } from '../values/calendar-date.ts';
import { endDateOf, yearHasBegun, yearHolds, yearIsOver } from './batch-year.ts';

const start = date('2026-08-10');

test('a batch ends 52 weeks after it starts, less a day', () => {
  expect(endDateOf(start)).toBe('2027-08-08');
  expect(endDateOf(date('2027-01-13'))).toBe('2028-01-11');
});

test('a year holds its first and its last day, and none beyond', () => {
  expect(yearHolds(start, date('2026-08-09'))).toBe(false);
  expect(yearHolds(start, date('2026-08-10'))).toBe(true);
  expect(yearHolds(start, date('2027-08-08'))).toBe(true);
  expect(yearHolds(start, date('2027-08-09'))).toBe(false);
});

test('a year has begun from its first day on and is over after its last', () => {
  expect([yearHasBegun(start, date('2026-08-09')), yearHasBegun(start, start)]).toEqual([false, true]);
  expect([yearIsOver(start, date('2027-08-08')), yearIsOver(start, date('2027-08-09'))]).toEqual([
    false,
    true,
  ]);
});
