import { expect, test } from 'vitest';
import { calendarDate } from '../values/calendar-date.ts';
import { weeksNeededSoon } from './needed-soon.ts';

const august = { startDate: calendarDate('2026-08-10'), holidayWeeks: [] };
const january = { startDate: calendarDate('2027-01-11'), holidayWeeks: [] };

test('videos are needed of the lessons of this week and of the two weeks from today (rule R236)', () => {
  // The first lessons come out on Monday 10 August.
  expect(weeksNeededSoon([august], calendarDate('2026-07-26'))).toEqual([]);
  expect(weeksNeededSoon([august], calendarDate('2026-07-27'))).toEqual([0]);
  expect(weeksNeededSoon([august], calendarDate('2026-08-10'))).toEqual([0, 1, 2]);
  expect(weeksNeededSoon([august], calendarDate('2026-08-16'))).toEqual([0, 1, 2]);
  expect(weeksNeededSoon([august], calendarDate('2026-08-17'))).toEqual([1, 2, 3]);
});

test('of several batches each week counts once (rule R236)', () => {
  expect(weeksNeededSoon([august, august], calendarDate('2026-08-10'))).toEqual([0, 1, 2]);
  expect(weeksNeededSoon([august, january], calendarDate('2027-01-11'))).toEqual([0, 1, 2, 22, 23, 24]);
  expect(weeksNeededSoon([], calendarDate('2026-08-10'))).toEqual([]);
});
