import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, calendarDate as date } from '../values/calendar-date.ts';
import { endDateOf } from '../calendar/batch-year.ts';
import { anyDay } from '../calendar/batches.test-support.ts';
import { billOfDay, billThatOpens, hasAccess } from './bill-access.ts';
import { billState } from './bill-state.ts';
import { type Bill, makeBills } from './bills.ts';
import { anyTerm } from './prices.test-support.ts';

const start = date('2026-08-10');
const withPaid = (some: readonly Bill[], sequences: readonly number[]) =>
  some.map((bill) => (sequences.includes(bill.sequence) ? { ...bill, paidAt: new Date(0) } : bill));
const bills = withPaid(makeBills(start, 4, []), [1, 3]);

describe('access on a day', () => {
  test.each([
    ['2026-07-20', 1, true], // before the year starts
    ['2026-08-10', 1, true],
    ['2026-12-09', 1, true],
    ['2026-12-10', 2, false],
    ['2027-04-09', 2, false],
    ['2027-04-10', 3, true],
    ['2027-08-09', 3, true],
  ])('%s follows from bill %i: %s', (day, sequence, access) => {
    expect(billOfDay(bills, date(day))?.sequence).toBe(sequence);
    expect(hasAccess(bills, date(day))).toBe(access);
  });
  test('is none after the last period', () => {
    expect(billOfDay(bills, date('2027-08-10'))).toBeNull();
    expect(hasAccess(bills, date('2027-08-10'))).toBe(false);
  });
  test('is opened by the bill of the day, which is payable', () => {
    expect(billThatOpens(bills, date('2026-12-10'))?.sequence).toBe(2);
    expect(billThatOpens(bills, date('2026-12-09'))).toBeNull();
    expect(billThatOpens(bills, date('2027-08-10'))).toBeNull();
  });
  test('does not depend on the order in which bills are read', () => {
    expect(billOfDay(bills.toReversed(), date('2026-07-20'))?.sequence).toBe(1);
  });
  test('is, on every day of any year, the state of exactly one bill', () => {
    fc.assert(
      fc.property(
        anyDay,
        anyTerm,
        fc.subarray([1, 2, 3, 4, 5, 6]),
        fc.nat(363),
        (startDate, term, sequences, days) => {
          const some = withPaid(makeBills(startDate, term, []), sequences);
          const day = addDays(startDate, days);
          const holding = some.filter((bill) => bill.periodStart <= day && day < bill.periodEnd);
          expect(day <= endDateOf(startDate)).toBe(true);
          expect(holding).toHaveLength(1);
          expect(hasAccess(some, day)).toBe(billState(holding[0]!, day) === 'PAID');
          expect(billThatOpens(some, day)).toBe(hasAccess(some, day) ? null : holding[0]);
        },
      ),
    );
  });
});
