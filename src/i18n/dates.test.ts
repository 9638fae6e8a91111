import { expect, test } from 'vitest';
import { calendarDate } from '../domain/values/calendar-date.ts';
import { longDate, monthAndYear, monthName } from './dates.ts';

test('a day is written with the name of its month, without a leading zero', () => {
  expect(longDate('en', calendarDate('2026-08-12'))).toBe('12 August 2026');
  expect(longDate('id', calendarDate('2026-08-12'))).toBe('12 Agustus 2026');
  expect(longDate('id', calendarDate('2027-01-05'))).toBe('5 Januari 2027');
  expect(longDate('en', calendarDate('2026-12-31'))).toBe('31 December 2026');
});

test('a month is written with its name and year', () => {
  expect(monthAndYear('en', calendarDate('2026-08-01'))).toBe('August 2026');
  expect(monthAndYear('id', calendarDate('2027-12-31'))).toBe('Desember 2027');
});

test('a month is named by its number', () => {
  expect([monthName('en', 1), monthName('id', 8), monthName('id', 12)]).toEqual([
    'January',
    'Agustus',
    'Desember',
  ]);
});
