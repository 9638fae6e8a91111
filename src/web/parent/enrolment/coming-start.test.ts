import { expect, test } from 'vitest';
import { calendarDate } from '../../../domain/values/calendar-date.ts';
import { comingStart } from './coming-start.ts';

const year = { start_date: '2026-08-10' };
const dayBefore = calendarDate('2026-08-09');

test('a year that lies ahead says when it begins, also while a test is awaited', () => {
  expect(comingStart({ status: 'BOOKED' }, year, dayBefore)).toBe('2026-08-10');
  expect(comingStart({ status: 'TEST_AWAITED' }, year, dayBefore)).toBe('2026-08-10');
  expect(comingStart({ status: 'TEST_AWAITED' }, year, calendarDate('2026-08-10'))).toBeNull();
});

test('a second year ahead does not hide the one under way', () => {
  expect(comingStart({ status: 'LEARNING' }, year, dayBefore)).toBeNull();
  expect(comingStart({ status: 'NEW' }, null, dayBefore)).toBeNull();
});
