import { describe, expect, test } from 'vitest';
import { type Visitor, testSchool } from '../../../tests/support/school.ts';
import type { Billing, OpenCharge, PaymentItem } from '../../contract/payment-objects.ts';
import { addChild } from '../families/children.test-support.ts';
import { linkActions, orderOf, viewOf } from '../links/payment-links.test-support.ts';
import { deskRecord } from './desk.test-support.ts';
import { act, buyCourse, chargeFirst, makeBatch } from '../payments/paying.test-support.ts';

const school = await testSchool();
const batch = await makeBatch(school);
const admin = await school.admin();

const decide = (orderId: string, decision: string, amount: number) =>
  admin.call('POST', '/payment/desk/other-amount', { body: { order_id: orderId, decision, amount } });

/** A charge for which the gateway has Rp 1 less, paid or waiting, of which the school has heard. */
const withOtherAmount = async (paid: boolean) => {
  const parent = await school.parent();
  const childId = await addChild(parent);
  const { order_id: orderId, gross_amount: gross } = await chargeFirst(school, parent, { childId, batch });
  await school.rows('update sandbox_charges set gross = gross - 1 where order_id = $1', [orderId]);
  if (paid) await act(school, orderId, 'settle');
  else await admin.call('POST', '/payment/desk/ask', { body: { order_id: orderId } });
  expect(await deskRecord(admin, orderId)).toMatchObject({
    payment_status: 'PENDING',
    other_amount: gross - 1,
  });
  return { parent, childId, orderId, gross };
};
/** How many messages about it the staff have not read. */
const unreadOf = async (orderId: string) => {
  const { body } = await admin.call('GET', '/users/session');
  const { user_id: id } = body['users'] as { user_id: number };
  const told = (await admin.call('GET', `/notif/${id}`)).body['notifications'] as {
    link: string | null;
    is_read: boolean;
  }[];
  return told.filter(({ link, is_read }) => link?.includes(orderId) && !is_read).length;
};
const enrolled = async (childId: number) =>
  (await school.rows('select 1 from enrolments where child_id = $1 and settled_at is not null', [childId]))
    .length;

test('another amount that is taken pays the bill, and its receipt names the difference', async () => {
  const { parent, childId, orderId, gross } = await withOtherAmount(true);
  expect(await unreadOf(orderId)).toBe(1);
  const { status, body } = await decide(orderId, 'accept', gross - 1);
  expect([status, body.message]).toEqual([200, 'Update Success!']);
  expect(body['payment']).toMatchObject({
    payment_status: 'SUCCESS',
    other_amount: null,
    accepted_amount: gross - 1,
  });
  expect(await enrolled(childId)).toBe(1);
  // The message about it has ended with the decision.
  expect(await unreadOf(orderId)).toBe(0);
  const { body: seen } = await parent.call('GET', `/payment/status/${orderId}`);
  const lines = seen['lines'] as { name: string; value: number; discount: number }[];
  expect(lines.at(-1)).toMatchObject({ name: 'Difference from the amount that arrived', value: -1 });
  expect(seen['gross_amount']).toBe(gross - 1);
  expect((await decide(orderId, 'drop', gross - 1)).body.message).toBe(
    'There is nothing left to decide about the amount of this payment',
  );
  // What the gateway says later of the amount that was taken is believed.
  await act(school, orderId, 'reverse');
  expect(await deskRecord(admin, orderId)).toMatchObject({ failure: 'reversed', other_amount: null });
});

test('money of another amount that is dropped pays nothing and has to go back', async () => {
  const { childId, orderId, gross } = await withOtherAmount(true);
  expect((await decide(orderId, 'drop', gross - 1)).status).toBe(200);
  expect(await deskRecord(admin, orderId)).toMatchObject({
    to_refund: true,
    refundable_amount: gross - 1,
    other_amount: null,
  });
  expect(await enrolled(childId)).toBe(0);
});

