import { describe, expect, test } from 'vitest';
import type { Billing, PaymentItem } from '../../../contract/payment-objects.ts';
import { type PurchaseAddress } from './purchase-address.ts';
import { purchaseStatusOf, settledOtherwise, waitingCharge } from './purchase-status.ts';

const bill = (
  billing_id: number,
  sequence: number,
  status: Billing['status'],
  { is_active = false, academic_year_id = 1 } = {},
): Billing => ({
  billing_id,
  academic_year_id,
  is_active,
  billing_desc: '',
  billing_desc_indo: '',
  billing_period: 4,
  billing_period_start: '2026-08-10',
  billing_period_end: '2026-12-09',
  open_until: '2026-12-09',
  lessons: 18,
  last_lesson: '2027-06-20',
  amount: 2_124_000,
  sequence,
  status,
  paid_at: null,
  discount: 0,
  delayed_until: null,
  left_on: null,
});
const at: PurchaseAddress = {
  purpose: 'BUY_COURSE',
  step: 0,
  nextOrStay: null,
  batchId: null,
  term: null,
  courier: null,
  method: null,
  billId: null,
  orderId: null,
  instead: null,
};
const newcomer = { latest_academic_year: null };
const pupil = { latest_academic_year: { academic_year_id: 1, end_date: '2027-08-08' } };

const paid = { is_active: true };
const coming = { academic_year_id: 2 };
const batches = [{ academic_year_id: 1 }, { academic_year_id: 2 }];
const known = (...bills: Billing[]) => ({ bills, batches, next: null });

describe('a first course', () => {
  test('is chosen from the start when nothing was begun', () => {
    expect(purchaseStatusOf(at, newcomer, known())).toEqual({ kind: 'to_pay', bill: null, at });
  });
  test('goes on at bill 1 when a charge was opened before', () => {
    const first = bill(41, 1, 'PAYABLE');
    expect(purchaseStatusOf(at, newcomer, known(bill(42, 2, 'PAYABLE'), first))).toEqual({
      kind: 'to_pay',
      bill: first,
      at: { ...at, step: 4, billId: 41 },
    });
  });
  test('goes back to the choices when the parent wants that', () => {
    const again = { ...at, step: 1 } as const;
    expect(purchaseStatusOf(again, newcomer, known(bill(41, 1, 'PAYABLE')))).toEqual({
      kind: 'to_pay',
      bill: null,
      at: again,
    });
  });
  test('is chosen anew once the class of what was begun takes no registrations any more', () => {
    const begun = { ...known(bill(41, 1, 'PAYABLE')), batches: [{ academic_year_id: 2 }] };
    expect(purchaseStatusOf({ ...at, billId: 41 }, newcomer, begun)).toEqual({
      kind: 'to_pay',
      bill: null,
      at,
    });
  });
  test('is not sold twice', () => {
    expect(purchaseStatusOf(at, pupil, known(bill(41, 1, 'PAID', paid)))).toEqual({
      kind: 'nothing_to_pay',
      reason: 'has_course',
    });
  });
});

describe('a code that waits', () => {
  const code = (order_id: string, over: Partial<PaymentItem> = {}) =>
    ({
      order_id,
      payment_status: 'PENDING',
      by_link: false,
      get_billing: { billing_id: 41, billing_desc: '', billing_desc_indo: '' },
      ...over,
    }) as PaymentItem;
  const shownAt = (given: Partial<PurchaseAddress>, ...payments: PaymentItem[]) => {
    const bills = [bill(41, 1, 'PAYABLE'), bill(42, 2, 'PAYABLE')];
    const status = purchaseStatusOf({ ...at, ...given }, newcomer, known(...bills));
    if (status.kind !== 'to_pay') throw new Error('it is to be paid');
    return waitingCharge(status, { bills, payments })?.order_id ?? null;
  };

  test.each([1, 2, 3, 4] as const)('is what Back leads to, also at step %s', (step) => {
    expect(shownAt({ step, batchId: 1, term: 4 }, code('KE-1'))).toBe('KE-1');
  });
  test('is left for another method, or for another choice that replaces it', () => {
    expect(shownAt({ step: 4, method: 'gopay', billId: 41 }, code('KE-1'))).toBeNull();
    expect(shownAt({ step: 1, instead: 'KE-1' }, code('KE-1'))).toBeNull();
    expect(shownAt({ step: 3, instead: 'KE-1' }, code('KE-2'))).toBe('KE-2');
  });
  test('is none once it was cancelled or is over, nor is one of a payment link', () => {
    expect(shownAt({ step: 3 }, code('KE-1', { payment_status: 'FAILED' }))).toBeNull();
    expect(shownAt({ step: 3 }, code('KE-1', { by_link: true }))).toBeNull();
  });
});

