import { expect, test } from 'vitest';
import { payments as en } from '../../../i18n/en/admin-payments.ts';
import { payments as id } from '../../../i18n/id/admin-payments.ts';
import { paid } from './desk-payment.test-support.ts';
import { texts as english } from '../../../i18n/en/admin-area.ts';
import { texts as indonesian } from '../../../i18n/id/admin-area.ts';
import { deskStateOf, saidIn, stepName, toneOf } from './desk-state.ts';

test.each([
  ['paid', 'done', {}],
  ['part_back', 'done', { refunded_amount: 40_000 }],
  ['to_refund', 'stopped', { to_refund: true }],
  ['refunding', 'waiting', { to_refund: true, refunding_amount: 640_000 }],
  ['waiting', 'waiting', { payment_status: 'PENDING' }],
  ['other_amount', 'stopped', { payment_status: 'PENDING', other_amount: 64_000 }],
  ['expired', 'off', { payment_status: 'FAILED', failure: 'expired' }],
  ['failed', 'off', { payment_status: 'FAILED', failure: 'refused' }],
  ['cancelled', 'off', { payment_status: 'FAILED', failure: 'cancelled' }],
  ['reversed', 'off', { payment_status: 'FAILED', failure: 'reversed', refunded_amount: 40_000 }],
  ['given_back', 'off', { payment_status: 'FAILED', failure: 'reversed', refunded_amount: 640_000 }],
] as const)('a payment is %s', (deskState, tone, changes) => {
  expect(deskStateOf(paid(changes))).toBe(deskState);
  expect(toneOf(deskState)).toBe(tone);
});

test.each([
  ['refunded', 'nothing of it is left', 'tidak ada lagi yang tersisa'],
  ['amount_dropped', 'amount mismatch: it does not count', 'jumlah tidak cocok: tidak dihitung'],
  ['amount_mismatch', 'amount mismatch: it pays nothing', 'jumlah tidak cocok: tidak melunasi apa pun'],
  ['settlement', 'the money is here', 'uangnya sudah masuk'],
  ['a word of next year', 'a word of next year', 'a word of next year'],
  ['constructor', 'constructor', 'constructor'],
])('what was heard as %s is said in words', (heard, inEnglish, inIndonesian) => {
  expect([saidIn(en, heard), saidIn(id, heard)]).toEqual([inEnglish, inIndonesian]);
});

test('each state is told from the others by its first word, which is what a narrow column shows', () => {
  for (const { states, next } of [en, id]) {
    const first = Object.values(states).map((words) => words.split(' ')[0]);
    expect(new Set(first).size).toBe(first.length);
    expect(Object.keys(next)).toEqual(Object.keys(states));
  }
});

test('the timeline calls a charge as it ended, and tells what was refunded from what was reversed', () => {
  const named = (step: 'not_paid' | 'gone_back', way: 'gateway' | null, changes = {}) =>
    [english, indonesian].map((texts) => stepName({ step, way }, paid(changes), texts));
  expect(named('not_paid', null, { payment_status: 'FAILED', failure: 'expired' })).toEqual([
    'Expired',
    'Kedaluwarsa',
  ]);
  expect(named('not_paid', null, { payment_status: 'FAILED', failure: 'refused' })).toEqual([
    'Failed',
    'Gagal',
  ]);
  expect(named('gone_back', 'gateway')).toEqual(['Refunded', 'Sudah dikembalikan']);
  expect(named('gone_back', null)).toEqual(['Reversed', 'Ditarik kembali']);
});
