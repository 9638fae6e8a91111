import { expect, test } from 'vitest';
import { testSchool } from '../../../tests/support/school.ts';
import { addChild } from '../families/children.test-support.ts';
import { act, chargeFirst, firstPayment, makeBatch } from './paying.test-support.ts';

const school = await testSchool();
const batch = await makeBatch(school);

const heardOf = async (orderId: unknown) => {
  const { rows } = await school.parts.database.execute(
    'select source, said, state, response from payment_events where order_id = $1 order by event_id',
    [orderId],
  );
  return rows as Record<'source' | 'said' | 'state' | 'response', string>[];
};
const wordsOf = async (orderId: string) =>
  (await heardOf(orderId)).map(({ source, said, state }) => `${source}: ${said} ${state}`);
/** What the gateway was asked and its notification of the same arrive in either order. */
const expectInAnyOrder = (words: string[], expected: string[]) =>
  expect(words.toSorted()).toEqual(expected.toSorted());
const open = async () => {
  const parent = await school.parent();
  const childId = await addChild(parent);
  return { parent, childId, charged: await chargeFirst(school, parent, { childId, batch }) };
};

test('every word of the gateway about a payment is written down once, however often it comes', async () => {
  const { parent, charged } = await open();
  const { order_id: orderId } = charged;
  await act(school, orderId, 'settle', 'twice');
  await act(school, orderId, 'repeat');
  await parent.call('GET', `/payment/status/${orderId}`);
  await act(school, orderId, 'reverse');
  const words = await wordsOf(orderId);
  expect(words[0]).toBe('opened:  PENDING');
  expectInAnyOrder(words.slice(1, 3), ['charge: pending PENDING', 'notification: pending PENDING']);
  expect(words.slice(3)).toEqual(['notification: settlement SETTLED', 'notification: deny REVERSED']);
  const heard = await heardOf(orderId);
  const charge = heard.find(({ source }) => source === 'charge');
  const settled = heard.find(({ said }) => said === 'settlement');
  expect(JSON.parse(charge?.response ?? '')).toMatchObject({
    order_id: orderId,
    gross_amount: '1518000.00',
  });
  expect(settled?.response).not.toContain('signature');
});

test('also a change of the method, and an end that was found by asking', async () => {
  const { parent, childId, charged } = await open();
  const body = await firstPayment(school, { childId, batch });
  await parent.call('POST', '/payment/first-payment', { body: { ...body, payment_type: 'echannel' } });
  await school.parts.jobs.idle();
  const words = await wordsOf(charged.order_id);
  expect(words[0]).toBe('opened:  PENDING');
  expectInAnyOrder(words.slice(1, 3), ['charge: pending PENDING', 'notification: pending PENDING']);
  expectInAnyOrder(words.slice(3), ['cancel: cancel FAILED', 'notification: cancel FAILED']);
  const other = await open();
  await act(school, other.charged.order_id, 'expire', 'lost');
  await other.parent.call('GET', `/payment/status/${other.charged.order_id}`);
  expect((await wordsOf(other.charged.order_id)).at(-1)).toBe('poll: expire FAILED');
});

test('a refused charge keeps why, without the token of its card', async () => {
  const parent = await school.parent();
  const childId = await addChild(parent);
  const body = await firstPayment(school, { childId, batch });
  await parent.call('POST', '/payment/first-payment', {
    body: { ...body, payment_type: 'credit_card', token_id: '48111111-1114-unknown' },
  });
  const { rows } = await school.parts.database.execute('select order_id from payments where child_id = $1', [
    childId,
  ]);
  expect(await heardOf(rows[0]?.['order_id'])).toMatchObject([
    { source: 'opened' },
    { source: 'charge', said: 'refused', response: '411: Token id is missing, invalid, or timed out' },
  ]);
});

test.each(["update payment_events set said = 'settlement'", 'delete from payment_events'])(
  '%s is refused by the database',
  async (statement) => {
    await open();
    await expect(school.parts.database.execute(statement)).rejects.toThrow();
    const { rows } = await school.parts.database.execute(
      "select count(*)::int as count from payment_events where said = 'pending'",
    );
    expect(Number(rows[0]?.['count'])).toBeGreaterThan(0);
  },
);
