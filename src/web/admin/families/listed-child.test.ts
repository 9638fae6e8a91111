import { expect, test } from 'vitest';
import { isYearOver } from './listed-child.ts';

const years = [
  { academic_year_id: 1, end_date: '2026-10-04' },
  { academic_year_id: 2, end_date: '2027-08-15' },
];
const isOver = (yearId: number | null, bill: 'paid' | 'overdue' | null, today = '2026-11-30') =>
  isYearOver({ academic_year_id: yearId, bill }, years, today);

test('the year of a child is over from the day after its last', () => {
  expect([isOver(1, 'paid', '2026-10-04'), isOver(1, 'paid', '2026-10-05')]).toEqual([false, true]);
  expect(isOver(2, 'paid')).toBe(false);
});

test('what is still to be paid is said first, and of a child without a year nothing', () => {
  expect([isOver(1, 'overdue'), isOver(1, null), isOver(null, 'paid')]).toEqual([false, false, false]);
});
