import { describe, expect, test } from 'vitest';
import type { PaymentItem } from '../../../contract/objects.ts';
import { lastYear, thisYear } from '../enrolment/bill.test-support.ts';
import { forWhat, methodOf, paymentOf, displayStatusOf, wayToPay } from './payment-record.ts';

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
  failure: null,
  paid_at: null,
  receipt_number: null,
  parcel: null,
  period: null,
  next_bill: null,
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

describe('an open charge', () => {
  test('of a year under way goes on as a bill, at its instructions', () => {
    expect(wayToPay(payment(), [...thisYear, ...lastYear])).toBe('/children/4?buy=bill&bill=12&order=KE-1');
  });

  test('of a year that was never paid goes on as the purchase', () => {
    const unpaid = thisYear.map((bill) => ({
      ...bill,
      status: 'PAYABLE' as const,
      paid_at: null,
      is_active: false,
    }));
    const first = payment({
      purpose: 'NEXT_GRADE',
      get_billing: { billing_id: 11, billing_desc: '', billing_desc_indo: '' },
    });
    expect(wayToPay(first, unpaid)).toBe('/children/4?buy=course&step=4&bill=11&order=KE-1');
  });

  test('leads nowhere once it ended, its bill was paid, or another purchase replaced the bill', () => {
    expect(wayToPay(payment({ payment_status: 'FAILED' }), thisYear)).toBeNull();
    const paid = payment({ get_billing: { billing_id: 11, billing_desc: '', billing_desc_indo: '' } });
    expect(wayToPay(paid, thisYear)).toBeNull();
    const replaced = payment({ get_billing: { billing_id: null, billing_desc: '', billing_desc_indo: '' } });
    expect(wayToPay(replaced, thisYear)).toBeNull();
  });
});
