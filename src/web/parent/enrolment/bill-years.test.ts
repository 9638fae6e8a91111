import { expect, test } from 'vitest';
import { calendarDate } from '../../../domain/values/calendar-date.ts';
import {
  billYears,
  hasLater,
  isComing,
  isLookedAt,
  isUnderWay,
  nextToPay,
  paidUntil,
  payRefusal,
  timedYears,
  wasPaid,
} from './bill-years.ts';
import { billOf, lastYear, thisYear } from './bill.test-support.ts';

const ids = (years: readonly (readonly { billing_id: number }[])[]) =>
  years.map((year) => year.map(({ billing_id }) => billing_id));
const [first, second, third] = thisYear;
if (!first || !second || !third) throw new Error('a year of three bills');

test('bills of several years are parted, the newest year first and the first bill first', () => {
  expect(ids(billYears([...thisYear, ...lastYear]))).toEqual([[11, 12, 13], [1]]);
  expect(ids(billYears([third, second, first, ...lastYear]))).toEqual([[11, 12, 13], [1]]);
});

test('two years of the same interval are parted, however they are listed', () => {
  const before = thisYear.map((bill) => ({ ...bill, billing_id: bill.billing_id - 10, academic_year_id: 6 }));
  expect(ids(billYears([first, ...before, second, third]))).toEqual([
    [11, 12, 13],
    [1, 2, 3],
  ]);
  expect(ids(billYears([...thisYear, ...before]))).toEqual([
    [11, 12, 13],
    [1, 2, 3],
  ]);
});

test('the next unpaid bill of a year can be paid, one after it waits', () => {
  const today = calendarDate('2026-11-21');
  expect(payRefusal(thisYear, second, today)).toBe(null);
  expect(payRefusal(thisYear, third, today)).toBe('earlier_bill_payable');
});

test('after the first payment was taken back the year is still the one that was bought', () => {
  const reversed = [{ ...first, status: 'PAYABLE' as const, paid_at: null }, second, third];
  const today = calendarDate('2026-11-21');
  expect(wasPaid(reversed)).toBe(true);
  expect(payRefusal(reversed, second, today)).toBe('earlier_bill_payable');
  expect(payRefusal(reversed, second, calendarDate('2026-12-10'))).toBe(null);
  expect(nextToPay([reversed])?.billing_id).toBe(11);
});

test('of a year that was never paid nothing is owed', () => {
  const open = [billOf({ billing_id: 21 })];
  expect(nextToPay([open])).toBe(null);
});

test('the next bill to pay is the earliest of the earliest year', () => {
  expect(nextToPay(billYears([...thisYear, ...lastYear]))?.billing_id).toBe(12);
  expect(nextToPay([lastYear])).toBe(null);
});

test('a bill is under way from the first day of its period, while it is unpaid and the year was bought', () => {
  const on = (day: string) => thisYear.map((bill) => isUnderWay(thisYear, bill, calendarDate(day)));
  expect(on('2026-12-09')).toEqual([false, false, false]);
  expect(on('2026-12-10')).toEqual([false, true, false]);
  const neverPaid = [billOf()];
  expect(neverPaid.map((bill) => isUnderWay(neverPaid, bill, calendarDate('2026-09-01')))).toEqual([false]);
});

test('after the last bill of a year none comes', () => {
  expect(thisYear.map((bill) => hasLater(thisYear, bill))).toEqual([true, true, false]);
});

test('of two years the one begun later counts from its first day, and a year never paid is none of them', () => {
  const next = [
    billOf({
      academic_year_id: 9,
      is_active: true,
      billing_period_start: '2027-01-11',
      billing_period_end: '2028-01-10',
      open_until: '2028-01-09',
    }),
  ];
  const times = (day: string) =>
    timedYears([next, thisYear, [billOf({ academic_year_id: 8 })]], calendarDate(day)).map(
      ({ year, time }) => `${year[0]?.academic_year_id} ${time}`,
    );
  expect(times('2026-08-09')).toEqual(['7 NEXT', '9 NEXT']);
  expect(times('2026-08-10')).toEqual(['7 THIS', '9 NEXT']);
  expect(times('2027-01-10')).toEqual(['7 THIS', '9 NEXT']);
  expect(times('2027-01-11')).toEqual(['7 LAST', '9 THIS']);
  expect(times('2028-01-09')).toEqual(['7 LAST', '9 THIS']);
  expect(times('2028-01-10')).toEqual(['7 LAST', '9 LAST']);
});

test('what is paid for reaches to the end of the last bill that is paid without a gap', () => {
  const paid = (bill: typeof first) => ({ ...bill, paid_at: '2026-07-20T03:00:00.000Z' });
  const reaches = (...year: (typeof first)[]) =>
    paidUntil([year, lastYear], paid(first), calendarDate('2026-09-01'));
  expect(reaches(first, paid(second), paid(third))).toBe('2027-08-08');
  expect(reaches(first, paid(second), third)).toBe('2027-04-09');
  expect(reaches(first, second, paid(third))).toBe('2026-12-09');
});

test('a bill is looked at while money of another amount came for it, and is not to be paid then', () => {
  const money = (step: 'waiting' | 'under_review') => ({
    order_id: 'KE-1',
    payment_type: 'gopay' as const,
    steps: [{ step, at: null, until: null, amount: null, way: null }],
  });
  expect(isLookedAt(billOf({ money: money('under_review') }))).toBe(true);
  expect(isLookedAt(billOf({ money: money('waiting') }))).toBe(false);
  expect(isLookedAt(billOf({ money: null }))).toBe(false);
});

test('a bill that can be paid is still to come until its first day, the first of a year never', () => {
  expect(isComing(second, calendarDate('2026-12-09'))).toBe(true);
  expect(isComing(second, calendarDate('2026-12-10'))).toBe(false);
  expect(isComing(billOf({ billing_period_start: '2027-01-11' }), calendarDate('2026-12-09'))).toBe(false);
  expect(isComing(first, calendarDate('2026-08-01'))).toBe(false);
});
