import { expect, test } from 'vitest';
import { calendarDate } from '../values/calendar-date.ts';
import { mayBeBirthdate } from './birthdate.ts';

const today = calendarDate('2026-08-10');

test('a birthdate is a day before today', () => {
  expect(mayBeBirthdate(calendarDate('2026-08-09'), today)).toBe(true);
  expect(mayBeBirthdate(calendarDate('2026-08-10'), today)).toBe(false);
  expect(mayBeBirthdate(calendarDate('2027-01-01'), today)).toBe(false);
});

test('nobody is 130 years old', () => {
  expect(mayBeBirthdate(calendarDate('1896-08-10'), today)).toBe(false);
  expect(mayBeBirthdate(calendarDate('1896-08-11'), today)).toBe(true);
});
