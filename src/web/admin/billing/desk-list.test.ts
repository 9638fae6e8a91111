import { expect, test } from 'vitest';
import { isAwaited, withPayment } from './desk-list.ts';
import { paid, paidRecord } from './desk-payment.test-support.ts';

test('a payment is awaited while money, a refund or a decision is to come', () => {
  expect(isAwaited(paid({ payment_status: 'PENDING' }))).toBe(true);
  expect(isAwaited(paid({ refunding_amount: 1000 }))).toBe(true);
  expect(isAwaited(paid({ payment_status: 'PENDING', other_amount: 64_000 }))).toBe(true);
  expect([isAwaited(paid()), isAwaited(paid({ payment_status: 'FAILED' }))]).toEqual([false, false]);
});

test('a row changes in its place, and a list without a change stays the same one', () => {
  const rows = [paid({ order_id: 'KE-1-01' }), paid(), paid({ order_id: 'KE-1-02' })];
  const changed = withPayment(rows, paidRecord({ refunded_amount: 40_000 }));
  expect(changed.map(({ order_id: id, refunded_amount: gone }) => [id, gone])).toEqual([
    ['KE-1-01', 0],
    ['KE-1-0a', 40_000],
    ['KE-1-02', 0],
  ]);
  expect(Object.keys(changed[1] ?? {})).toEqual(Object.keys(paid()));
  expect(withPayment(rows, paidRecord())).toBe(rows);
  expect(withPayment(rows, paidRecord({ order_id: 'KE-1-03' }))).toBe(rows);
});
