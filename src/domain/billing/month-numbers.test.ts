import { describe, expect, test } from 'vitest';
import { calendarDate } from '../values/calendar-date.ts';
import { type PaidPeriod, monthsAround, paidAhead } from './month-numbers.ts';

const period = (start: string, end: string, amount: number, bills = 1): PaidPeriod => ({
  start: calendarDate(start),
  end: calendarDate(end),
  bills,
  amount,
});

test('months are counted over the turn of a year', () => {
  expect(monthsAround(calendarDate('2026-11-30'), -2, 4)).toEqual([
    '2026-09',
    '2026-10',
    '2026-11',
    '2026-12',
  ]);
});

describe('what is paid for months to come (rule R273)', () => {
  const months = ['2026-11', '2026-12', '2027-01'];
  test('is shared by days, from tomorrow on', () => {
    // 61 days from 1 November to 31 December, of which 10 in November and 31 in December are to come.
    const paid = [period('2026-11-01', '2027-01-01', 610_000)];
    expect(paidAhead(paid, calendarDate('2026-11-20'), months)).toEqual([
      { month: '2026-11', children: 1, amount: 100_000 },
      { month: '2026-12', children: 1, amount: 310_000 },
      { month: '2027-01', children: 0, amount: 0 },
    ]);
  });
  test('counts the bills of one period together', () => {
    const paid = [period('2026-12-01', '2027-02-01', 620_000 * 3, 3)];
    expect(paidAhead(paid, calendarDate('2026-11-20'), months)).toEqual([
      { month: '2026-11', children: 0, amount: 0 },
      { month: '2026-12', children: 3, amount: 930_000 },
      { month: '2027-01', children: 3, amount: 930_000 },
    ]);
  });
  test('has nothing of what is over', () => {
    const paid = [period('2026-09-01', '2026-11-21', 900_000)];
    expect(paidAhead(paid, calendarDate('2026-11-20'), months).every(({ amount }) => amount === 0)).toBe(
      true,
    );
  });
});
