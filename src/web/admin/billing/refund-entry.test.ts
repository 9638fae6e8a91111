import { expect, test } from 'vitest';
import { payments } from '../../../i18n/en/admin-payments.ts';
import { type RefundBasis, followPayment, isOvertaken, problemsOf } from './refund-entry.ts';

const entry = { way: 'transfer', amount: '640.000', reason: 'Paid twice', reference: 'TRF 0815' } as const;

test('a refund names an amount that is left, a reason, and of a transfer what finds it', () => {
  expect(problemsOf(entry, 640_000, payments)).toEqual({});
  expect(problemsOf({ ...entry, amount: '640001', reason: ' ', reference: '' }, 640_000, payments)).toEqual({
    amount: 'At most Rp\u00a0640.000 can be refunded.',
    reason: 'Please say why.',
    reference: 'Please enter the transfer’s reference.',
  });
});

test('no reference is asked for where the gateway gives it back, and an amount is whole rupiah', () => {
  expect(problemsOf({ ...entry, way: 'gateway', reference: '' }, 640_000, payments)).toEqual({});
  for (const amount of ['', '0', '-5', '1,5', 'all'])
    expect(problemsOf({ ...entry, amount }, 640_000, payments)).toEqual({
      amount: 'Please enter whole Rupiah, more than 0.',
    });
});

const basis: RefundBasis = {
  refunded_amount: 0,
  refunding_amount: 0,
  refundable_amount: 640_000,
  to_refund: false,
  closed: { gateway: null, transfer: null },
};
const partGone: RefundBasis = { ...basis, refunded_amount: 40_000, refundable_amount: 600_000 };

test('what was typed stays when somebody else gives a part back; an untouched amount is what is left then', () => {
  expect(followPayment(entry, basis, partGone, payments)).toEqual({
    entry: { ...entry, amount: '600.000' },
    changes: [
      'Rp\u00a040.000 more was refunded, or is about to be.',
      'Up to Rp\u00a0600.000 can be refunded now.',
      'The amount below was set to Rp\u00a0600.000.',
    ],
  });
  const typed = { ...entry, amount: '25.000' };
  expect(followPayment(typed, basis, partGone, payments)).toEqual({
    entry: typed,
    changes: [
      'Rp\u00a040.000 more was refunded, or is about to be.',
      'Up to Rp\u00a0600.000 can be refunded now.',
    ],
  });
});

test('a payment that pays its bill meanwhile says so, and a way that has closed is another one', () => {
  expect(followPayment(entry, { ...basis, to_refund: true }, basis, payments).changes).toEqual([
    'It now pays a bill and does not need refunding.',
  ]);
  const closed = { ...partGone, closed: { gateway: 'refund_only_whole', transfer: null } } as const;
  const followed = followPayment({ ...entry, way: 'gateway', amount: '1.000' }, basis, closed, payments);
  expect(followed.entry).toEqual({ ...entry, way: 'transfer', amount: '1.000' });
  expect(followed.changes.at(-1)).toBe(
    'The way was changed. A part of it was refunded, and the card has not settled yet.',
  );
});

test.each<[string, Partial<RefundBasis>, boolean]>([
  ['the same', {}, false],
  ['something went back', { refunded_amount: 1, refundable_amount: 639_999 }, true],
  ['it pays a bill', { to_refund: true }, true],
  ['a way has closed', { closed: { gateway: 'refund_under_way', transfer: null } }, true],
])('the form is overtaken: %s', (_, changes, expected) =>
  expect(isOvertaken(basis, { ...basis, ...changes })).toBe(expected),
);
