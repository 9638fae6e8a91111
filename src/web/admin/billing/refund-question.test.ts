import { expect, test } from 'vitest';
import type { AfterRefund, DeskRecord } from '../../../contract/payment-desk.ts';
import { payments } from '../../../i18n/en/admin-payments.ts';
import { paidRecord } from './desk-payment.test-support.ts';
import { followsOf } from './refund-question.ts';

const kit = { order_id: 7, state: 'unshipped' } as const;
const follows = (
  after: Partial<AfterRefund> | undefined,
  amount = 640_000,
  { way = 'gateway', ...changes }: Partial<DeskRecord> & { way?: 'gateway' | 'transfer' } = {},
) =>
  followsOf(
    paidRecord(changes),
    after && { bill: 'open', kit, ...after },
    { way, amount, bill: 'Bill 1 of 6' },
    payments,
  );
const { follows: words } = payments.refunds;
const back = words.gateway('QRIS');

test('giving all of a first payment back opens the year’s bill and holds the kit that was not sent (R141, R62)', () => {
  expect(follows({})).toEqual([back, words.opensYear('Bill 1 of 6'), words.kit.unshipped, words.told]);
  expect(follows({ kit: { order_id: 7, state: 'shipped' } })[2]).toBe(words.kit.shipped);
});

test('once registration has closed it opens no bill: the place in the class ends', () => {
  expect(follows({ bill: 'closed' })).toEqual([
    back,
    words.closesYear('Bill 1 of 6'),
    words.kit.unshipped,
    words.told,
  ]);
});

test('giving all of a later payment back opens its bill alone', () => {
  expect(follows({ kit: null })).toEqual([back, words.opensBill('Bill 1 of 6'), words.told]);
});

test('the bill stays paid after a part, and where another payment pays it then', () => {
  expect(follows({}, 25_000)).toEqual([back, words.part('Rp\u00a0615.000'), words.told]);
  expect(follows({ bill: 'paid_by_other' })).toEqual([back, words.paidByOther, words.told]);
});

test('money that paid nothing changes no bill, and the rest of it still has to go back', () => {
  const after = { bill: 'as_it_is' } as const;
  expect(follows(after, 640_000, { to_refund: true })).toEqual([back, words.noBill, words.told]);
  expect(follows(after, 40_000, { to_refund: true })).toEqual([
    back,
    words.partOfRefund('Rp\u00a0600.000'),
    words.told,
  ]);
});

test('what could not be read is said for every case', () => {
  expect(follows(undefined)).toEqual([back, words.unread, words.told]);
  expect(follows(undefined, 640_000, { to_refund: true })).toEqual([back, words.noBill, words.told]);
});

test('a transfer was made already: nothing is sent', () => {
  expect(follows({}, 640_000, { way: 'transfer' })[0]).toBe(words.transfer);
});