/** Two charges of bill 2 that the gateway would take money for; the first one is paid with Rp 1 less. */
const twoCharges = async () => {
  const parent = await school.parent();
  const { childId, bills } = await buyCourse(school, parent, { batch });
  const billId = bills[1]?.billing_id;
  const pay = async () => {
    const { body } = await parent.call('POST', '/payment/pay-billing', {
      body: { payment_type: 'gopay', child_id: childId, billing_id: billId },
    });
    await school.parts.jobs.idle();
    return String(body['order_id']);
  };
  const late = await pay();
  await school.rows(`update payments set state = 'FAILED' where order_id = $1`, [late]);
  await school.rows('update sandbox_charges set gross = gross - 1 where order_id = $1', [late]);
  const second = await pay();
  await act(school, late, 'settle');
  const { other_amount: amount } = await deskRecord(admin, late);
  return { billId, late, second, amount: amount ?? 0 };
};
const payerOf = async (billId: unknown) =>
  (await school.rows('select paid_by from bills where bill_id = $1', [billId]))[0]?.['paid_by'];

test('another amount that is taken ends the other charge of its bill at the gateway', async () => {
  const { billId, late, second, amount } = await twoCharges();
  expect((await decide(late, 'accept', amount)).status).toBe(200);
  await school.parts.jobs.idle();
  expect(await payerOf(billId)).toBe(late);
  expect((await school.parts.paymentSandbox?.find(second))?.gatewayStatus).toBe('cancel');
  expect(await deskRecord(admin, second)).toMatchObject({ payment_status: 'FAILED' });
});

test('money that does not count stays with its bill, and never pays it', async () => {
  const { billId, late, second, amount } = await twoCharges();
  expect((await decide(late, 'drop', amount)).status).toBe(200);
  expect(await deskRecord(admin, late)).toMatchObject({ to_refund: true });
  expect(await school.rows('select bill_id from payments where order_id = $1', [late])).toEqual([
    { bill_id: billId },
  ]);
  expect(await payerOf(billId)).toBeNull();
  await act(school, second, 'settle');
  expect(await payerOf(billId)).toBe(second);
  await act(school, second, 'reverse');
  expect(await payerOf(billId)).toBeNull();
  expect(await deskRecord(admin, late)).toMatchObject({ to_refund: true });
});

test('a charge that waits with another amount can be dropped, which ends it, and not be taken', async () => {
  const { parent, childId, orderId, gross } = await withOtherAmount(false);
  expect((await decide(orderId, 'accept', gross - 1)).status).toBe(409);
  expect((await decide(orderId, 'drop', gross - 1)).status).toBe(200);
  expect(await deskRecord(admin, orderId)).toMatchObject({ payment_status: 'FAILED', other_amount: null });
  expect((await school.parts.paymentSandbox?.find(orderId))?.gatewayStatus).toBe('cancel');
  expect((await chargeFirst(school, parent, { childId, batch })).payment_status).toBe('PENDING');
});

test('a decision about an amount that has changed since is refused', async () => {
  const { orderId, gross } = await withOtherAmount(true);
  const { status, body } = await decide(orderId, 'accept', gross);
  expect([status, body.message]).toEqual([
    409,
    'The payment service reports yet another amount. Please look at it again',
  ]);
  expect(await deskRecord(admin, orderId)).toMatchObject({ other_amount: gross - 1 });
});

test('a charge that waits is not ended by a decision about another amount than it has now', async () => {
  const { orderId, gross } = await withOtherAmount(false);
  const { status, body } = await decide(orderId, 'drop', gross - 2);
  expect([status, body['error']]).toEqual([409, 'other_amount_changed']);
  expect((await school.parts.paymentSandbox?.find(orderId))?.gatewayStatus).toBe('pending');
});

const lettersOf = async (userId: number) =>
  school.rows('select title, body, body_indo from notifications where user_id = $1 order by notif_id', [
    userId,
  ]);
const itemOf = async ({ parent, orderId }: { parent: Visitor & { userId: number }; orderId: string }) => {
  const { body } = await parent.call('GET', `/billing/childs/${parent.userId}`);
  return (body['payments'] as PaymentItem[]).find(({ order_id }) => order_id === orderId);
};
const openOf = async (parent: Visitor) =>
  (await parent.call('GET', '/payment/open')).body as unknown as { charges: OpenCharge[]; mark: string };

