import { describe, expect, test } from 'vitest';
import type { PaymentItem } from '../../../contract/payment-objects.ts';
import { byBill, forWhat, methodOf, mayPayAgain, paymentOf, displayStatusOf } from './payment-record.ts';

const payment = (changes: Partial<PaymentItem> = {}): PaymentItem => ({
  order_id: 'KE-1',
  payment_type: 'gopay',
  request: '{}',
  response: '{}',
  actions: '[]',
  payment_status: 'PENDING',
  gross_amount: 1_300_000,
  purpose: 'COURSE_EXTENSION',
  lines: [],
  redirect_url: null,
  qr_url: null,
  biller_code: null,
  bill_key: null,
  expiry_time: '2026-11-20T04:00:00.000Z',
  created_at: '2026-11-20T03:00:00.000Z',
  to_refund: false,
  other_amount: null,
  by_link: false,
  failure: null,
  paid_at: null,
  receipt_number: null,
  parcel: null,
  period: null,
  opens: null,
  registration_closed: false,
  next_bill: null,
  money: [],
  get_billing: { billing_id: 12, billing_desc: 'Bill 2 of 3', billing_desc_indo: 'Tagihan 2 dari 3' },
  get_child: { child_id: 4, first_name: 'Alya', last_name: 'Wulandari' },
  ...changes,
});

describe('a payment', () => {
  test('says what it is for in the language of its reader', () => {
    expect(forWhat(payment(), 'en')).toBe('Bill 2 of 3');
    expect(forWhat(payment(), 'id')).toBe('Tagihan 2 dari 3');
    expect(forWhat(payment({ get_billing: null }), 'en')).toBeNull();
  });

  test('that arrived with nothing left to pay will be given back, and is no success', () => {
    expect(displayStatusOf(payment({ payment_status: 'SUCCESS', to_refund: true }))).toBe('TO_REFUND');
    expect(displayStatusOf(payment({ payment_status: 'SUCCESS' }))).toBe('SUCCESS');
  });

  test('that is not there says why', () => {
    const failed = { payment_status: 'FAILED', failure: 'replaced' } as const;
    expect(displayStatusOf(payment(failed))).toBe('replaced');
    expect(displayStatusOf(payment({ ...failed, failure: 'expired' }))).toBe('expired');
    expect(displayStatusOf(payment())).toBe('PENDING');
  });

  test('that staff gave back whole is told calmly, one that the bank took back is not', () => {
    const reversed = { payment_status: 'FAILED', failure: 'reversed' } as const;
    const back = (way: 'gateway' | null) =>
      [{ step: 'gone_back', at: null, until: null, amount: null, way }] as const;
    expect(displayStatusOf(payment({ ...reversed, money: [...back('gateway')] }))).toBe('given_back');
    expect(displayStatusOf(payment({ ...reversed, money: [...back(null)] }))).toBe('reversed');
  });

  test('that came with another amount is under review, and goes back once it does not count', () => {
    expect(displayStatusOf(payment({ other_amount: 'under_review' }))).toBe('under_review');
    const dropped = { payment_status: 'SUCCESS', to_refund: true, other_amount: 'dropped' } as const;
    expect(displayStatusOf(payment(dropped))).toBe('TO_REFUND');
  });

  test('stands with the other tries of its bill, the one that paid it first', () => {
    const bill = (order_id: string, billing_id: number | null, payment_status: 'SUCCESS' | 'FAILED') =>
      payment({
        order_id,
        payment_status,
        get_billing: { billing_id, billing_desc: '', billing_desc_indo: '' },
      });
    const [d, c, b, a] = [
      bill('KE-4', 12, 'FAILED'),
      bill('KE-3', null, 'FAILED'),
      bill('KE-2', 12, 'SUCCESS'),
      bill('KE-1', 11, 'SUCCESS'),
    ];
    expect(byBill([d, c, b, a])).toEqual([
      { payment: b, others: [d] },
      { payment: c, others: [] },
      { payment: a, others: [] },
    ]);
  });

  test('by a method that is not known by name is by another one', () => {
    expect(methodOf(payment())).toBe('gopay');
    expect(methodOf(payment({ payment_type: 'bank_transfer' }))).toBe('other');
  });

  test('is found by its order, and nothing else is', () => {
    const known = [payment(), payment({ order_id: 'KE-2' })];
    expect(paymentOf(known, 'KE-2')).toBe(known[1]);
    expect(paymentOf(known, 'KE-3')).toBeNull();
    expect(paymentOf(known, null)).toBeNull();
  });
});

describe('the bill of a payment is paid again', () => {
  const today = '2026-11-25';
  const failed = { payment_status: 'FAILED', failure: 'expired' } as const;
  const given = payment({
    payment_status: 'FAILED',
    failure: 'reversed',
    money: [{ step: 'gone_back', at: null, until: null, amount: null, way: 'transfer' }],
  });
  const other = (changes: Partial<PaymentItem>) => payment({ order_id: 'KE-2', ...changes });
  const may = (one: PaymentItem, ...others: PaymentItem[]) => mayPayAgain(one, [one, ...others], today);

  test('after nothing came, after staff gave all of it back, and after its amount did not count', () => {
    expect(may(payment(failed))).toBe(true);
    expect(may(given)).toBe(true);
    expect(may(payment({ payment_status: 'SUCCESS', to_refund: true, other_amount: 'dropped' }))).toBe(true);
    expect(may(payment({ payment_status: 'SUCCESS', to_refund: true }))).toBe(false);
    expect(may(payment({ payment_status: 'SUCCESS' }))).toBe(false);
    expect(may({ ...given, get_billing: null })).toBe(false);
  });

  test('unless another payment pays it, is on its way, or is looked at', () => {
    expect(may(given, other({ payment_status: 'SUCCESS' }))).toBe(false);
    expect(may(given, other({ payment_status: 'PENDING' }))).toBe(false);
    expect(may(given, other({ ...failed, other_amount: 'under_review' }))).toBe(false);
    expect(may(given, other(failed))).toBe(true);
    expect(may(given, other({ payment_status: 'SUCCESS', to_refund: true }))).toBe(true);
    expect(may(payment({ ...failed, other_amount: 'under_review' }))).toBe(false);
  });

  test('until its last day', () => {
    const until = (end: string) => ({ ...given, period: { start: '2026-10-12', end } });
    expect(may(until('2026-11-25'))).toBe(true);
    expect(may(until('2026-11-24'))).toBe(false);
  });
});
