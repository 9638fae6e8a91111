import { expect, test } from 'vitest';
import { calendarDate } from '../../../domain/values/calendar-date.ts';
import { byDueDate } from './due-order.ts';

const row = (id: number, start: string) => ({ id, bill: { billing_period_start: start } });

test('what is due by today is parted from what comes later, the earliest first in both', () => {
  const rows = [row(1, '2027-04-28'), row(2, '2027-02-28'), row(3, '2026-11-27'), row(4, '2026-11-02')];
  const { due, later } = byDueDate(rows, calendarDate('2026-11-27'));
  expect(due.map(({ id }) => id)).toEqual([4, 3]);
  expect(later.map(({ id }) => id)).toEqual([2, 1]);
});
