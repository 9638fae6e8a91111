import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Answer, type Visitor, testSchool } from '../../../tests/support/school.ts';
import type { DeskRecord } from '../../contract/payment-desk.ts';
import { GatewayDown } from '../providers/payment-gateway/payment-gateway.ts';
import { addChild } from '../families/children.test-support.ts';
import { signatureOf } from '../providers/payment-gateway/midtrans-wire.ts';
import { act, buyCourse, chargeFirst, firstPayment, makeBatch } from './paying.test-support.ts';

const school = await testSchool();
const batch = await makeBatch(school);
const owner = await school.admin();
afterEach(() => vi.restoreAllMocks());

type Parent = Visitor & { userId: number; email: string };
const statusOf = async (who: Visitor, orderId: string) => {
  const { body } = await who.call('GET', `/payment/status/${orderId}`);
  return [body['payment_status'], body['to_refund']];
};
const gatewayStatusAt = async (orderId: string) =>
  (await school.parts.paymentSandbox?.find(orderId))?.gatewayStatus;
const enrolledFor = (childId: number) =>
  school.rows('select term from enrolments where child_id = $1 and settled_at is not null', [childId]);
const titlesOf = async (userId: number) =>
  (await school.rows('select title from notifications where user_id = $1 order by notif_id', [userId])).map(
    ({ title }) => title,
  );
const staffTitles = async (orderId: string) =>
  (
    await school.rows(
      `select title from notifications n join users u using (user_id)
       where u.role = 'admin' and n.body like $1 order by notif_id`,
      [`%${orderId}%`],
    )
  ).map(({ title }) => title);
const chosen = async () => {
  const parent = await school.parent();
  const childId = await addChild(parent);
  const { order_id: orderId } = await chargeFirst(school, parent, { childId, batch, term: 2 });
  return { parent, childId, orderId };
};
const chosenAnew = async () => {
  const { orderId: first, ...rest } = await chosen();
  const second = await chargeFirst(school, rest.parent, { ...rest, batch, term: 4 });
  return { ...rest, first, second: second.order_id };
};

describe('a first payment repeated after its charge had lapsed', () => {
  test('finds the former charge paid: that settlement is kept and enrols', async () => {
    const { parent, childId, orderId } = await chosen();
    school.clock.advance('PT62M');
    await school.parts.jobs.kick('poll-payments');
    await school.parts.jobs.idle();
    await act(school, orderId, 'settle', 'lost');
    const answer = await parent.call('POST', '/payment/first-payment', {
      body: await firstPayment(school, { childId, batch, term: 4 }),
    });
    expect([answer.status, answer.body.message, answer.body['order_id']]).toEqual([
      409,
      'Your earlier payment has just arrived. Nothing else needs to be paid',
      orderId,
    ]);
    expect(await enrolledFor(childId)).toEqual([{ term: 2 }]);
  });
});

describe('a charge that was made in time and replaced', () => {
  test('enrols when it settles after all, and ends the charge that replaced it', async () => {
    const { parent, childId, first, second } = await chosenAnew();
    await act(school, first, 'settle');
    expect(await enrolledFor(childId)).toEqual([{ term: 2 }]);
    expect(await statusOf(parent, first)).toEqual(['SUCCESS', false]);
    expect(await gatewayStatusAt(second)).toBe('cancel');
    expect(await statusOf(parent, second)).toEqual(['FAILED', false]);
    expect(await titlesOf(parent.userId)).toEqual(['Alya is enrolled']);
  });

  test('goes back when another was paid meanwhile, and family and staff are notified', async () => {
    const { parent, childId, first, second } = await chosenAnew();
    await act(school, second, 'settle');
    await act(school, first, 'settle');
    expect(await enrolledFor(childId)).toEqual([{ term: 4 }]);
    expect(await statusOf(parent, first)).toEqual(['SUCCESS', true]);
    expect(await statusOf(parent, second)).toEqual(['SUCCESS', false]);
    expect(await titlesOf(parent.userId)).toEqual(['Alya is enrolled', 'We will refund a payment']);
    expect(await staffTitles(first)).toEqual(['A payment has to be refunded']);
    const { body } = await parent.call('GET', `/billing/childs/${parent.userId}`);
    const items = body['payments'] as { order_id: string; to_refund: boolean }[];
    expect(new Map(items.map((item) => [item.order_id, item.to_refund]))).toEqual(
      new Map([
        [first, true],
        [second, false],
      ]),
    );
  });

  test('settling at the same instant as its successor enrols once', async () => {
    const { childId, first, second } = await chosenAnew();
    await Promise.all([act(school, first, 'settle'), act(school, second, 'settle').catch(() => null)]);
    await school.parts.jobs.idle();
    expect(await enrolledFor(childId)).toHaveLength(1);
    const paid = await school.rows(
      `select 1 from payments where child_id = $1 and state = 'SETTLED' and not to_refund`,
      [childId],
    );
    expect(paid).toHaveLength(1);
    expect(await school.rows('select 1 from orders where child_id = $1', [childId])).toHaveLength(1);
  });
});

