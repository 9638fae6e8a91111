import { describe, expect, test } from 'vitest';
import { billNoticeOn } from '../messages/bill-notices.ts';
import { calendarDate as day } from '../values/calendar-date.ts';
import { rupiah } from '../values/money.ts';
import { delayRefusal, discountRefusal, dueOf, endDiscountRefusal } from './agreements.ts';
import { billThatOpens, hasAccess } from './bill-access.ts';
import { billState, isOverdue } from './bill-state.ts';
import { payableUntil } from './bills.ts';
import { linkExpiry } from './payment-link.ts';

const bill = {
  sequence: 2,
  periodStart: day('2026-10-12'),
  periodEnd: day('2026-12-12'),
  amount: rupiah(700_000),
  paidAt: null,
  delayedUntil: null,
};
const paid = { ...bill, paidAt: new Date('2026-10-13T03:00:00Z') };
const today = day('2026-11-20');

describe('a discount', () => {
  const asked = { ...bill, frozen: 700_000, discount: 0, hasOpenCharge: false };
  test('leaves the frozen amount, and less is due (R248)', () => {
    expect(dueOf(700_000, 100_000)).toBe(600_000);
  });

  test.each([
    ['leaves Rp 10.000 at least', {}, 690_000, null],
    ['does not leave less', {}, 690_001, 'discount_too_high'],
    ['is given once at a time', { discount: 1 }, 100_000, 'agreement_there'],
    ['is not given while somebody pays', { hasOpenCharge: true }, 100_000, 'charge_is_open'],
    ['is not given on what is paid', { paidAt: paid.paidAt }, 100_000, 'bill_already_paid'],
    ['is not given on what lapsed', { periodEnd: today }, 100_000, 'bill_skipped'],
  ])('%s (R248)', (_what, changes, amount, refusal) => {
    expect(discountRefusal({ ...asked, ...changes }, amount, today)).toBe(refusal);
  });

  test('ends while its bill is not paid, and nobody is about to pay it (R248)', () => {
    expect(endDiscountRefusal({ paidAt: null, hasOpenCharge: false })).toBeNull();
    expect(endDiscountRefusal({ paidAt: null, hasOpenCharge: true })).toBe('charge_is_open');
    expect(endDiscountRefusal({ paidAt: paid.paidAt, hasOpenCharge: false })).toBe('bill_already_paid');
  });
});

describe('a delay', () => {
  test.each([
    ['tomorrow', {}, '2026-11-21', null],
    ['thirty days ahead', {}, '2026-12-20', null],
    ['thirty-one days ahead', {}, '2026-12-21', 'delay_day_not_possible'],
    ['today', {}, '2026-11-20', 'delay_day_not_possible'],
    [
      'the due day of a coming bill',
      { periodStart: day('2026-12-01') },
      '2026-12-01',
      'delay_day_not_possible',
    ],
    ['beside another', { delayedUntil: today }, '2026-12-01', 'agreement_there'],
    ['after another that is over', { delayedUntil: day('2026-11-19') }, '2026-12-01', null],
    ['on what is paid', { paidAt: paid.paidAt }, '2026-12-01', 'bill_already_paid'],
  ])('until %s (R250)', (_until, changes, until, refusal) => {
    expect(delayRefusal({ ...bill, ...changes }, day(until), today)).toBe(refusal);
  });

  const delayed = { ...bill, delayedUntil: day('2026-12-15') };
  const next = { ...bill, sequence: 3, periodStart: day('2026-12-12'), periodEnd: day('2027-02-12') };

  test('keeps a bill payable until its day, also after its period (R250)', () => {
    expect(billState(bill, day('2026-12-12'))).toBe('SKIPPED');
    expect(billState(delayed, day('2026-12-15'))).toBe('PAYABLE');
    expect(billState(delayed, day('2026-12-16'))).toBe('SKIPPED');
    expect(payableUntil(delayed)).toBe('2026-12-15');
    expect(payableUntil({ ...bill, delayedUntil: day('2026-11-01') })).toBe('2026-12-11');
    expect(linkExpiry(new Date('2026-12-14T00:00:00Z'), delayed)).toEqual(new Date('2026-12-15T17:00:00Z'));
  });

  test('counts as paid until its day, into the next period too, and not longer (R250)', () => {
    const bills = [delayed, next];
    const access = (on: string) => hasAccess(bills, day(on));
    expect(['2026-10-12', '2026-12-11', '2026-12-15', '2026-12-16'].map(access)).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(billThatOpens(bills, day('2026-12-15'))).toBeNull();
    expect(billThatOpens(bills, day('2026-12-16'))).toBe(next);
    expect(hasAccess([bill, next], today)).toBe(false);
  });

  test('is not late before its day is over, and no notice comes until then (R250)', () => {
    const short = { ...bill, delayedUntil: day('2026-11-10') };
    expect(isOverdue(short, day('2026-11-10'))).toBe(false);
    expect(isOverdue(short, day('2026-11-11'))).toBe(true);
    const told = (on: string) => billNoticeOn(short, day(on));
    expect(told('2026-10-15')).toBeNull();
    expect(told('2026-11-13')).toBe('bill_overdue');
    expect(told('2026-12-05')).toBe('bill_lapsing');
    expect(billNoticeOn(bill, day('2026-10-15'))).toBe('bill_overdue');
    expect(billNoticeOn(delayed, day('2026-12-05'))).toBeNull();
  });
});