describe('a family is told of another amount', () => {
  test('that the school looks at it, without a time to pay until', async () => {
    const parent = await school.parent();
    const childId = await addChild(parent);
    const { order_id: orderId } = await chargeFirst(school, parent, { childId, batch });
    expect(await itemOf({ parent, orderId })).toMatchObject({ other_amount: null });
    const before = await openOf(parent);
    expect(before.charges).toMatchObject([{ under_review: false }]);
    await school.rows('update sandbox_charges set gross = gross - 1 where order_id = $1', [orderId]);
    await act(school, orderId, 'settle');
    const seen = await itemOf({ parent, orderId });
    expect(seen).toMatchObject({ payment_status: 'PENDING', other_amount: 'under_review' });
    expect(seen?.money.map(({ step, until }) => [step, until])).toEqual([
      ['asked', null],
      ['under_review', null],
    ]);
    const { body: status } = await parent.call('GET', `/payment/status/${orderId}`);
    expect(status['other_amount']).toBe('under_review');
    const { body: listed } = await parent.call('GET', `/child/billing/${childId}`);
    expect((listed['billing'] as Billing[])[0]?.money?.steps.at(-1)?.step).toBe('under_review');
    // Whatever is shown is fetched again: nothing else of the payment has changed.
    const after = await openOf(parent);
    expect(after.charges).toMatchObject([{ under_review: true }]);
    expect(after.mark).not.toBe(before.mark);
  });

  test('why it does not count, and that its bill is still open', async () => {
    const given = await withOtherAmount(true);
    await decide(given.orderId, 'drop', given.gross - 1);
    expect(await itemOf(given)).toMatchObject({ to_refund: true, other_amount: 'dropped' });
    const letter = (await lettersOf(given.parent.userId)).at(-1);
    expect(letter?.['title']).toBe('We will refund a payment');
    expect(letter?.['body']).toMatch(
      /has arrived, but the amount does not match the bill\. So it does not count, .* Bill 1 of 6 .* is still open: please pay the amount/,
    );
    expect(letter?.['body_indo']).toMatch(/jumlahnya beda dari tagihan.* masih terbuka: bayar sesuai/);
    expect(letter?.['body']).not.toMatch(/nothing left to pay|do not need to do anything/);
    const [staff] = await school.rows(
      `select body from notifications where body like '%' || $1 || '%' and title = 'A payment has to be refunded'`,
      [given.orderId],
    );
    expect(staff?.['body']).toMatch(/arrived with a different amount from the bill and does not count/);
  });

  test('that nothing is left to pay when another payment has paid the bill', async () => {
    const { late, second, amount } = await twoCharges();
    await act(school, second, 'settle');
    await decide(late, 'drop', amount);
    const [told] = await school.rows(
      `select body from notifications n join payments p on p.family_id = n.user_id
       where p.order_id = $1 order by notif_id desc limit 1`,
      [late],
    );
    expect(told?.['body']).toMatch(/does not count, .* There is nothing left to pay for Bill 2 of 6/);
  });
});

describe('who pays by a link is told of another amount', () => {
  test('that it is looked at, and then why it goes back while the bill is open', async () => {
    const links = linkActions(school, batch);
    const { token } = await links.linked();
    const opened = await links.charge(token);
    const orderId = orderOf(opened);
    expect(viewOf(opened).charge).toMatchObject({ other_amount: null });
    await school.rows('update sandbox_charges set gross = gross - 1 where order_id = $1', [orderId]);
    await act(school, orderId, 'settle');
    const review = { order_id: orderId, other_amount: 'under_review' };
    expect(viewOf(await links.look(token))).toMatchObject({ state: 'OPEN', charge: review });
    // Also once the link and the code have run out.
    school.clock.advance('PT2H');
    await school.rows(
      `update payment_links set expires_at = '2026-08-10T02:00:00Z' where bill_id = (select bill_id from payments where order_id = $1)`,
      [orderId],
    );
    expect(viewOf(await links.look(token))).toMatchObject({ state: 'EXPIRED', charge: review });
    const { other_amount: amount } = await deskRecord(admin, orderId);
    await decide(orderId, 'drop', amount ?? 0);
    expect(viewOf(await links.look(token)).charge).toMatchObject({
      to_refund: true,
      other_amount: 'dropped',
      gross_amount: amount,
    });
  });
});