/** Two charges for bill 2, both payable at the gateway, of which the school holds the first for what is said. */
const twoForOneBill = async (held: 'FAILED' | 'PENDING') => {
  const parent: Parent = await school.parent();
  const { childId, bills } = await buyCourse(school, parent, { batch });
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
  await school.rows('update payments set state = $2 where order_id = $1', [first, held]);
  return { parent, billId, first, second };
};
const paidBy = async (billId: number | undefined) =>
  (await school.rows('select paid_by from bills where bill_id = $1', [billId]))[0]?.['paid_by'];

describe('two charges for one bill', () => {
  test('when one was paid and taken back, the other that waited to be refunded pays the bill', async () => {
    const { parent, billId, first, second } = await twoForOneBill('FAILED');
    await act(school, second, 'settle');
    await act(school, first, 'settle');
    await act(school, second, 'reverse');
    expect(await paidBy(billId)).toBe(first);
    expect(await statusOf(parent, first)).toEqual(['SUCCESS', false]);
    expect(
      await school.rows('select receipt_number is not null as has from payments where order_id = $1', [
        first,
      ]),
    ).toEqual([{ has: true }]);
    expect(await titlesOf(parent.userId)).toEqual([
      'Alya is enrolled',
      'Your payment has arrived',
      'We will refund a payment',
      'Your other payment now counts',
    ]);
    expect(await staffTitles(first)).toEqual([
      'A payment has to be refunded',
      'A payment no longer needs refunding',
    ]);
  });

  test('when one settles the other is ended at the gateway', async () => {
    const { parent, first, second } = await twoForOneBill('PENDING');
    await act(school, second, 'settle');
    expect(await gatewayStatusAt(first)).toBe('cancel');
    expect(await statusOf(parent, first)).toEqual(['FAILED', false]);
  });

  test('when one settles and the other cannot be cancelled, the settlement is kept', async () => {
    const { parent, billId, second } = await twoForOneBill('PENDING');
    vi.spyOn(school.parts.payments, 'cancel').mockRejectedValue(new GatewayDown('on purpose'));
    await act(school, second, 'settle', 'lost');
    expect(await statusOf(parent, second)).toEqual(['SUCCESS', false]);
    expect(await paidBy(billId)).toBe(second);
  });
});

describe('money by hand and money of the gateway for one bill (R59, R245)', () => {
  const charged = async () => {
    const parent: Parent = await school.parent();
    const { childId, bills } = await buyCourse(school, parent, { batch });
    const billId = bills[1]?.billing_id;
    const { body } = await parent.call('POST', '/payment/pay-billing', {
      body: { payment_type: 'gopay', child_id: childId, billing_id: billId },
    });
    await school.parts.jobs.idle();
    return { parent, billId, orderId: String(body['order_id']) };
  };
  type Both = Awaited<ReturnType<typeof charged>>;
  const enter = ({ billId }: Both) =>
    owner.call('POST', '/payments/by-hand', {
      body: { billing_id: billId, payment_type: 'cash', amount: 700_000, reference: 'Book 3, 17' },
    });
  const told = ['Alya is enrolled', 'Your payment has arrived'];
  const entryIsRefused = async ({ parent, billId, orderId }: Both, entered: Answer) => {
    expect(entered.status).toBe(409);
    expect(['payment_settled_meanwhile', 'bill_already_paid']).toContain(entered.body['error']);
    expect(await paidBy(billId)).toBe(orderId);
    expect(await statusOf(parent, orderId)).toEqual(['SUCCESS', false]);
    expect(await titlesOf(parent.userId)).toEqual(told);
    expect(await staffTitles(orderId)).toEqual([]);
  };
  const entryStands = async ({ parent, billId, orderId }: Both, entered: Answer) => {
    expect(entered.status, entered.body.message).toBe(201);
    expect(await paidBy(billId)).toBe((entered.body['payment'] as DeskRecord).order_id);
    expect(await statusOf(parent, orderId)).toEqual(['SUCCESS', true]);
    expect(await titlesOf(parent.userId)).toEqual([...told, 'We will refund a payment']);
    expect(await staffTitles(orderId)).toEqual(['A payment has to be refunded']);
  };

  test('that of the gateway comes when its charge was ended for the entry: the entry is refused', async () => {
    const both = await charged();
    const { payments } = school.parts;
    const cancel = payments.cancel.bind(payments);
    vi.spyOn(payments, 'cancel').mockImplementationOnce(async (orderId) => {
      const ended = await cancel(orderId);
      await act(school, orderId, 'settle');
      return ended;
    });
    await entryIsRefused(both, await enter(both));
  });

  test('that of the gateway comes after the entry: it is to be refunded, and family and staff are told', async () => {
    const both = await charged();
    const entered = await enter(both);
    expect(await gatewayStatusAt(both.orderId)).toBe('cancel');
    await act(school, both.orderId, 'settle');
    await entryStands(both, entered);
  });

  test('both come at the same moment: one of the two pays, and none is lost', async () => {
    const both = await charged();
    const [entered] = await Promise.all([enter(both), act(school, both.orderId, 'settle')]);
    await school.parts.jobs.idle();
    await (entered.status === 201 ? entryStands : entryIsRefused)(both, entered);
  });
});

