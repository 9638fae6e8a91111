import { expect, test } from 'vitest';
import { payments } from '../../../i18n/en/admin-payments.ts';
import { problemsOf } from './refund-entry.ts';

const entry = { way: 'transfer', amount: '640.000', reason: 'Paid twice', reference: 'TRF 0815' } as const;

test('a refund names an amount that is left, a reason, and of a transfer what finds it', () => {
  expect(problemsOf(entry, 640_000, payments)).toEqual({});
  expect(problemsOf({ ...entry, amount: '640001', reason: ' ', reference: '' }, 640_000, payments)).toEqual({
    amount: 'At most Rp\u00a0640.000 can go back.',
    reason: 'Please say why.',
    reference: 'Please enter what finds the transfer.',
  });
});

test('no reference is asked for where the gateway gives it back, and an amount is whole rupiah', () => {
  expect(problemsOf({ ...entry, way: 'gateway', reference: '' }, 640_000, payments)).toEqual({});
  for (const amount of ['', '0', '-5', '1,5', 'all'])
    expect(problemsOf({ ...entry, amount }, 640_000, payments)).toEqual({
      amount: 'Please enter whole Rupiah, more than 0.',
    });
});
