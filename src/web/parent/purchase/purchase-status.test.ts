import { describe, expect, test } from 'vitest';
import type { Billing } from '../../../contract/payment-objects.ts';
import { type PurchaseAddress } from './purchase-address.ts';
import { purchaseStatusOf } from './purchase-status.ts';

const bill = (billing_id: number, sequence: number, status: Billing['status']): Billing => ({
  billing_id,
  academic_year_id: 1,
  is_active: false,
  billing_desc: '',
  billing_desc_indo: '',
  billing_period: 4,
  billing_period_start: '2026-08-10',
  billing_period_end: '2026-12-09',
  amount: 2_124_000,
  sequence,
  status,
  paid_at: null,
});
const at: PurchaseAddress = {
  purpose: 'BUY_COURSE',
  step: 0,
  batchId: null,
  term: null,
  courier: null,
  method: null,
  billId: null,
  orderId: null,
};
const newcomer = { latest_academic_year: null };
const pupil = { latest_academic_year: { academic_year_id: 1, end_date: '2027-08-08' } };

describe('a first course', () => {
  test('is chosen from the start when nothing was begun', () => {
    expect(purchaseStatusOf(at, newcomer, [])).toEqual({ kind: 'to_pay', bill: null, at });
  });
  test('goes on at bill 1 when a charge was opened before', () => {
    const first = bill(41, 1, 'PAYABLE');
    expect(purchaseStatusOf(at, newcomer, [bill(42, 2, 'PAYABLE'), first])).toEqual({
      kind: 'to_pay',
      bill: first,
      at: { ...at, step: 4, billId: 41 },
    });
  });
  test('goes back to the choices when the parent wants that', () => {
    const again = { ...at, step: 1 } as const;
    expect(purchaseStatusOf(again, newcomer, [bill(41, 1, 'PAYABLE')])).toEqual({
      kind: 'to_pay',
      bill: null,
      at: again,
    });
  });
  test('is not sold twice', () => {
    expect(purchaseStatusOf(at, pupil, [])).toEqual({ kind: 'nothing_to_pay', reason: 'has_course' });
  });
});

describe('a bill', () => {
  const paying = { ...at, purpose: 'COURSE_EXTENSION', step: 4, billId: 7 } as const;
  test('is paid while it is payable', () => {
    const open = bill(7, 2, 'PAYABLE');
    expect(purchaseStatusOf(paying, pupil, [open])).toEqual({ kind: 'to_pay', bill: open, at: paying });
  });
  test.each([
    ['PAID', 'bill_paid'],
    ['SKIPPED', 'bill_skipped'],
  ] as const)('that is %s is not charged', (status, reason) => {
    expect(purchaseStatusOf(paying, pupil, [bill(7, 2, status)])).toEqual({ kind: 'nothing_to_pay', reason });
  });
  test('that is not there is said to be unknown', () => {
    expect(purchaseStatusOf(paying, pupil, [bill(8, 2, 'PAYABLE')])).toEqual({
      kind: 'nothing_to_pay',
      reason: 'bill_unknown',
    });
  });
});