test('of another amount staff are notified once, and what has ended does not keep the bill from being paid', async () => {
  const { parent, childId, orderId } = await chosen();
  await school.rows('update sandbox_charges set gross = gross - 1 where order_id = $1', [orderId]);
  await statusOf(parent, orderId);
  school.clock.advance('PT5S');
  expect(await statusOf(parent, orderId)).toEqual(['PENDING', false]);
  expect(await staffTitles(orderId)).toEqual(['A payment has a different amount']);
  const again = await chargeFirst(school, parent, { childId, batch });
  expect(again.payment_status).toBe('PENDING');
  expect(await gatewayStatusAt(orderId)).toBe('cancel');
});

test('of another amount that has settled the bill waits for the school, in words that say so', async () => {
  const { parent, childId, orderId } = await chosen();
  await school.rows('update sandbox_charges set gross = gross - 1 where order_id = $1', [orderId]);
  await act(school, orderId, 'settle');
  const cancelled = vi.spyOn(school.parts.payments, 'cancel');
  const answer = await parent.call('POST', '/payment/first-payment', {
    body: await firstPayment(school, { childId, batch }),
  });
  expect([answer.status, answer.body['error'], answer.body.message, answer.body['order_id']]).toEqual([
    409,
    'payment_under_review',
    'An earlier payment arrived, but its amount does not match the bill. We know about it and will look into it; please do not pay again for now',
    orderId,
  ]);
  expect(cancelled).toHaveBeenCalledTimes(1);
});

test('a school without a gateway saves nothing for a charge that cannot be opened', async () => {
  const parent = await school.parent();
  const childId = await addChild(parent);
  vi.spyOn(school.parts.payments, 'name', 'get').mockReturnValue('none');
  const answer = await parent.call('POST', '/payment/first-payment', {
    body: await firstPayment(school, { childId, batch }),
  });
  expect(answer.status).toBe(503);
  expect(await school.rows('select 1 from enrolments where child_id = $1', [childId])).toEqual([]);
  expect(await school.rows('select 1 from payments where child_id = $1', [childId])).toEqual([]);
});

test.each([{}, { order_id: 'x'.repeat(300), signature_key: 'y'.repeat(300) }, { order_id: 7 }])(
  'a notification of any shape that is not signed has a wrong signature: %j',
  async (body) => {
    const answer = await school.call('POST', '/payment/notification', { body });
    expect([answer.status, answer.body.message]).toEqual([403, 'The signature is wrong']);
  },
);

test.each([
  'payment_notif_test_G000000000_5f1a0c2e-7b7e-4d38-9f8e-0d9a8f6b7c1d',
  'KE-1-00ff',
  '\0',
  'KE-\ud800',
])(
  'a rightly signed notification of an order that the school does not know is taken and changes nothing: %j',
  async (order_id) => {
    const signed = { order_id, status_code: '200', gross_amount: '105000.00' };
    const body = { ...signed, signature_key: signatureOf(signed, 'SB-Mid-server-kancil-english') };
    const before = await school.rows('select count(*) from payment_events');
    expect((await school.call('POST', '/payment/notification', { body })).status).toBe(200);
    expect(await school.rows('select count(*) from payment_events')).toEqual(before);
  },
);
