import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Visitor, testSchool } from '../../../tests/support/school.ts';
import { notificationsTo } from '../app.ts';
import { addChild } from '../families/children.test-support.ts';
import { GatewayDown } from '../providers/payment-gateway/payment-gateway.ts';
import { act, answerQuestion, cardToken, firstPayment, makeBatch } from './paying.test-support.ts';

const school = await testSchool();
const batch = await makeBatch(school);
afterEach(() => vi.restoreAllMocks());

/** A card that is paid without a question of its bank. */
const FRICTIONLESS = '4411111111111118';

const family = async () => {
  const parent = await school.parent();
  const childId = await addChild(parent);
  const body = await firstPayment(school, { childId, batch });
  const pay = (changes: object = {}) =>
    parent.call('POST', '/payment/first-payment', { body: { ...body, ...changes } });
  const payByCard = async (number?: string) =>
    pay({ payment_type: 'credit_card', token_id: await cardToken(school, number) });
  return { parent, childId, pay, payByCard };
};
/** Keeps the sandbox's notifications back until the function that it returns is called. */
const holdNotifications = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const deliver = notificationsTo(school.app);
  school.parts.paymentSandbox?.deliverTo(async (payload) => {
    await promise;
    return deliver(payload);
  });
  return resolve;
};
const paymentsOf = (childId: number) =>
  school.rows(
    'select payment_type, state, ended_by from payments where child_id = $1 order by created_at, state',
    [childId],
  );
const enrolledOf = (childId: number) =>
  school.rows('select term from enrolments where child_id = $1 and settled_at is not null', [childId]);
const titlesOf = async ({ userId }: Visitor & { userId: number }) =>
  (await school.rows('select title from notifications where user_id = $1 order by notif_id', [userId])).map(
    ({ title }) => title,
  );
const staffTitles = async (orderId: unknown) =>
  (
    await school.rows(
      `select title from notifications n join users u using (user_id)
       where u.role = 'admin' and n.body like $1 order by notif_id`,
      [`%${String(orderId)}%`],
    )
  ).map(({ title }) => title);
const atGateway = async (orderId: unknown) =>
  (await school.parts.paymentSandbox?.find(String(orderId)))?.gatewayStatus;
const arrived = [409, 'Your earlier payment has just arrived. Nothing else needs to be paid'];

describe('a card that was paid is not given back when another charge is asked for', () => {
  test('by a second window, before its own answer arrived', async () => {
    const { parent, childId, pay, payByCard } = await family();
    const { payments } = school.parts;
    const charge = payments.charge.bind(payments);
    // The gateway's notification comes after the second window has asked.
    const notify = holdNotifications();
    let other: Awaited<ReturnType<typeof pay>> | undefined;
    vi.spyOn(payments, 'charge').mockImplementation(async (request) => {
      const answer = await charge(request);
      if (request.type === 'credit_card') {
        other = await pay();
        notify();
      }
      return answer;
    });
    const card = await payByCard(FRICTIONLESS);
    await school.parts.jobs.idle();
    expect([other?.status, other?.body.message]).toEqual(arrived);
    expect([card.status, card.body['payment_status']]).toEqual([201, 'SUCCESS']);
    expect(await atGateway(card.body['order_id'])).toBe('capture');
    expect(await paymentsOf(childId)).toEqual([
      { payment_type: 'credit_card', state: 'CAPTURED', ended_by: null },
    ]);
    expect(await enrolledOf(childId)).toEqual([{ term: 2 }]);
    expect(await titlesOf(parent)).toEqual(['Alya is enrolled']);
  });

  test('while the notification of its bank is lost', async () => {
    const { childId, pay, payByCard } = await family();
    const card = await payByCard();
    await school.parts.jobs.idle();
    vi.spyOn(school.parts.payments, 'status').mockRejectedValue(new GatewayDown('on purpose'));
    await answerQuestion(school, String(card.body['redirect_url']));
    vi.restoreAllMocks();
    const other = await pay({ payment_type: 'echannel' });
    expect([other.status, other.body.message, other.body['order_id']]).toEqual([
      ...arrived,
      card.body['order_id'],
    ]);
    expect(await enrolledOf(childId)).toEqual([{ term: 2 }]);
  });
});

