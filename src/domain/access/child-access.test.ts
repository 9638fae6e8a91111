import { expect, test } from 'vitest';
import { calendarDate as date } from '../values/calendar-date.ts';
import { makeBills } from '../billing/bills.ts';
import { childAccess } from './child-access.ts';

const bills = (startDate: string, paidUpTo: number) =>
  makeBills(date(startDate), 2, []).map((bill) => ({
    ...bill,
    paidAt: bill.sequence <= paidUpTo ? new Date('2026-07-20T00:00:00Z') : null,
  }));
const year = (startDate: string, paidUpTo: number) => ({
  startDate: date(startDate),
  settledAt: new Date('2026-07-20T00:00:00Z'),
  bills: bills(startDate, paidUpTo),
});
const first = year('2026-08-10', 2);

test('a child has access while the bill of the day is paid', () => {
  expect(childAccess([first], date('2026-12-09'))).toMatchObject({ hasAccess: true, openedBy: null });
  expect(childAccess([first], date('2026-12-10'))).toMatchObject({
    hasAccess: false,
    decidedBy: { sequence: 3 },
    openedBy: { sequence: 3 },
  });
});

test('before its first year bill 1 decides', () => {
  expect(childAccess([first], date('2026-07-25'))).toMatchObject({
    hasAccess: true,
    decidedBy: { sequence: 1 },
  });
});

test('in its next year the bills of that year decide', () => {
  const both = [first, year('2027-08-09', 1)];
  expect(childAccess(both, date('2027-08-08'))).toMatchObject({
    hasAccess: false,
    decidedBy: { sequence: 6 },
  });
  expect(childAccess(both, date('2027-08-09'))).toMatchObject({
    hasAccess: true,
    decidedBy: { sequence: 1 },
  });
});

test('where two years overlap, a later one whose payment was taken back decides, and its bill opens the lessons', () => {
  const second = year('2027-05-03', 0);
  expect(childAccess([first, second], date('2027-05-02'))).toMatchObject({ openedBy: { sequence: 5 } });
  const overlapping = childAccess([year('2026-08-10', 6), second], date('2027-05-03'));
  expect(overlapping.hasAccess).toBe(false);
  expect(overlapping.openedBy).toBe(second.bills[0]);
});

test('without a paid enrolment, and after the last year, there is none and nothing to pay', () => {
  const none = { hasAccess: false, decidedBy: null, openedBy: null };
  expect(childAccess([{ ...first, settledAt: null }], date('2026-09-01'))).toEqual(none);
  expect(childAccess([first], date('2027-08-09'))).toEqual(none);
  expect(childAccess([], date('2026-09-01'))).toEqual(none);
});
