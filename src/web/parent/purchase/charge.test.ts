import { expect, test } from 'vitest';
import type { PaymentItem, PaymentResult } from '../../../contract/objects.ts';
import { chargeOf, instantOf, newerCharge, openChargeOf } from './charge.ts';

const item = {
  order_id: 'KE-1',
  payment_type: 'gopay',
  request: '{}',
  response: '{"expiry_time":"2026-07-20 16:32:47"}',
  actions: '[]',
  payment_status: 'PENDING',
  to_refund: false,
  gross_amount: 2_124_000,
  created_at: '2026-07-20T09:17:47.000Z',
  get_billing: { billing_id: 41, billing_desc: 'Bill 1 of 3', billing_desc_indo: 'Tagihan 1 dari 3' },
  get_child: { child_id: 5, first_name: 'Rani', last_name: '' },
} satisfies PaymentItem;
const result = {
  status_code: 'pending',
  order_id: 'KE-1',
  payment_type: 'gopay',
  gross_amount: 2_124_000,
  payment_status: 'PENDING',
  is_auto: false,
  redirect_url: null,
  qr_url: '/api/v1/payment/qr-code/KE-1?v=2',
  biller_code: null,
  bill_key: null,
  expiry_time: '2026-07-20T09:32:47.000Z',
  billing: [],
} satisfies PaymentResult;
const expiry = Date.UTC(2026, 6, 20, 9, 32, 47);

test('the gateway’s times mean Jakarta, ours say their zone, and nonsense is no time', () => {
  expect(instantOf('2026-07-20 16:32:47')).toBe(expiry);
  expect(instantOf('2026-07-20T09:32:47.000Z')).toBe(expiry);
  expect([instantOf('soon'), instantOf(null)]).toEqual([null, null]);
});

test('after a reload the list of payments tells how to pay', () => {
  expect(chargeOf('KE-1', undefined, item)).toEqual({
    orderId: 'KE-1',
    paymentType: 'gopay',
    forWhat: { en: 'Bill 1 of 3', id: 'Tagihan 1 dari 3' },
    gross: 2_124_000,
    qrUrl: '/api/v1/payment/qr-code/KE-1',
    billerCode: null,
    billKey: null,
    expiresAt: expiry,
    demoLink: null,
  });
});

test('the fresh answer is enough, and nothing is known without either', () => {
  expect(chargeOf('KE-1', result, undefined)).toMatchObject({
    qrUrl: '/api/v1/payment/qr-code/KE-1?v=2',
    expiresAt: expiry,
  });
  expect(chargeOf('KE-1', undefined, undefined)).toBeNull();
});

test('only a gateway that names the demo’s customer page leads there', () => {
  const withAction = (url: string) =>
    chargeOf('KE-1', result, { ...item, actions: JSON.stringify([{ name: 'deeplink-redirect', url }]) });
  expect(withAction('http://localhost:3000/sandbox/gateway/pay/KE-1')?.demoLink).toBe(
    '/sandbox/gateway/pay/KE-1',
  );
  expect(withAction('gojek://gopay/merchanttransfer?tref=1')?.demoLink).toBeNull();
  expect(withAction('http://localhost:3000/sandbox/gateway/pay/KE-2')?.demoLink).toBeNull();
});

test('a record that cannot be read leaves the rest in place', () => {
  expect(chargeOf('KE-1', undefined, { ...item, response: '', actions: 'nonsense' })).toMatchObject({
    gross: 2_124_000,
    expiresAt: null,
    demoLink: null,
  });
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

test('an ended charge knows the newer open one of its bill or of the year chosen anew, and no other child’s', () => {
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