describe('another year', () => {
  const next = { ...at, purpose: 'NEXT_GRADE' } as const;
  const bought = bill(41, 1, 'PAID', paid);
  const eligible = { isEligible: true, isBooked: false };
  test('is chosen from the start by a child that may move on', () => {
    expect(purchaseStatusOf(next, pupil, { bills: [bought], batches, next: eligible })).toEqual({
      kind: 'to_pay',
      bill: null,
      at: next,
    });
  });
  test.each(['BUY_COURSE', 'NEXT_GRADE'] as const)(
    'that was begun goes on at its own bill 1 as a next grade, also from an address of %s',
    (purpose) => {
      const begun = bill(51, 1, 'PAYABLE', coming);
      const bills = [bill(52, 2, 'PAYABLE', coming), begun, bought];
      expect(purchaseStatusOf({ ...at, purpose }, pupil, { bills, batches, next: eligible })).toEqual({
        kind: 'to_pay',
        bill: begun,
        at: { ...next, step: 4, billId: 51 },
      });
    },
  );
  test('is not sold to a child that may not move on yet', () => {
    const early = { isEligible: false, isBooked: false };
    expect(purchaseStatusOf(next, pupil, { bills: [bought], batches, next: early })).toEqual({
      kind: 'nothing_to_pay',
      reason: 'not_eligible',
    });
  });
  test('is not sold twice', () => {
    const booked = { isEligible: false, isBooked: true };
    expect(purchaseStatusOf({ ...next, step: 3 }, pupil, { bills: [bought], batches, next: booked })).toEqual(
      {
        kind: 'nothing_to_pay',
        reason: 'next_booked',
      },
    );
  });
});

describe('a bill', () => {
  const paying = { ...at, purpose: 'COURSE_EXTENSION', step: 4, billId: 7 } as const;
  test('is paid while it is payable', () => {
    const open = bill(7, 2, 'PAYABLE', paid);
    expect(purchaseStatusOf(paying, pupil, known(open))).toEqual({ kind: 'to_pay', bill: open, at: paying });
  });
  test.each([
    ['PAID', 'bill_paid'],
    ['SKIPPED', 'bill_skipped'],
  ] as const)('that is %s is not charged', (status, reason) => {
    expect(purchaseStatusOf(paying, pupil, known(bill(7, 2, status, paid)))).toEqual({
      kind: 'nothing_to_pay',
      reason,
    });
  });
  test('that is not there is said to be unknown', () => {
    const unknown = { kind: 'nothing_to_pay', reason: 'bill_unknown' };
    expect(purchaseStatusOf(paying, pupil, known(bill(8, 2, 'PAYABLE', paid)))).toEqual(unknown);
    expect(purchaseStatusOf({ ...paying, billId: null }, pupil, known())).toEqual(unknown);
  });
  test.each([
    [newcomer, 'BUY_COURSE'],
    [pupil, 'NEXT_GRADE'],
  ] as const)('of a year that was never paid leads to its first, which buys the year', (child, purpose) => {
    const first = bill(6, 1, 'PAYABLE', coming);
    expect(purchaseStatusOf(paying, child, known(first, bill(7, 2, 'PAYABLE', coming)))).toEqual({
      kind: 'to_pay',
      bill: first,
      at: { ...paying, purpose, billId: 6 },
    });
  });
});

describe('after a charge that failed', () => {
  test('a bill that another charge paid meanwhile is not offered again', () => {
    expect(settledOtherwise('BUY_COURSE', pupil, { status: 'PAID' })).toBe('has_course');
    expect(settledOtherwise('NEXT_GRADE', pupil, { status: 'PAID' })).toBe('next_booked');
    expect(settledOtherwise('COURSE_EXTENSION', pupil, { status: 'PAID' })).toBe('bill_paid');
    expect(settledOtherwise('COURSE_EXTENSION', pupil, { status: 'SKIPPED' })).toBe('bill_skipped');
  });
  test('a choice that another one replaced, which was paid, is not offered again', () => {
    expect(settledOtherwise('BUY_COURSE', pupil, null)).toBe('has_course');
  });
  test('an open bill is to be paid, also one whose payment was taken back', () => {
    expect(settledOtherwise('BUY_COURSE', pupil, { status: 'PAYABLE' })).toBeNull();
    expect(settledOtherwise('BUY_COURSE', newcomer, null)).toBeNull();
    expect(settledOtherwise('COURSE_EXTENSION', pupil, { status: 'PAYABLE' })).toBeNull();
  });
});
