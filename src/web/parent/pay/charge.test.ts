import { expect, test } from 'vitest';
import type { PaymentItem, PaymentStatus } from '../../../contract/payment-objects.ts';
import { ApiRefusal } from '../../frame/api.ts';
import { chargeOf, inCardWords, newerCharge, openChargeOf, paidBy, whyItPaysNothing } from './charge.ts';

const known = {
  order_id: 'KE-1',
  payment_type: 'gopay',
  payment_status: 'PENDING',
  to_refund: false,
  other_amount: null,
  by_link: false,
  gross_amount: 2_124_000,
  purpose: 'BUY_COURSE',
  lines: [
    {
      name: 'Study Kit',
      name_indo: 'Paket Belajar',
      description: '',
      description_indo: '',
      discount: 0,
      value: 2_124_000,
    },
  ],
  redirect_url: null,
  qr_url: '/api/v1/payment/qr-code/KE-1',
  biller_code: null,
  bill_key: null,
  expiry_time: '2026-07-20T09:32:47.000Z',
  failure: null,
  paid_at: null,
  receipt_number: null,
  parcel: null,
  period: null,
  opens: null,
  registration_closed: false,
  next_bill: null,
} as const;
const status: PaymentStatus = {
  money: [],
  ...known,
  lines: [...known.lines],
  gateway_status: 'pending',
  is_auto: false,
};
const item: PaymentItem = {
  money: [],
  ...known,
  lines: [...known.lines],
  request: '{}',
  response: '{"expiry_time":"2026-07-20 18:00:00"}',
  actions: '[]',
  created_at: '2026-07-20T09:17:47.000Z',
  get_billing: { billing_id: 41, billing_desc: 'Bill 1 of 3', billing_desc_indo: 'Tagihan 1 dari 3' },
  get_child: { child_id: 5, first_name: 'Rani', last_name: '' },
};

test('how a charge is paid is what its status says; the name of its bill comes with the list', () => {
  const charge = {
    orderId: 'KE-1',
    paymentType: 'gopay',
    forWhat: { en: 'Bill 1 of 3', id: 'Tagihan 1 dari 3' },
    gross: 2_124_000,
    lines: known.lines,
    qrUrl: '/api/v1/payment/qr-code/KE-1',
    redirectUrl: null,
    billerCode: null,
    billKey: null,
    expiresAt: Date.UTC(2026, 6, 20, 9, 32, 47),
    demoLink: null,
  };
  expect(chargeOf(status, item)).toEqual(charge);
  expect(chargeOf(status, undefined)).toEqual({ ...charge, forWhat: null });
  expect(chargeOf({ ...status, expiry_time: null }, item).expiresAt).toBeNull();
});

test('only a gateway that sends to the demo’s customer page leads there', () => {
  const sentTo = (redirect_url: string | null) => chargeOf({ ...status, redirect_url }, item).demoLink;
  expect(sentTo('http://localhost:3000/sandbox/gateway/pay/KE-1')).toBe('/sandbox/gateway/pay/KE-1');
  expect(sentTo('gojek://gopay/merchanttransfer?tref=1')).toBeNull();
  expect(sentTo('http://localhost:3000/sandbox/gateway/pay/KE-2')).toBeNull();
  expect(sentTo('nonsense')).toBeNull();
});

test('an open charge of the bill is found again, an ended one or another bill’s is not', () => {
  const of = (
    order_id: string,
    billing_id: number | null,
    payment_status: PaymentItem['payment_status'],
  ) => ({
    ...item,
    order_id,
    payment_status,
    get_billing: { billing_id, billing_desc: '', billing_desc_indo: '' },
  });
  const payments = [of('KE-4', 7, 'FAILED'), of('KE-3', 8, 'PENDING'), of('KE-2', 7, 'PENDING')];
  expect(openChargeOf(payments, 7)?.order_id).toBe('KE-2');
  expect(openChargeOf(payments, 9)).toBeNull();
  expect(openChargeOf([of('KE-1', null, 'PENDING'), item], 7)).toBeNull();
});

