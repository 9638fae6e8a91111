import { expect, test } from 'vitest';
import type { DeskPayment } from '../../../contract/payment-desk.ts';
import { payments as en } from '../../../i18n/en/admin-payments.ts';
import { payments as id } from '../../../i18n/id/admin-payments.ts';
import { deskStateOf, saidIn, toneOf } from './desk-state.ts';

const payment = (changes: Partial<DeskPayment>): DeskPayment => ({
  order_id: 'KE-1-0a',
  created_at: '2026-11-01T03:00:00.000Z',
  child: { child_id: 1, first_name: 'Alya', last_name: 'Kartika' },
  parent: { user_id: 2, first_name: 'Sari', last_name: 'Kartika', phone_number: '+6281234567890' },
  billing_desc: 'Bill 1 of 6',
  billing_desc_indo: 'Tagihan 1 dari 6',
  payment_type: 'gopay',
  gross_amount: 640_000,
  payment_status: 'SUCCESS',
  failure: null,
  to_refund: false,
  other_amount: null,
  accepted_amount: null,
  received_amount: 640_000,
  refunded_amount: 0,
  refunding_amount: 0,
  paid_at: '2026-11-01T03:20:00.000Z',
  receipt_number: 'KW-000001',
  ...changes,
});

test.each([
  ['paid', 'done', {}],
  ['part_back', 'done', { refunded_amount: 40_000 }],
  ['to_refund', 'stopped', { to_refund: true }],
  ['refunding', 'waiting', { to_refund: true, refunding_amount: 640_000 }],
  ['waiting', 'waiting', { payment_status: 'PENDING' }],
  ['other_amount', 'stopped', { payment_status: 'PENDING', other_amount: 64_000 }],
  ['failed', 'off', { payment_status: 'FAILED', failure: 'expired' }],
  ['reversed', 'off', { payment_status: 'FAILED', failure: 'reversed', refunded_amount: 40_000 }],
  ['given_back', 'off', { payment_status: 'FAILED', failure: 'reversed', refunded_amount: 640_000 }],
] as const)('a payment is %s', (deskState, tone, changes) => {
  expect(deskStateOf(payment(changes))).toBe(deskState);
  expect(toneOf(deskState)).toBe(tone);
});

test.each([
  ['refunded', 'nothing of it is left', 'tidak ada lagi yang tersisa'],
  ['amount_dropped', 'the other amount does not count', 'jumlah yang berbeda tidak dihitung'],
  ['amount_mismatch', 'another amount, which is not counted', 'jumlah berbeda, tidak dihitung'],
  ['settlement', 'paid', 'lunas'],
  ['a word of next year', 'a word of next year', 'a word of next year'],
  ['constructor', 'constructor', 'constructor'],
])('what was heard as %s is said in words', (heard, inEnglish, inIndonesian) => {
  expect([saidIn(en, heard), saidIn(id, heard)]).toEqual([inEnglish, inIndonesian]);
});
