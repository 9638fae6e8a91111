import { describe, expect, test } from 'vitest';
import { makeBills } from '../billing/bills.ts';
import { calendarDate } from '../values/calendar-date.ts';
import { firstUnitOf, isPartOfYear, lastUnitOf, rightToPart, testWeek } from './parts-of-year.ts';

test('a year has three parts: units 1 to 3, 4 to 6 and 7 to 9', () => {
  expect(
    [1, 2, 3].flatMap((part) => (isPartOfYear(part) ? [[firstUnitOf(part), lastUnitOf(part)]] : [])),
  ).toEqual([
    [1, 3],
    [4, 6],
    [7, 9],
  ]);
  expect([0, 1, 3, 4, 1.5].map((number) => isPartOfYear(number))).toEqual([false, true, true, false, false]);
});

test('a part is tested in the fourth week of its last unit, after the holiday weeks before it', () => {
  const batch = { startDate: calendarDate('2026-07-06'), holidayWeeks: [calendarDate('2026-08-17')] };
  expect(testWeek(batch, 1)).toEqual({
    firstDay: '2026-09-28',
    lastDay: '2026-10-04',
    from: new Date('2026-09-27T17:00:00Z'),
    until: new Date('2026-10-04T17:00:00Z'),
  });
});

describe('the tests and the report of a part', () => {
  const today = calendarDate('2026-12-01');
  const paid = (term: 2 | 4 | 12, ...sequences: readonly number[]) => ({
    term,
    bills: makeBills(calendarDate('2026-07-06'), term, []).map((bill) => ({
      ...bill,
      paidAt: sequences.includes(bill.sequence) ? new Date('2026-06-01T00:00:00Z') : null,
    })),
  });
  test('are open while their own bill of 4 months is paid', () => {
    expect(rightToPart(paid(4, 1, 2), 1, today)).toBe('open');
    expect(rightToPart(paid(4, 1, 2), 2, today)).toBe('open');
    expect(rightToPart(paid(4, 1, 2), 3, today)).toBe('bill_unpaid');
    expect(rightToPart(paid(4, 2), 1, today)).toBe('bill_skipped');
  });
  test('are all open with the bill of the whole year, and in no package of 2 months', () => {
    expect([1, 2, 3].map((part) => isPartOfYear(part) && rightToPart(paid(12, 1), part, today))).toEqual([
      'open',
      'open',
      'open',
    ]);
    expect(rightToPart(paid(2, 1, 2, 3, 4, 5, 6), 3, today)).toBe('not_in_package');
  });
});
