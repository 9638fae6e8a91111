import { expect, test } from 'vitest';
import { calendarDate } from '../../../domain/values/calendar-date.ts';
import { calendarOf } from '../../frame/calendar-of.ts';
import { nextReleaseDay } from './next-lesson.ts';

const calendar = calendarOf({ start_date: '2026-08-10', holiday_week: '["2026-08-17"]' });
const next = (today: string) => nextReleaseDay(calendar, calendarDate(today));

test('before the year the first lesson comes on its first day', () => {
  expect(next('2026-07-20')).toBe('2026-08-10');
});

test('within the year it is the next Monday that is no holiday week', () => {
  expect(next('2026-08-10')).toBe('2026-08-24');
  expect(next('2026-08-25')).toBe('2026-08-31');
});

test('after the last lesson there is none', () => {
  expect(next('2027-08-01')).toBeNull();
});
