import { expect, test } from 'vitest';
import { calendarDate as date } from '../values/calendar-date.ts';
import { nativeUnit } from './native-sessions.ts';

const calendar = { startDate: date('2026-08-10'), holidayWeeks: [] };
const at = (wib: string) => new Date(`${wib}+07:00`);

test('a native teacher comes to grades 5 and 6 alone, after six months of the year', () => {
  expect(nativeUnit(calendar, 4, at('2027-03-01T16:00'))).toBeNull();
  expect(nativeUnit(calendar, 5, at('2027-02-09T23:59'))).toBeNull();
  expect(nativeUnit(calendar, 5, at('2027-02-10T00:00'))).toBe(7);
  expect(nativeUnit(calendar, 6, at('2027-03-01T16:00'))).toBe(8);
});

test('not before the year and not after it', () => {
  expect(nativeUnit(calendar, 6, at('2026-08-01T16:00'))).toBeNull();
  expect(nativeUnit(calendar, 6, at('2027-08-09T16:00'))).toBeNull();
});
