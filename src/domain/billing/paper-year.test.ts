import { expect, test } from 'vitest';
import { calendarDate } from '../values/calendar-date.ts';
import { rupiah } from '../values/money.ts';
import { paperBills, paperYearFault } from './paper-year.ts';

const day = calendarDate;
const year = { term: 4, paidBills: 2, amount: rupiah(2_000_001), paidOn: day('2026-08-01') } as const;
const batch = { startDate: day('2026-08-10') };
const today = day('2026-11-30');

test('the bills that were paid on paper share what was paid, the later one asks for the interval (R259)', () => {
  const bills = paperBills(batch.startDate, year, rupiah(900_000));
  expect(bills.map(({ amount, periodStart }) => [periodStart, amount])).toEqual([
    ['2026-08-10', 1_000_001],
    ['2026-12-10', 1_000_000],
    ['2027-04-10', 900_000],
  ]);
});

test('a year that was paid on paper is of a batch that is not over, and paid up to today (R259)', () => {
  expect(paperYearFault(year, batch, today)).toBeNull();
  expect(paperYearFault(year, undefined, today)).toEqual({ column: 'batch', fault: 'invalid' });
  const over = { column: 'batch', fault: 'batch_over' };
  expect(paperYearFault(year, { startDate: day('2025-12-01') }, today)).toEqual(over);
  expect(paperYearFault(year, { startDate: day('2025-12-02') }, today)).toBeNull();
  expect(paperYearFault({ ...year, paidBills: 4 }, batch, today)?.column).toBe('paid_bills');
  expect(paperYearFault({ ...year, amount: rupiah(1) }, batch, today)?.column).toBe('amount');
  expect(paperYearFault({ ...year, paidOn: day('2026-12-01') }, batch, today)?.column).toBe('paid_on');
  expect(paperYearFault({ ...year, paidOn: day('2024-11-29') }, batch, today)?.column).toBe('paid_on');
});
