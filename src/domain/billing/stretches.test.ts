import { expect, test } from 'vitest';
import { calendarDate } from '../values/calendar-date.ts';
import { makeBills, openUntil } from './bills.ts';
import { stretchesOf } from './stretches.ts';
import type { Term } from './terms.ts';

const day = calendarDate;
/** Six bills of two months from 10 August 2026. */
const year = (paid: readonly number[]) =>
  makeBills(day('2026-08-10'), 2, []).map((bill) => ({
    ...bill,
    openUntil: openUntil(bill, day('2026-08-10')),
    paidAt: paid.includes(bill.sequence) ? new Date('2026-07-20T00:00:00Z') : null,
  }));
const shown = (paid: readonly number[], on: string) =>
  stretchesOf(year(paid), day(on)).map(
    ({ state, from, to, bills }) => `${state} ${from} to ${to}: ${bills.map((bill) => bill.sequence).join()}`,
  );

test('bills in a row that stand alike are one stretch', () => {
  expect(shown([1, 2], '2026-11-20')).toEqual([
    'PAID 2026-08-10 to 2026-12-09: 1,2',
    'PAYABLE 2026-12-10 to 2027-08-08: 3,4,5,6',
  ]);
});

test('a period that ended unpaid stands between those before and after it', () => {
  expect(shown([1, 3], '2026-12-20')).toEqual([
    'PAID 2026-08-10 to 2026-10-09: 1',
    'SKIPPED 2026-10-10 to 2026-12-09: 2',
    'PAID 2026-12-10 to 2027-02-09: 3',
    'PAYABLE 2027-02-10 to 2027-08-08: 4,5,6',
  ]);
});

test('what is paid for ends with the 52 weeks of the year, before its twelve months do', () => {
  const ends = (start: string, term: Term) =>
    makeBills(day(start), term, []).map((bill) => openUntil(bill, day(start)));
  expect(ends('2026-08-10', 12)).toEqual(['2027-08-08']);
  expect(ends('2026-08-10', 4)).toEqual(['2026-12-09', '2027-04-09', '2027-08-08']);
  expect(ends('2027-08-30', 12)).toEqual(['2028-08-27']);
});

test('without bills there is no stretch', () => {
  expect(stretchesOf([], day('2026-08-10'))).toEqual([]);
});
