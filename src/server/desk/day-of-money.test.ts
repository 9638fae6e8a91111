import { beforeAll, describe, expect, test } from 'vitest';
import { type Visitor, testSchool } from '../../../tests/support/school.ts';
import type { DayMovement } from '../../contract/day-close.ts';
import type { PaymentItem } from '../../contract/payment-objects.ts';
import { addChild } from '../families/children.test-support.ts';
import { deskRecord } from './desk.test-support.ts';
import { act, firstPayment, makeBatch } from '../payments/paying.test-support.ts';

const school = await testSchool();
const batch = await makeBatch(school);
const admin = await school.admin();

const on = (time: string) => school.clock.set(`2026-${time}+07:00`);
const ordersOn = async (day: string) => {
  const { body } = await admin.call('GET', `/payment/days/${day}?size=200`);
  return (body['movements'] as DayMovement[]).map(({ order_id }) => order_id);
};

/** A child that turns eight on the first of September, and its charge by Mandiri. */
const charged = async (at: string, birthdate = '2018-09-01') => {
  on(at);
  const parent = await school.parent();
  const childId = await addChild(parent, { birthdate });
  const { body } = await parent.call('POST', '/payment/first-payment', {
    body: { ...(await firstPayment(school, { childId, batch })), payment_type: 'echannel' },
  });
  await school.parts.jobs.idle();
  return { parent, childId, orderId: String(body['order_id']) };
};
const itemOf = async ({ parent, orderId }: { parent: Visitor & { userId: number }; orderId: string }) =>
  ((await parent.call('GET', `/billing/childs/${parent.userId}`)).body['payments'] as PaymentItem[]).find(
    ({ order_id }) => order_id === orderId,
  );

test('the 72 hours of the test run from the moment the family was told (R147)', async () => {
  const { parent, orderId, childId } = await charged('08-20T22:15:00', '2016-01-01');
  on('08-20T23:50:00');
  await act(school, orderId, 'settle', 'lost');
  on('08-21T09:00:00');
  await parent.call('GET', `/payment/status/${orderId}`);
  const [row] = await school.rows('select settled_at from placements where child_id = $1', [childId]);
  expect(new Date(String(row?.['settled_at'])).toISOString()).toBe('2026-08-21T02:00:00.000Z');
});

test('another amount that staff take counts on the day it settled, and the decision has a line of its own', async () => {
  const { orderId } = await charged('08-22T10:00:00');
  on('08-22T11:00:00');
  await act(school, orderId, 'underpay');
  on('08-23T08:00:00');
  const { other_amount: amount } = await deskRecord(admin, orderId);
  const { status } = await admin.call('POST', '/payment/desk/other-amount', {
    body: { order_id: orderId, decision: 'accept', amount },
  });
  expect(status).toBe(200);
  expect(await ordersOn('2026-08-22')).toContain(orderId);
  const record = await deskRecord(admin, orderId);
  expect(record).toMatchObject({
    paid_at: '2026-08-22T04:00:00.000Z',
    amount_decided_at: '2026-08-23T01:00:00.000Z',
  });
  expect(record.events.slice(-2)).toEqual([
    { at: '2026-08-23T01:00:00.000Z', source: 'staff', said: 'amount_accepted' },
    { at: '2026-08-23T01:00:00.000Z', source: 'staff', said: 'settlement' },
  ]);
});

describe('a payment of which the school hears in the next month', () => {
  let of: Awaited<ReturnType<typeof charged>>;
  beforeAll(async () => {
    of = await charged('08-31T22:15:00');
    on('08-31T23:50:00');
    await act(school, of.orderId, 'settle', 'lost');
    on('09-01T04:32:00');
    await admin.call('POST', '/payment/desk/ask', { body: { order_id: of.orderId } });
  });

  test('counts on the day it settled: in the close, for the family, and on the receipt (R147)', async () => {
    expect(await ordersOn('2026-08-31')).toContain(of.orderId);
    expect(await ordersOn('2026-09-01')).not.toContain(of.orderId);
    expect(await itemOf(of)).toMatchObject({ paid_at: '2026-08-31T16:50:00.000Z' });
    const { body } = await of.parent.call('GET', `/child/billing/${of.childId}`);
    expect(body['billing']).toEqual(
      expect.arrayContaining([expect.objectContaining({ sequence: 1, paid_at: '2026-08-31T16:50:00.000Z' })]),
    );
    const [receipt] = await school.mailsTo(of.parent.email);
    expect(receipt?.text).toContain('31 August 2026');
  });

  test('and the school heard of it later, which the events tell', async () => {
    const { events } = await deskRecord(admin, of.orderId);
    expect(events.at(-1)).toEqual({ at: '2026-08-31T21:32:00.000Z', source: 'poll', said: 'settlement' });
  });

  test('so that a child of seven on that day needs no test', async () => {
    const { body } = await of.parent.call('POST', '/childs/status', { body: { child_id: of.childId } });
    expect(body['is_auto']).toBe(true);
  });
});
