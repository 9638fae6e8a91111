import { expect, test } from 'vitest';
import { calendarDate } from '../values/calendar-date.ts';
import { suitsAge } from './target-age.ts';

const today = calendarDate('2026-08-10');

test('the course suits a child from the sixth birthday on', () => {
  expect(suitsAge(calendarDate('2020-08-11'), today)).toBe('too_young');
  expect(suitsAge(calendarDate('2020-08-10'), today)).toBe('yes');
});

test('the course suits a child until the day before the fourteenth birthday', () => {
  expect(suitsAge(calendarDate('2012-08-11'), today)).toBe('yes');
  expect(suitsAge(calendarDate('2012-08-10'), today)).toBe('too_old');
});
