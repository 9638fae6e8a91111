import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestSchool, type Visitor, startSchool } from '../../../tests/support/school.ts';
import { act, buyCourse, makeBatch } from './paying.test-support.ts';

let school: TestSchool;
let admin: Visitor;
beforeAll(async () => {
  school = await startSchool();
  admin = await school.admin();
});
afterAll(() => school.close());

const rows = async (text: string, values: unknown[] = []) =>
  (await school.parts.database.execute(text, values)).rows;

/** A bill with two charges that the gateway would both take money for; the first one has been paid. */
const twoPayments = async (batch: Awaited<ReturnType<typeof makeBatch>>) => {
  const parent = await school.parent();
  const { childId, bills } = await buyCourse(school, parent, { batch });
  const pay = async () => {
    const { body } = await parent.call('POST', '/payment/pay-billing', {
      body: { payment_type: 'gopay', child_id: childId, billing_id: bills[1]?.billing_id },
    });
    await school.parts.jobs.idle();
    return String(body['order_id']);
  };
  const late = await pay();
  await rows(`update payments set state = 'FAILED' where order_id = $1`, [late]);
  const first = await pay();
  await act(school, first, 'settle');
  return { first, late, amount: bills[1]?.amount ?? 0 };
};

test('fifty refunds and settlements of the same payments at once keep every rule of money', async () => {
  const batch = await makeBatch(school);
  const pairs = await Promise.all([1, 2, 3, 4, 5].map(() => twoPayments(batch)));
  const refund = (orderId: string, way: string, amount: number) =>
    admin.call('POST', '/payment/desk/refund', {
      body: {
        order_id: orderId,
        way,
        amount,
        reason: 'At once',
        reference: 'T',
        refunded_before: 0,
        to_refund: false,
      },
    });
  const answers = await Promise.all(
    pairs.flatMap(({ first, late, amount }) => [
      act(school, late, 'settle', 'twice'),
      refund(first, 'gateway', amount),
      refund(first, 'gateway', amount),
      refund(first, 'transfer', amount),
      refund(first, 'gateway', 1_000),
      refund(late, 'gateway', amount),
      refund(late, 'transfer', amount),
      admin.call('POST', '/payment/desk/ask', { body: { order_id: first } }),
      admin.call('POST', '/payment/desk/ask', { body: { order_id: late } }),
      admin.call('POST', '/payment/desk/ask', { body: { order_id: first } }),
    ]),
  );
  expect(answers).toHaveLength(50);
  expect(answers.filter((answer) => answer && answer.status >= 500)).toEqual([]);
  await school.parts.jobs.idle();

  // No more went back than came, and what is kept beside the refunds agrees with them.
  expect(
    await rows(`
      select p.order_id from payments p left join (
        select order_id, sum(amount) filter (where state = 'DONE') done, sum(amount) filter (where state = 'ASKED') asked
        from refunds group by order_id) r using (order_id)
      where refunded_amount <> coalesce(done, 0) or refunding_amount <> coalesce(asked, 0)
        or refunded_amount + refunding_amount > gross_amount`),
  ).toEqual([]);
  expect(await rows(`select 1 from refunds where state = 'ASKED'`)).toEqual([]);
  // All of what was paid for a bill is there, and it alone pays it; what went back whole pays nothing.
  expect(
    await rows(`
      select b.bill_id from bills b join payments p on p.order_id = b.paid_by
      where p.state not in ('CAPTURED', 'SETTLED') or p.to_refund or p.refunded_amount >= p.gross_amount`),
  ).toEqual([]);
  // Money that is there and pays nothing waits to go back.
  expect(
    await rows(`
      select order_id from payments p where state in ('CAPTURED', 'SETTLED') and not to_refund
        and not exists (select 1 from bills where paid_by = p.order_id)`),
  ).toEqual([]);
  // Each pair has given back at least what paid first: one of its refunds was taken.
  for (const { first } of pairs)
    expect((await rows(`select 1 from refunds where order_id = $1 and state = 'DONE'`, [first])).length).toBe(
      1,
    );
  // What the gateway gave back is what was written down.
  const perGateway = await rows(`
    select order_id from refunds where way = 'gateway' and state = 'DONE' group by order_id`);
  for (const { order_id: orderId } of perGateway)
    expect((await school.parts.paymentSandbox?.find(String(orderId)))?.gatewayStatus).toMatch(/refund/);
});
