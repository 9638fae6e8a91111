import { expect, test } from 'vitest';
import { makeBills } from '../billing/bills.ts';
import { calendarDate as date } from '../values/calendar-date.ts';
import { type ShownEnrolment, withBillsShown } from './bills-shown.ts';
import type { FamilyScope } from './family-scope.ts';

const parent = 7 as FamilyScope;
const admin = 'every family' as FamilyScope;

const enrolment = (changes: Partial<ShownEnrolment>): ShownEnrolment => ({
  purpose: 'BUY_COURSE',
  startDate: date('2026-08-10'),
  settledAt: null,
  bills: makeBills(date('2026-08-10'), 2, []),
  batch: { isActive: true, startRegistration: date('2026-07-01'), endRegistration: date('2026-08-31') },
  ...changes,
});
const paid = enrolment({ settledAt: new Date('2026-07-20T03:00:00Z') });
const unpaid = enrolment({});

test('the bills of a year that was ever paid are shown to parents and staff, long after it too', () => {
  expect(withBillsShown([paid], parent, date('2028-01-01'))).toEqual([paid]);
  expect(withBillsShown([paid], admin, date('2028-01-01'))).toEqual([paid]);
});

test('those of a purchase that was begun are shown to the parent alone, who may go on with it', () => {
  expect(withBillsShown([unpaid], parent, date('2026-08-31'))).toEqual([unpaid]);
  expect(withBillsShown([unpaid], admin, date('2026-08-31'))).toEqual([]);
});

test('a purchase that was given up is not shown: registration is over, or the batch takes none', () => {
  expect(withBillsShown([unpaid], parent, date('2026-09-01'))).toEqual([]);
  const closed = enrolment({ batch: { ...unpaid.batch, isActive: false } });
  expect(withBillsShown([closed], parent, date('2026-08-10'))).toEqual([]);
});

test('nor one whose first bill has ended, however long registration is open', () => {
  const long = enrolment({ batch: { ...unpaid.batch, endRegistration: date('2027-01-31') } });
  expect(withBillsShown([long], parent, date('2026-10-09'))).toEqual([long]);
  expect(withBillsShown([long], parent, date('2026-10-10'))).toEqual([]);
});

test('nor another first year once one was paid, but a next year is', () => {
  const next = enrolment({ purpose: 'NEXT_GRADE' });
  expect(withBillsShown([paid, unpaid, next], parent, date('2026-08-10'))).toEqual([paid, next]);
});
