import { expect, test } from 'vitest';
import { calendarDate } from '../values/calendar-date.ts';
import { rupiah } from '../values/money.ts';
import { paperBills, paperMoney, paperYearFaults } from './paper-year.ts';

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
  const wrong = (...of: Parameters<typeof paperYearFaults>) =>
    paperYearFaults(...of).map(({ column, fault }) => `${column} ${fault}`);
  expect(wrong(year, batch, today)).toEqual([]);
  expect(wrong({}, undefined, today)).toEqual([]);
  expect(wrong({ paidOn: day('2026-12-01') }, null, today)).toEqual(['batch invalid', 'paid_on invalid']);
  expect(wrong(year, { startDate: day('2025-12-01') }, today)).toEqual(['batch batch_over']);
  expect(wrong(year, { startDate: day('2025-12-02') }, today)).toEqual([]);
  expect(wrong({ ...year, paidBills: 4 }, batch, today)).toEqual(['paid_bills invalid']);
  expect(wrong({ ...year, amount: rupiah(1) }, batch, today)).toEqual(['amount invalid']);
  expect(wrong({ ...year, paidOn: day('2024-11-29') }, batch, today)).toEqual(['paid_on invalid']);
});

test('what was paid on paper comes into the books of the months in which it was (R259)', () => {
  const paid = (paidOn: string, amount: number) => ({ paidOn: day(paidOn), amount: rupiah(amount) });
  expect(paperMoney([paid('2026-08-31', 5), paid('2026-02-01', 2), paid('2026-08-01', 1)])).toEqual([
    { month: '2026-02', amount: 2 },
    { month: '2026-08', amount: 6 },
  ]);
});
