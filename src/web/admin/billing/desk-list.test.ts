import { expect, test } from 'vitest';
import type { DeskPayment } from '../../../contract/payment-desk.ts';
import { nextLookMs, withPayment } from './desk-list.ts';
import { paid, paidRecord } from './desk-payment.test-support.ts';

const looks = (
  payment: DeskPayment | undefined,
  how: { failed?: boolean; ended?: boolean; answers?: number } = {},
) => nextLookMs({ payment, failed: false, ended: false, answers: 1, ...how });

test('a payment of which something is to come is asked for again soon, and others more seldom', () => {
  expect(looks(paid({ payment_status: 'PENDING' }))).toBe(4000);
  expect(looks(paid({ refunding_amount: 1000 }))).toBe(4000);
  expect(looks(paid({ payment_status: 'PENDING', other_amount: 64_000 }))).toBe(4000);
  expect([looks(paid()), looks(paid({ payment_status: 'FAILED' })), looks(undefined)]).toEqual([
    15_000,
    15_000,
    false,
  ]);
});

test('it is asked for more seldom over a cut line and after half an hour, and not after the session has ended', () => {
  const waiting = paid({ payment_status: 'PENDING' });
  expect(looks(waiting, { failed: true })).toBe(15_000);
  expect(looks(waiting, { answers: 451 })).toBe(15_000);
  expect(looks(waiting, { failed: true, ended: true })).toBe(false);
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
