import { randomBytes } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testSchool } from '../../../tests/support/school.ts';
import { addChild } from '../families/children.test-support.ts';
import { lockAnyChild } from '../families/known-children.ts';
import type { Tx } from '../platform/db/database.ts';
import { lockPayment, updatePayment } from './payment-store.ts';
import { act, buyCourse, cardToken, firstPayment, makeBatch } from './paying.test-support.ts';
import { lockWithChild } from './reconcile-payment.ts';

const school = await testSchool();
const batch = await makeBatch(school);
const admin = await school.admin();

/** Another charge of the same bill that the gateway would take money for as well; here it has ended. @returns its order id */
const alike = async (orderId: string, place = 0) => {
  const other = `KE-${place}-${randomBytes(12).toString('hex')}`;
  const copy = (table: string, changes: string) =>
    school.rows(
      `insert into ${table} select (jsonb_populate_record(t, jsonb_build_object('order_id', $2::text, ${changes}))).*
       from ${table} t where order_id = $1`,
      [orderId, other],
    );
  await copy('sandbox_charges', `'transaction_id', gen_random_uuid()`);
  await copy('payments', `'state', 'FAILED'`);
  return other;
};

/**
 * A child with a card that is captured, and two bills with several charges that the gateway would all take money for. Bill 2 was paid
 * by `first`, `waits` was paid as well and waits to go back, `late` may still be paid. Bill 3 is open, and `one` and `two` may be paid.
 */
const family = async () => {
  const parent = await school.parent();
  const childId = await addChild(parent);
  const { body: bought } = await parent.call('POST', '/payment/first-payment', {
    body: {
      ...(await firstPayment(school, { childId, batch })),
      payment_type: 'credit_card',
      token_id: await cardToken(school, '5410111111111116'),
    },
  });
  const bills = bought['billing'] as { billing_id: number; amount: number }[];
  const charge = async (billId = 0) => {
    const { body } = await parent.call('POST', '/payment/pay-billing', {
      body: { payment_type: 'gopay', child_id: childId, billing_id: billId },
    });
    return String(body['order_id']);
  };
  const first = await charge(bills[1]?.billing_id);
  // The first of them would be the next to pay the bill.
  const [waits, late] = [await alike(first), await alike(first, 1)];
  await act(school, first, 'settle');
  await act(school, waits, 'settle');
  const one = await charge(bills[2]?.billing_id);
  return {
    card: { orderId: String(bought['order_id']), gross: Number(bought['gross_amount']) },
    first,
    waits,
    late,
    one,
    two: await alike(one),
    amount: bills[1]?.amount ?? 0,
  };
};

let families: Awaited<ReturnType<typeof family>>[];
beforeAll(async () => {
  families = await Promise.all(Array.from({ length: 7 }, family));
  await school.parts.jobs.idle();
});

const refund = (orderId: string, way: string, amount: number, toRefund = false) =>
  admin.call('POST', '/payment/desk/refund', {
    body: {
      order_id: orderId,
      way,
      amount,
      reason: 'At once',
      reference: 'T',
      refunded_before: 0,
      to_refund: toRefund,
    },
  });

test('fifty refunds and settlements of the same payments at once keep every rule of money', async () => {
  // Cards that are not let go in time settle meanwhile.
  await school.rows(`update sandbox_charges set next_at = charged_at where gateway_status = 'capture'`);
  const settled = (orderId: string) => act(school, orderId, 'settle', 'twice').then(() => null);
  const calls = families.flatMap(({ card, first, waits, late, one, two, amount }, place) => {
    const ofFamily = [
      () => settled(late),
      () => refund(first, 'gateway', amount),
      () => settled(one),
      () => refund(waits, 'gateway', 1_000, true),
      () => settled(two),
      () => refund(first, 'transfer', amount),
      () => refund(card.orderId, 'gateway', card.gross),
      () => admin.call('POST', '/payment/desk/ask', { body: { order_id: first } }),
    ];
    // Each family's come in another order.
    return [...ofFamily.slice(place), ...ofFamily.slice(0, place)];
  });
  expect(calls.length).toBeGreaterThanOrEqual(50);
  const cards = school.parts.jobs.kick('payment-sandbox');
  const answers = await Promise.all(calls.map((call) => call()));
  await cards;
  expect(answers.filter((answer) => answer && answer.status >= 500)).toEqual([]);
  await school.parts.jobs.idle();

  await noMoreWentBackThanCame();
  await theGatewayGaveBackWhatIsWrittenDown();
  await everyBillIsPaidOnce();
  for (const { first, waits } of families) {
    // One of its refunds was taken.
    expect(await doneOf(first)).toBe(1);
    // What went back in part pays nothing, even once the bill is open again.
    if ((await doneOf(waits)) > 0)
      expect(await school.rows('select 1 from bills where paid_by = $1', [waits])).toEqual([]);
  }
});