test('the newer open charge of an ended one is that of its bill or of the choice that replaced it, never another child’s', () => {
  const of = (
    order_id: string,
    billing_id: number | null,
    payment_status: PaymentItem['payment_status'],
    child_id = 5,
  ) => ({
    ...item,
    order_id,
    payment_status,
    get_billing: { billing_id, billing_desc: '', billing_desc_indo: '' },
    get_child: { ...item.get_child, child_id },
  });
  const ended = of('KE-1', 7, 'FAILED');
  expect(newerCharge([of('KE-2', 7, 'PENDING'), ended], 'KE-1')?.order_id).toBe('KE-2');
  expect(newerCharge([of('KE-2', 8, 'PENDING'), ended], 'KE-1')).toBeNull();
  expect(newerCharge([of('KE-2', 7, 'FAILED'), ended], 'KE-1')).toBeNull();
  const replaced = of('KE-1', null, 'FAILED');
  expect(newerCharge([of('KE-2', 8, 'PENDING'), replaced], 'KE-1')?.order_id).toBe('KE-2');
  expect(newerCharge([of('KE-2', 8, 'PENDING', 6), replaced], 'KE-1')).toBeNull();
  expect(newerCharge([], 'KE-1')).toBeNull();
});

test('the receipt of a paid bill is that of the payment which paid it, never one to be given back or another child’s', () => {
  const of = (order_id: string, changed: Partial<PaymentItem>) => ({
    ...item,
    order_id,
    payment_status: 'SUCCESS' as const,
    to_refund: false,
    other_amount: null,
    get_billing: { billing_id: 7, billing_desc: '', billing_desc_indo: '' },
    get_child: { ...item.get_child, child_id: 5 },
    ...changed,
  });
  const payments = [
    of('KE-5', { to_refund: true }),
    of('KE-4', { get_child: { ...item.get_child, child_id: 6 } }),
    of('KE-3', { payment_status: 'FAILED' }),
    of('KE-2', {
      purpose: 'COURSE_EXTENSION',
      get_billing: { billing_id: 8, billing_desc: '', billing_desc_indo: '' },
    }),
    of('KE-1', { purpose: 'BUY_COURSE' }),
  ];
  expect(paidBy(payments, 5, 7)?.order_id).toBe('KE-1');
  expect(paidBy(payments, 5, 8)?.order_id).toBe('KE-2');
  expect(paidBy(payments, 5, null)?.order_id).toBe('KE-1');
  expect(paidBy(payments, 5, 9)).toBeNull();
});

test('money that pays nothing says why: it came twice, its amount does not count, or it is looked at', () => {
  const of = (changed: Partial<PaymentItem>) => whyItPaysNothing({ ...item, ...changed });
  const back = { payment_status: 'SUCCESS', to_refund: true } as const;
  expect(of(back)).toBe('toRefund');
  expect(of({ ...back, other_amount: 'dropped' })).toBe('notCounted');
  expect(of({ other_amount: 'under_review' })).toBe('underReview');
  expect(of({ payment_status: 'FAILED', other_amount: 'under_review' })).toBe('underReview');
  expect(of({})).toBeNull();
  expect(of({ payment_status: 'SUCCESS' })).toBeNull();
});

test('a card that was answered without a message is said to have failed; what has words keeps them', () => {
  const words = 'Credit Card payment failed, please try again later';
  const said = (code: number, message: string) => {
    const told = inCardWords(new ApiRefusal(code, message), words);
    return told instanceof ApiRefusal ? [told.code, told.message] : null;
  };
  expect(said(503, '')).toEqual([503, words]);
  expect(said(409, 'This bill is paid already')).toEqual([409, 'This bill is paid already']);
  // The server was not reached: the page says so.
  expect(said(0, '')).toEqual([0, '']);
});
