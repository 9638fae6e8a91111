import { afterEach, describe, expect, test, vi } from 'vitest';
import { testSchool } from '../../../tests/support/school.ts';
import type { DayMovement } from '../../contract/day-close.ts';
import type { GatewayStatus, GivenBack } from '../providers/payment-gateway/payment-gateway.ts';
import { deskRecord, paidBy, refundAtDesk, titlesOf } from './desk.test-support.ts';
import { act, buyCourse, chargeFirst, makeBatch } from '../payments/paying.test-support.ts';
import { addChild } from '../families/children.test-support.ts';

const school = await testSchool();
const batch = await makeBatch(school);
const admin = await school.admin();
afterEach(() => vi.restoreAllMocks());

const bought = async () => {
  const parent = await school.parent();
  const { orderId, childId } = await buyCourse(school, parent, { batch });
  const { received_amount: gross } = await deskRecord(admin, orderId);
  return { parent, orderId, childId, gross };
};

/** Gives money back as the gateway's own dashboard does. */
const refundThere = async (orderId: string, amount: number, key = `dashboard-${amount}`) => {
  const answer = await school.app.inject({
    method: 'POST',
    url: `/sandbox/gateway/api/v2/${orderId}/refund`,
    headers: { authorization: `Basic ${Buffer.from('SB-Mid-server-kancil-english:').toString('base64')}` },
    payload: { refund_key: key, amount, reason: 'by hand' },
  });
  await school.parts.jobs.idle();
  return answer.json<{ status_code: string }>().status_code;
};
const ask = (orderId: string) => admin.call('POST', '/payment/desk/ask', { body: { order_id: orderId } });
const today = () => new Date(school.clock.now().getTime() + 7 * 3_600_000).toISOString().slice(0, 10);
const movementsOf = async (orderId: string, day = today()) => {
  const { body } = await admin.call('GET', `/payment/days/${day}?size=200`);
  return (body['movements'] as DayMovement[])
    .filter(({ order_id }) => order_id === orderId)
    .map(({ kind, amount }) => [kind, amount] as const)
    .toSorted(([, one], [, other]) => one - other)
    .toSorted(([one], [other]) => other.localeCompare(one));
};
const staffTold = async (orderId: string) =>
  (
    await school.rows(
      `select title from notifications n join users u using (user_id)
       where u.role = 'admin' and n.body like $1 order by notif_id`,
      [`%${orderId}%`],
    )
  ).map(({ title }) => title);

