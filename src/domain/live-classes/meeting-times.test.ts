import { expect, test } from 'vitest';
import { calendarDate as date } from '../values/calendar-date.ts';
import { isAtChildrensHour, parseTimeOfDay, plannedAt, plannedYear, timeOfDayAt } from './meeting-times.ts';

const calendar = { startDate: date('2026-08-10'), holidayWeeks: [] };
const thursdays = { weekday: 4, time: '16:00', minutes: 60 } as const;

test('a group meets in the fourth week of a unit, at its time in WIB (rule R188)', () => {
  // Thursday 3 September 2026, 16.00 WIB.
  expect(plannedAt(calendar, 1, thursdays).toISOString()).toBe('2026-09-03T09:00:00.000Z');
  expect(plannedAt(calendar, 2, thursdays).toISOString()).toBe('2026-10-01T09:00:00.000Z');
});

test('a holiday week moves what comes after it by a week', () => {
  const moved = { ...calendar, holidayWeeks: [date('2026-08-24')] };
  expect(plannedAt(moved, 1, thursdays).toISOString()).toBe('2026-09-10T09:00:00.000Z');
});

test('a year has nine meetings, one a unit', () => {
  const year = plannedYear(calendar, { weekday: 7, time: '09:30', minutes: 45 });
  expect(year.map(({ unit }) => unit)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(year[8]?.startsAt.toISOString()).toBe('2027-04-18T02:30:00.000Z');
});

test('times of the day', () => {
  expect([
    parseTimeOfDay('16:00'),
    parseTimeOfDay('24:00'),
    parseTimeOfDay('9:00'),
    parseTimeOfDay('16.00'),
  ]).toEqual(['16:00', null, null, null]);
  expect(isAtChildrensHour({ time: '07:00', minutes: 60 })).toBe(true);
  expect(isAtChildrensHour({ time: '06:59', minutes: 60 })).toBe(false);
  expect(isAtChildrensHour({ time: '20:00', minutes: 60 })).toBe(true);
  expect(isAtChildrensHour({ time: '20:01', minutes: 60 })).toBe(false);
});

test('the time of an instant is that of WIB, whatever its day is elsewhere', () => {
  expect(timeOfDayAt(new Date('2026-09-03T09:05:59Z'))).toBe('16:05');
  expect(timeOfDayAt(new Date('2026-09-03T17:00:00Z'))).toBe('00:00');
});
