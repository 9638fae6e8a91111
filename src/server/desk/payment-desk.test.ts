import { beforeAll, describe, expect, test } from 'vitest';
import { type Visitor, testSchool } from '../../../tests/support/school.ts';
import type { AfterRefund, DeskPayment } from '../../contract/payment-desk.ts';
import { deskRecord } from './desk.test-support.ts';
import { act, buyCourse, makeBatch } from '../payments/paying.test-support.ts';

const school = await testSchool();
const batch = await makeBatch(school);
const admin = await school.admin();

const listed = async (q: string) => {
  const { status, body } = await admin.call('GET', `/payment/desk?${new URLSearchParams({ q }).toString()}`);
  expect([q, status]).toEqual([q, 200]);
  return (body['payments'] as DeskPayment[]).map(({ order_id: id }) => id);
};
const afterRefund = async (orderId: string) =>
  (await admin.call('GET', `/payment/desk/${orderId}/after-refund`)).body['after'] as AfterRefund;
const refundAll = async (orderId: string) => {
  const { refundable_amount: amount, to_refund } = await deskRecord(admin, orderId);
  return admin.call('POST', '/payment/desk/refund', {
    body: {
      order_id: orderId,
      way: 'transfer',
      amount,
      reason: 'Moved away',
      reference: 'T1',
      refunded_before: 0,
      to_refund,
    },
  });
};

describe('the search of payments (R160)', () => {
  let first: string;
  let second: string;
  beforeAll(async () => {
    const parent = await school.parent({
      email: 'wayan.cari@example.test',
      first_name: 'Wayan',
      last_name: 'Cari',
      phone_number: '0857-9911-2200',
    });
    const buy = async (first_name: string) =>
      (await buyCourse(school, parent, { batch, child: { first_name } })).orderId;
    first = await buy('Gendis');
    second = await buy('Rangga');
    const told = `update payments set receipt_number = $2, gross_amount = $3 where order_id = $1`;
    await school.rows(told, [first, 4711, 987_000]);
    await school.rows(told, [second, 47_110, 1_987_000]);
    await school.rows(`update payments set accepted_amount = 986000 where order_id = $1`, [second]);
  });

  test.each(['KW-004711', 'kw-4711', 'KW 4711', 'kw004711', '4711', '004711'])(
    'finds by %j the payment of that receipt, and no other',
    async (typed) => expect(await listed(typed)).toEqual([first]),
  );

  test.each([
    '987000',
    '987.000',
    'Rp 987.000',
    'rp987000',
    'Rp987.000',
    'gendis Rp 987.000',
    '987.000 Wayan',
  ])('finds by %j the payment of that amount, and no other', async (typed) =>
    expect(await listed(typed)).toEqual([first]),
  );

  test('finds what was charged, and what staff took instead', async () => {
    expect(await listed('Rp 1.987.000')).toEqual([second]);
    expect(await listed('986.000')).toEqual([second]);
  });

  test('finds by order id, names and phone number', async () => {
    expect(await listed(first)).toEqual([first]);
    expect(await listed(second.toUpperCase())).toEqual([second]);
    expect(await listed('rangga cari')).toEqual([second]);
    expect((await listed('085799112200')).toSorted()).toEqual([first, second].toSorted());
    expect((await listed('+62 857-9911')).toSorted()).toEqual([first, second].toSorted());
  });

  test.each(['KW-999999', 'Rp 987', 'KW-004711 rangga', 'Rp 99.999.999.999', '%', 'gendis rangga'])(
    'finds nothing by %j',
    async (typed) => expect(await listed(typed)).toEqual([]),
  );
});

/** A bill that two payments were made for: the second pays it, the first waits to be refunded. */
const paidTwice = async () => {
  const parent = await school.parent();
  const { childId, bills } = await buyCourse(school, parent, { batch });
  const pay = async () => {
    const { body } = await parent.call('POST', '/payment/pay-billing', {
      body: { payment_type: 'gopay', child_id: childId, billing_id: bills[1]?.billing_id },
    });
    await school.parts.jobs.idle();
    return String(body['order_id']);
  };
  const first = await pay();
  await school.rows(`update payments set state = 'FAILED' where order_id = $1`, [first]);
  const second = await pay();
  await act(school, second, 'settle');
  await act(school, first, 'settle');
  return { first, second };
};

describe('what giving all of a payment back comes to', () => {
  test('of a first payment: its bill opens, and the kit that was not sent is not sent any more (R141, R62)', async () => {
    const { orderId } = await buyCourse(school, await school.parent(), { batch });
    const { bill, kit } = await afterRefund(orderId);
    expect([bill, kit?.state]).toEqual(['open', 'unshipped']);
    await refundAll(orderId);
    expect(await afterRefund(orderId)).toEqual({ bill: 'as_it_is', kit: null });
  });

  test('of the only payment of a class that takes no registrations any more: its bill cannot be paid again', async () => {
    const now = school.clock.now().toISOString();
    const { orderId } = await buyCourse(school, await school.parent(), { batch });
    school.clock.set('2026-09-11T03:00:00.000Z');
    expect((await afterRefund(orderId)).bill).toBe('closed');
    school.clock.set(now);
  });

  test('a kit that was sent stays sent', async () => {
    const { orderId } = await buyCourse(school, await school.parent(), { batch });
    const id = (await afterRefund(orderId)).kit?.order_id;
    await admin.call('POST', '/order/update', {
      body: { order_id: id, courier: 'jne', delivery_status: 'shipped', resi: 'JNE-1' },
    });
    expect((await afterRefund(orderId)).kit).toEqual({ order_id: id, state: 'shipped' });
    await refundAll(orderId);
    expect((await afterRefund(orderId)).kit).toEqual({ order_id: id, state: 'shipped' });
  });

  test('of a later payment: another one that waits for its refund pays the bill, or nothing changes', async () => {
    const { first, second } = await paidTwice();
    expect(await afterRefund(second)).toEqual({ bill: 'paid_by_other', kit: null });
    expect(await afterRefund(first)).toEqual({ bill: 'as_it_is', kit: null });
    await refundAll(first);
    expect(await afterRefund(second)).toEqual({ bill: 'open', kit: null });
  });

  test('is for staff alone, and of a payment that there is', async () => {
    const parent = await school.parent();
    const { orderId } = await buyCourse(school, parent, { batch });
    const statusFor = async (who: Pick<Visitor, 'call'>, id: string) =>
      (await who.call('GET', `/payment/desk/${id}/after-refund`)).status;
    expect(await statusFor(parent, orderId)).toBe(403);
    expect(await statusFor(school, orderId)).toBe(401);
    expect(await statusFor(admin, 'KE-1-none')).toBe(404);
  });
});