test('the answer to a card’s charge enrols nobody when the card was let go since', async () => {
  const { parent, childId, payByCard } = await family();
  const { payments } = school.parts;
  const charge = payments.charge.bind(payments);
  const letGo: typeof charge = async (request) => {
    const answer = await charge(request);
    // Another window had ended the payment before the gateway knew it, and the bank has let the card go.
    await school.rows(`update payments set state = 'FAILED', ended_by = 'cancelled' where order_id = $1`, [
      request.orderId,
    ]);
    await payments.cancel(request.orderId);
    return answer;
  };
  // Without jobs, or the news of the capture could come before the card is let go, and enrol.
  vi.spyOn(payments, 'charge').mockImplementation((request) =>
    school.parts.jobs.pauseWhile(() => letGo(request)),
  );
  const card = await payByCard(FRICTIONLESS);
  await school.parts.jobs.idle();
  expect(card.status).toBe(409);
  expect(await paymentsOf(childId)).toEqual([
    { payment_type: 'credit_card', state: 'FAILED', ended_by: 'cancelled' },
  ]);
  expect([await enrolledOf(childId), await titlesOf(parent)]).toEqual([[], []]);
});

test('a card that was paid although another window had ended its payment before the gateway knew it counts', async () => {
  const { childId, pay, payByCard } = await family();
  const { payments } = school.parts;
  const charge = payments.charge.bind(payments);
  let other: Awaited<ReturnType<typeof pay>> | undefined;
  vi.spyOn(payments, 'charge').mockImplementation(async (request) => {
    if (request.type === 'credit_card') other = await pay();
    return charge(request);
  });
  const card = await payByCard(FRICTIONLESS);
  await school.parts.jobs.idle();
  expect([other?.status, card.status, card.body['payment_status']]).toEqual([201, 201, 'SUCCESS']);
  expect(await atGateway(other?.body['order_id'])).toBe('cancel');
  expect(await enrolledOf(childId)).toEqual([{ term: 2 }]);
});

test('a card that waits for its fraud check gives way to another charge', async () => {
  const { pay, payByCard } = await family();
  const card = await payByCard();
  await school.parts.jobs.idle();
  const { payments } = school.parts;
  const status = await payments.status(String(card.body['order_id']));
  if (!status) throw new Error('the sandbox does not know the card');
  vi.spyOn(payments, 'expire').mockResolvedValue({
    ...status,
    gatewayStatus: 'capture',
    fraudStatus: 'challenge',
  });
  expect((await pay()).status).toBe(201);
  expect(await atGateway(card.body['order_id'])).toBe('cancel');
});

describe('a card that is charged while another charge pays the same bill', () => {
  /** A QRIS charge lapsed, and its money comes while the card is charged for the same bill. */
  const paidTwice = async () => {
    const { parent, childId, pay } = await family();
    const qris = await pay();
    await school.parts.jobs.idle();
    school.clock.advance('PT62M');
    await school.parts.jobs.kick('poll-payments');
    await school.parts.jobs.idle();
    const { payments } = school.parts;
    const charge = payments.charge.bind(payments);
    vi.spyOn(payments, 'charge').mockImplementationOnce(async (request) => {
      await act(school, String(qris.body['order_id']), 'settle');
      return charge(request);
    });
    const [bill] = qris.body['billing'] as { billing_id: number }[];
    const card = await parent.call('POST', '/payment/pay-billing', {
      body: {
        payment_type: 'credit_card',
        token_id: await cardToken(school, FRICTIONLESS),
        child_id: childId,
        billing_id: bill?.billing_id,
      },
    });
    await school.parts.jobs.idle();
    const [row] = await school.rows(
      `select order_id, state, to_refund from payments where child_id = $1 and payment_type = 'credit_card'`,
      [childId],
    );
    return { parent, childId, qris, card, row };
  };

  test('is given back at once, and the payment that came first is told of', async () => {
    await school.admin();
    const { childId, qris, card, row } = await paidTwice();
    expect([card.status, card.body.message, card.body['order_id']]).toEqual([
      ...arrived,
      qris.body['order_id'],
    ]);
    expect(row).toMatchObject({ state: 'REVERSED', to_refund: false });
    expect(await atGateway(row?.['order_id'])).toBe('cancel');
    expect(await enrolledOf(childId)).toEqual([{ term: 2 }]);
    expect(await staffTitles(row?.['order_id'])).toEqual([
      'A payment has to be refunded',
      'A payment was refunded',
    ]);
  });

  test('waits to be refunded when the gateway does not take it back', async () => {
    vi.spyOn(school.parts.payments, 'cancel').mockRejectedValue(new GatewayDown('on purpose'));
    const { card, row } = await paidTwice();
    expect([card.status, card.body.message]).toEqual(arrived);
    expect(row).toMatchObject({ state: 'CAPTURED', to_refund: true });
  });
});