describe('money that the gateway gave back by itself (R148)', () => {
  test('counts against what may be refunded, in the close and the trail, and staff and family are told', async () => {
    const { parent, orderId, gross } = await bought();
    expect(await refundThere(orderId, 500_000)).toBe('200');
    const record = await deskRecord(admin, orderId);
    expect(record).toMatchObject({
      payment_status: 'SUCCESS',
      refunded_amount: 500_000,
      refundable_amount: gross - 500_000,
    });
    expect(record.refunds).toEqual([
      expect.objectContaining({
        amount: 500_000,
        way: 'gateway',
        state: 'DONE',
        asked_by: null,
        reason: 'by hand',
      }),
    ]);
    expect(record.money.at(-1)).toMatchObject({ step: 'part_back', amount: 500_000, way: 'gateway' });
    expect(await movementsOf(orderId)).toEqual([
      ['paid', gross],
      ['back', 500_000],
    ]);
    expect(await staffTold(orderId)).toEqual(['The payment service has refunded money']);
    expect((await titlesOf(school, parent.userId)).at(-1)).toBe('We have refunded money');
    const whole = await refundAtDesk(admin, orderId, {
      way: 'transfer',
      amount: gross,
      reference: 'BCA 0',
      refunded_before: 500_000,
    });
    expect([whole.status, whole.body['error']]).toEqual([409, 'refund_above_payment']);
    // Heard once more, it is the same money.
    await act(school, orderId, 'repeat', 'twice');
    await ask(orderId);
    expect((await deskRecord(admin, orderId)).refunded_amount).toBe(500_000);
  });

  test('is known before a transfer is written down, also when its notification was lost', async () => {
    const { orderId, gross } = await bought();
    const deliver = vi.spyOn(school.parts.payments, 'readNotification').mockReturnValue(null);
    await refundThere(orderId, 500_000);
    deliver.mockRestore();
    const answer = await refundAtDesk(admin, orderId, { way: 'transfer', amount: gross, reference: 'BCA 4' });
    expect([answer.status, answer.body['error']]).toEqual([409, 'refund_meanwhile']);
    expect((await deskRecord(admin, orderId)).refundable_amount).toBe(gross - 500_000);
  });

  test('whole, it opens the bill again', async () => {
    const { orderId, gross } = await bought();
    await refundThere(orderId, 500_000);
    await refundThere(orderId, gross - 500_000);
    expect(await deskRecord(admin, orderId)).toMatchObject({
      failure: 'reversed',
      refunded_amount: gross,
      refundable_amount: 0,
    });
    expect(await paidBy(school, orderId)).toBe(0);
    expect(await movementsOf(orderId)).toEqual([
      ['paid', gross],
      ['back', 500_000],
      ['back', gross - 500_000],
    ]);
  });

  test('after a part that staff transferred, all of it is back, and nothing twice', async () => {
    const { orderId, gross } = await bought();
    await refundAtDesk(admin, orderId, { way: 'transfer', amount: 500_000, reference: 'BCA 1' });
    await refundThere(orderId, gross - 500_000);
    expect(await deskRecord(admin, orderId)).toMatchObject({ failure: 'reversed', refundable_amount: 0 });
    expect(await staffTold(orderId)).toEqual(['The payment service has refunded money']);
  });

  test('after all of it was transferred, staff hear that it went back twice', async () => {
    const { orderId, gross } = await bought();
    await refundAtDesk(admin, orderId, { way: 'transfer', amount: gross, reference: 'BCA 2' });
    await refundThere(orderId, 500_000);
    await ask(orderId);
    expect((await deskRecord(admin, orderId)).refunded_amount).toBe(gross);
    expect(await movementsOf(orderId)).toEqual([
      ['paid', gross],
      ['back', 500_000],
      ['back', gross],
    ]);
    expect(await staffTold(orderId)).toEqual([
      'Money was returned twice',
      'The payment service has refunded money',
    ]);
  });

  test('at once with one of ours: the parts add up, and never to more than came', async () => {
    const { orderId, gross } = await bought();
    const [ours, theirs] = await Promise.all([
      refundAtDesk(admin, orderId, { way: 'gateway', amount: gross }),
      refundThere(orderId, 500_000),
    ]);
    await school.parts.jobs.idle();
    await ask(orderId);
    const { refunded_amount: back, refundable_amount: left } = await deskRecord(admin, orderId);
    expect(back + left).toBe(gross);
    expect(back).toBe(theirs === '200' ? 500_000 : gross);
    expect(ours.status).toBe(theirs === '200' ? 409 : 200);
  });

  test('before it was heard of that it came, both are told on their days', async () => {
    const parent = await school.parent();
    const childId = await addChild(parent);
    const { order_id: orderId, gross_amount: gross } = await chargeFirst(school, parent, { childId, batch });
    await act(school, orderId, 'settle', 'lost');
    const paidOn = today();
    const deliver = vi.spyOn(school.parts.payments, 'readNotification').mockReturnValue(null);
    school.clock.advance('P1D');
    await refundThere(orderId, gross);
    deliver.mockRestore();
    const backOn = today();
    school.clock.advance('P1D');
    await ask(orderId);
    expect(await movementsOf(orderId, paidOn)).toEqual([['paid', gross]]);
    expect(await movementsOf(orderId, backOn)).toEqual([['back', gross]]);
    expect(await movementsOf(orderId)).toEqual([]);
    expect(await deskRecord(admin, orderId)).toMatchObject({ failure: 'reversed', refundable_amount: 0 });
  });

  test('without a list its sum says it, and one that came twice is one', async () => {
    const { orderId, gross } = await bought();
    const status = (await school.parts.payments.status(orderId)) as GatewayStatus;
    const says = (givenBack: GivenBack, gatewayStatus = 'partial_refund') =>
      vi.spyOn(school.parts.payments, 'status').mockResolvedValue({ ...status, gatewayStatus, givenBack });
    says({ total: 300_000 as GivenBack['total'], refunds: null });
    await ask(orderId);
    await ask(orderId);
    expect((await deskRecord(admin, orderId)).refundable_amount).toBe(gross - 300_000);
  });
});

test('a part of ours that was taken for refused and is listed after all is done', async () => {
  const { orderId } = await bought();
  await refundAtDesk(admin, orderId, { way: 'gateway', amount: 40_000 });
  await school.rows(`update refunds set state = 'REFUSED', refusal = 'unanswered' where order_id = $1`, [
    orderId,
  ]);
  await school.rows('update payments set refunded_amount = 0 where order_id = $1', [orderId]);
  await ask(orderId);
  const { refunds, refunded_amount: back } = await deskRecord(admin, orderId);
  expect([back, refunds.map(({ state }) => state)]).toEqual([40_000, ['DONE']]);
});
