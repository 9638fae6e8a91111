import { afterEach, describe, expect, test, vi } from 'vitest';
import { testSchool } from '../../../tests/support/school.ts';
import type { DeskRecord } from '../../contract/payment-desk.ts';
import { GatewayDown } from '../providers/payment-gateway/payment-gateway.ts';
import { atGateway, deskRecord, paidBy, refundAtDesk, titlesOf } from './desk.test-support.ts';
import { act, buyCourse, makeBatch } from '../payments/paying.test-support.ts';

const school = await testSchool();
const batch = await makeBatch(school);
const admin = await school.admin();
afterEach(() => vi.restoreAllMocks());

const bought = async (term: 2 | 4 | 12 = 2) => {
  const parent = await school.parent();
  return { parent, ...(await buyCourse(school, parent, { batch, term })) };
};

describe('a refund by the gateway', () => {
  test('of all opens the bill again, holds the kit, and tells the family in its inbox', async () => {
    const { parent, orderId } = await bought();
    const { gross_amount: gross, closed } = await deskRecord(admin, orderId);
    expect(closed).toEqual({ gateway: null, transfer: null });
    const { status, body } = await refundAtDesk(admin, orderId, { way: 'gateway', amount: gross });
    expect([status, body.message]).toEqual([200, 'Update Success!']);
    const after = body['payment'] as DeskRecord;
    expect(after).toMatchObject({ failure: 'reversed', refunded_amount: gross, refundable_amount: 0 });
    expect(after.money.map(({ step }) => step)).toEqual(['asked', 'here', 'gone_back']);
    expect(after.refunds).toMatchObject([{ state: 'DONE', way: 'gateway', reason: 'The family moves away' }]);
    expect(await atGateway(school, orderId)).toBe('refund');
    expect(await paidBy(school, orderId)).toBe(0);
    expect(await titlesOf(school, parent.userId)).toEqual(['Alya is enrolled', 'We have refunded money']);
    const { body: found } = await admin.call('GET', '/payment/desk?filter=refunded');
    expect((found['payments'] as DeskRecord[]).map(({ order_id }) => order_id)).toContain(orderId);
  });

  test('of a part leaves the bill paid, and no more than the rest can follow', async () => {
    const { orderId } = await bought();
    const { gross_amount: gross } = await deskRecord(admin, orderId);
    expect((await refundAtDesk(admin, orderId, { way: 'gateway', amount: 40_000 })).status).toBe(200);
    expect(await paidBy(school, orderId)).toBe(1);
    const above = await refundAtDesk(admin, orderId, {
      way: 'gateway',
      amount: gross,
      refunded_before: 40_000,
    });
    expect([above.status, above.body.message]).toEqual([409, 'That is more than is left of this payment']);
    const rest = await refundAtDesk(admin, orderId, {
      way: 'transfer',
      amount: gross - 40_000,
      refunded_before: 40_000,
      reference: 'T1',
    });
    expect(rest.body['payment']).toMatchObject({ failure: 'reversed', refunded_amount: gross });
    expect(await paidBy(school, orderId)).toBe(0);
  });

  test('sent twice gives back once', async () => {
    const { orderId } = await bought();
    const answers = await Promise.all(
      [1, 2, 3].map(() => refundAtDesk(admin, orderId, { way: 'gateway', amount: 40_000 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    expect((await deskRecord(admin, orderId)).refunded_amount).toBe(40_000);
  });

  test('whose answer is lost is asked for again with its key, and gives back once', async () => {
    const { orderId } = await bought();
    const { payments } = school.parts.billing;
    const real = payments.refund.bind(payments);
    const keys: string[] = [];
    vi.spyOn(payments, 'refund').mockImplementation(async (id, wish) => {
      keys.push(wish.key);
      await real(id, wish);
      if (keys.length === 1) throw new GatewayDown('the answer was lost');
      return real(id, wish);
    });
    const { body } = await refundAtDesk(admin, orderId, { way: 'gateway', amount: 40_000 });
    expect(body['payment']).toMatchObject({ refunding_amount: 40_000, refunded_amount: 0 });
    const again = await refundAtDesk(admin, orderId, {
      way: 'transfer',
      amount: 1,
      reference: 'T2',
      refunded_before: 40_000,
    });
    expect(again.body.message).toBe(
      'A refund of this payment is under way. Please wait until the payment service has answered',
    );
    school.clock.advance('PT2M');
    await school.parts.jobs.kick('ask-for-refunds');
    await school.parts.jobs.idle();
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
    expect(await deskRecord(admin, orderId)).toMatchObject({ refunding_amount: 0, refunded_amount: 40_000 });
    expect((await school.parts.paymentSandbox?.find(orderId))?.gatewayStatus).toBe('partial_refund');
  });

  test('that is refused changes nothing, and staff learn that a transfer is left', async () => {
    const { orderId } = await bought();
    vi.spyOn(school.parts.billing.payments, 'refund').mockResolvedValue({ refused: 'not_refundable' });
    const { status, body } = await refundAtDesk(admin, orderId, { way: 'gateway', amount: 40_000 });
    expect([status, body.message]).toEqual([
      409,
      'The payment service has refused this refund, and no money was returned. The money can be transferred instead',
    ]);
    expect(await deskRecord(admin, orderId)).toMatchObject({
      refunding_amount: 0,
      refunded_amount: 0,
      closed: { gateway: null },
    });
    expect(await paidBy(school, orderId)).toBe(1);
  });
});

/** A bill that two payments were made for: the second pays it, the first waits to be refunded. */
const paidTwice = async () => {
  const { parent, childId, bills } = await bought();
  const billId = bills[1]?.billing_id;
  const pay = async () => {
    const { body } = await parent.call('POST', '/payment/pay-billing', {
      body: { payment_type: 'gopay', child_id: childId, billing_id: billId },
    });
    await school.parts.jobs.idle();
    return String(body['order_id']);
  };
  const first = await pay();
  await school.rows(`update payments set state = 'FAILED' where order_id = $1`, [first]);
  const second = await pay();
  await act(school, second, 'settle');
  await act(school, first, 'settle');
  expect((await deskRecord(admin, first)).to_refund).toBe(true);
  return { parent, billId, first, second };
};

describe('a payment that waits to be refunded', () => {
  test('goes back by transfer, and is in the list of what has to be refunded until then', async () => {
    const { first } = await paidTwice();
    const listed = async () =>
      (
        (await admin.call('GET', '/payment/desk?filter=to_refund&size=200')).body['payments'] as DeskRecord[]
      ).map(({ order_id }) => order_id);
    expect(await listed()).toContain(first);
    const { gross_amount: amount } = await deskRecord(admin, first);
    await refundAtDesk(admin, first, { way: 'transfer', amount, reference: 'TRF 0815', to_refund: true });
    expect(await listed()).not.toContain(first);
    expect(await deskRecord(admin, first)).toMatchObject({ to_refund: false, failure: 'reversed' });
  });

  test('pays the bill when what paid it is refunded, unless it is on its way back itself', async () => {
    const { parent, billId, first, second } = await paidTwice();
    const { gross_amount: amount } = await deskRecord(admin, second);
    await refundAtDesk(admin, second, { way: 'gateway', amount });
    expect(await school.rows('select paid_by from bills where bill_id = $1', [billId])).toEqual([
      { paid_by: first },
    ]);
    expect(
      await school.rows(`select title from notifications where user_id = $1 and body like '%open again%'`, [
        parent.userId,
      ]),
    ).toEqual([]);

    const other = await paidTwice();
    vi.spyOn(school.parts.billing.payments, 'refund').mockRejectedValueOnce(new GatewayDown('no answer'));
    await refundAtDesk(admin, other.first, { way: 'gateway', amount, to_refund: true });
    await refundAtDesk(admin, other.second, { way: 'gateway', amount });
    expect(await school.rows('select paid_by from bills where bill_id = $1', [other.billId])).toEqual([
      { paid_by: null },
    ]);
  });
});

test('a payment that pays the bill meanwhile is not given back: staff are to look at it again', async () => {
  const { billId, first, second } = await paidTwice();
  const { gross_amount: amount, to_refund } = await deskRecord(admin, first);
  await act(school, second, 'reverse');
  for (const way of ['gateway', 'transfer']) {
    const { status, body } = await refundAtDesk(admin, first, { way, amount, reference: 'T3', to_refund });
    expect([status, body['error']]).toEqual([409, 'refund_meanwhile']);
  }
  expect(await school.rows('select paid_by from bills where bill_id = $1', [billId])).toEqual([
    { paid_by: first },
  ]);
  expect(await deskRecord(admin, first)).toMatchObject({
    payment_status: 'SUCCESS',
    to_refund: false,
    refunds: [],
  });
  expect((await refundAtDesk(admin, first, { way: 'gateway', amount })).status).toBe(200);
});

test('a transfer is not written down without what finds it at the bank', async () => {
  const { orderId } = await bought();
  for (const reference of [undefined, '', '  ']) {
    const { status, body } = await refundAtDesk(admin, orderId, { way: 'transfer', amount: 1, reference });
    expect([status, body['errors']]).toEqual([422, { reference: 'Reference of the Transfer is required' }]);
  }
  expect((await refundAtDesk(admin, orderId, { way: 'transfer', amount: 1, reference: 'T4' })).status).toBe(
    200,
  );
});

test('a Mandiri payment goes back by transfer alone, and a transfer is written down with what finds it', async () => {
  const { orderId } = await bought();
  await school.rows(`update payments set payment_type = 'echannel' where order_id = $1`, [orderId]);
  expect((await deskRecord(admin, orderId)).closed).toEqual({
    gateway: 'refund_not_by_gateway',
    transfer: null,
  });
  expect((await refundAtDesk(admin, orderId, { way: 'gateway', amount: 1 })).status).toBe(409);
  expect(
    (await refundAtDesk(admin, orderId, { way: 'transfer', amount: 1, reference: 'TRF 0815' })).status,
  ).toBe(200);
  expect((await deskRecord(admin, orderId)).refunds).toEqual([
    expect.objectContaining({ way: 'transfer', state: 'DONE', reference: 'TRF 0815' }),
  ]);
});

test('what is no refund is refused in words', async () => {
  const { orderId } = await bought();
  for (const body of [
    { way: 'gateway', amount: 0 },
    { way: 'gateway', amount: -1 },
    { way: 'gateway', amount: 1.5 },
    { way: 'cash', amount: 1 },
    { way: 'gateway', amount: 1, reason: '' },
    { way: 'gateway', amount: 1, reason: 'x'.repeat(201) },
    { way: 'gateway', amount: 1, refunded_before: null },
    { way: 'gateway', amount: 1, to_refund: null },
  ])
    expect([body, (await refundAtDesk(admin, orderId, body)).status]).toEqual([body, 422]);
  expect((await refundAtDesk(admin, 'KE-1-none', { way: 'gateway', amount: 1 })).status).toBe(404);
  expect((await deskRecord(admin, orderId)).refunds).toEqual([]);
});

test('the desk is for staff alone', async () => {
  const { parent, orderId } = await bought();
  for (const who of [parent, school]) {
    const asked = [
      await who.call('GET', '/payment/desk'),
      await who.call('GET', `/payment/desk/${orderId}`),
      await who.call('POST', '/payment/desk/ask', { body: { order_id: orderId } }),
      await who.call('POST', '/payment/desk/refund', { body: {} }),
      await who.call('POST', '/payment/desk/other-amount', { body: {} }),
    ];
    expect(asked.map(({ status }) => status)).toEqual(Array(5).fill(who === parent ? 403 : 401));
  }
});

describe('the letter of a refund of which nothing is left', () => {
  const lastLetter = async (userId: number) =>
    (
      await school.rows('select body, body_indo from notifications where user_id = $1 order by notif_id', [
        userId,
      ])
    ).at(-1);
  const waits = /Bill 1 of 6 .* is open again, and lessons wait until it is paid\.$/;
  const waitsIndo = /Tagihan 1 dari 6 .* terbuka lagi, dan pelajarannya menunggu sampai tagihan ini lunas\.$/;

  test.each([
    ['gateway', {}],
    ['transfer', { reference: 'T7' }],
  ])('by %s says that the bill is open again and lessons wait', async (way, more) => {
    const { parent, orderId } = await bought();
    const { gross_amount: amount } = await deskRecord(admin, orderId);
    expect((await refundAtDesk(admin, orderId, { way, amount, ...more })).status).toBe(200);
    const letter = await lastLetter(parent.userId);
    expect(letter?.['body']).toMatch(waits);
    expect(letter?.['body_indo']).toMatch(waitsIndo);
  });

  test('says so with the last of its parts, and not before', async () => {
    const { parent, orderId } = await bought();
    const { gross_amount: gross } = await deskRecord(admin, orderId);
    await refundAtDesk(admin, orderId, { way: 'gateway', amount: 40_000 });
    expect((await lastLetter(parent.userId))?.['body']).not.toMatch(/open again/);
    const rest = { way: 'transfer', amount: gross - 40_000, refunded_before: 40_000, reference: 'T8' };
    expect((await refundAtDesk(admin, orderId, rest)).status).toBe(200);
    expect((await lastLetter(parent.userId))?.['body']).toMatch(waits);
  });

  test('says that lessons go on while another bill pays for today', async () => {
    const { parent, childId, bills } = await bought();
    const { body } = await parent.call('POST', '/payment/pay-billing', {
      body: { payment_type: 'gopay', child_id: childId, billing_id: bills[1]?.billing_id },
    });
    await school.parts.jobs.idle();
    const orderId = String(body['order_id']);
    await act(school, orderId, 'settle');
    const before = school.clock.now().toISOString();
    school.clock.set('2026-08-20T03:00:00.000Z');
    const { gross_amount: amount } = await deskRecord(admin, orderId);
    expect((await refundAtDesk(admin, orderId, { way: 'gateway', amount })).status).toBe(200);
    const letter = await lastLetter(parent.userId);
    school.clock.set(before);
    expect(letter?.['body']).toMatch(/Bill 2 of 6 .* is open again\. Lessons go on/);
    expect(letter?.['body_indo']).toMatch(/terbuka lagi\. Pelajaran tetap berjalan/);
  });

  test('says nothing of the kind of money that paid nothing', async () => {
    const { parent, orderId } = await bought();
    await school.rows('update payments set to_refund = true, receipt_number = null where order_id = $1', [
      orderId,
    ]);
    await school.rows('update bills set paid_by = null, paid_at = null where paid_by = $1', [orderId]);
    const { gross_amount: amount } = await deskRecord(admin, orderId);
    expect((await refundAtDesk(admin, orderId, { way: 'gateway', amount, to_refund: true })).status).toBe(
      200,
    );
    expect((await lastLetter(parent.userId))?.['body']).not.toMatch(/open again/);
  });
});