const doneOf = async (orderId: string) =>
  (await school.rows(`select 1 from refunds where order_id = $1 and state = 'DONE'`, [orderId])).length;

/** What is kept beside the refunds agrees with them, and none is left open. */
const noMoreWentBackThanCame = async () => {
  expect(
    await school.rows(`
      select p.order_id from payments p left join (
        select order_id, sum(amount) filter (where state = 'DONE') done, sum(amount) filter (where state = 'ASKED') asked
        from refunds group by order_id) r using (order_id)
      where refunded_amount <> coalesce(done, 0) or refunding_amount <> coalesce(asked, 0)
        or refunded_amount + refunding_amount > gross_amount`),
  ).toEqual([]);
  expect(await school.rows(`select 1 from refunds where state = 'ASKED'`)).toEqual([]);
};

/** The sandbox keeps each refund by its key; a card that was let go has none there, and went back whole. */
const theGatewayGaveBackWhatIsWrittenDown = async () => {
  expect(
    await school.rows(`
      select c.order_id, c.gateway_status, there.amount as there, here.amount as here
      from sandbox_charges c
      join payments p using (order_id)
      cross join lateral (select coalesce(sum((r ->> 'amount')::int), 0)::int as amount
        from jsonb_array_elements(coalesce(c.details -> 'refunds', '[]')) r) there
      cross join lateral (select coalesce(sum(amount), 0)::int as amount from refunds r
        where r.order_id = c.order_id and way = 'gateway' and state = 'DONE') here
      where there.amount + case when c.gateway_status = 'cancel' and p.state = 'REVERSED' then c.gross else 0 end
        <> here.amount`),
  ).toEqual([]);
  expect(
    await school.rows(`
      select r.order_id from refunds r join sandbox_charges c using (order_id)
      where r.state = 'DONE' and r.way = 'gateway' and c.gateway_status <> 'cancel'
        and not c.details -> 'refunds' @> jsonb_build_array(jsonb_build_object('key', r.refund_key))`),
  ).toEqual([]);
};

const everyBillIsPaidOnce = async () => {
  // What pays a bill is there, has its own receipt, and is not to be given back.
  expect(
    await school.rows(`
      select b.bill_id from bills b join payments p on p.order_id = b.paid_by
      where p.state not in ('CAPTURED', 'SETTLED') or p.to_refund or p.refunded_amount >= p.gross_amount
        or p.receipt_number is null or p.bill_id <> b.bill_id or b.paid_at is null`),
  ).toEqual([]);
  // Money that is there either pays its bill or waits to go back.
  expect(
    await school.rows(`
      select order_id from payments p where state in ('CAPTURED', 'SETTLED')
        and to_refund = exists (select 1 from bills where paid_by = p.order_id)`),
  ).toEqual([]);
  expect(
    await school.rows(
      `select order_id from payments where to_refund and state not in ('CAPTURED', 'SETTLED')`,
    ),
  ).toEqual([]);
  // No bill is open while untouched money waits that was paid for it.
  expect(
    await school.rows(`
      select b.bill_id from bills b join payments p using (bill_id) where b.paid_by is null
        and p.state in ('CAPTURED', 'SETTLED') and p.refunded_amount = 0 and p.refunding_amount = 0`),
  ).toEqual([]);
  // A receipt is sent once for each payment that paid a bill.
  expect(
    await school.rows(`
      select receipt_number from payments where receipt_number is not null
      group by receipt_number having count(*) > 1`),
  ).toEqual([]);
};

/** Holds a lock for a while, and then writes; whoever asked for the lock meanwhile has to find that. */
const heldWhile = async (orderId: string, lock: (tx: Tx) => Promise<unknown>) => {
  const { database } = school.parts;
  const locked = Promise.withResolvers<undefined>();
  const first = database.transaction(async (tx) => {
    await lock(tx);
    locked.resolve(undefined);
    for (let turn = 0; turn < 40; turn += 1) await tx.execute('select 1');
    await updatePayment(tx, orderId, { response: 'written under the lock' });
  });
  await locked.promise;
  return { first, database };
};

test('whoever changes a payment waits for the one before, and finds what that wrote', async () => {
  const { orderId } = await buyCourse(school, await school.parent(), { batch });
  const { first, database } = await heldWhile(orderId, (tx) => lockPayment(tx, orderId));
  const found = await database.transaction((tx) => lockPayment(tx, orderId));
  expect(found?.response).toBe('written under the lock');
  await first;
});

test('whoever moves money of a child waits for the one before, also of another payment', async () => {
  const { orderId, childId } = await buyCourse(school, await school.parent(), { batch });
  const { first, database } = await heldWhile(orderId, (tx) => lockAnyChild(tx, childId));
  const found = await database.transaction((tx) => lockWithChild(tx, orderId));
  expect(found?.payment.response).toBe('written under the lock');
  await first;
});
