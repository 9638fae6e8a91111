import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Visitor, testSchool } from '../../../tests/support/school.ts';
import { GatewayDown } from '../providers/payment-gateway/payment-gateway.ts';
import { addChild } from '../families/children.test-support.ts';
import { act, buyCourse, chargeFirst, makeBatch } from './paying.test-support.ts';
import { pollPaymentsJob } from './poll-payments.ts';

const school = await testSchool();
const batch = await makeBatch(school, { registration: ['2026-08-10', '2026-11-30'] });
afterEach(() => vi.restoreAllMocks());

const statusOf = async (who: Visitor, orderId: string) =>
  (await who.call('GET', `/payment/status/${orderId}`)).body['payment_status'];
const confirm = async () => {
  await school.parts.jobs.kick('poll-payments');
  await school.parts.jobs.idle();
};
const charged = async () => {
  const parent = await school.parent();
  const childId = await addChild(parent);
  const { order_id: orderId } = await chargeFirst(school, parent, { childId, batch });
  return { parent, childId, orderId };
};
const lapsed = async () => {
  const one = await charged();
  school.clock.advance('PT62M');
  await confirm();
  expect(await stateOf(one.orderId)).toBe('FAILED');
  return one;
};
const stateOf = async (orderId: string) =>
  (await school.rows('select state from payments where order_id = $1', [orderId]))[0]?.['state'];
const isEnrolled = async (childId: number) =>
  (await school.rows('select 1 from enrolments where child_id = $1 and settled_at is not null', [childId]))
    .length;

describe('money that comes after its charge expired, without a notification', () => {
  test('is found by the status', async () => {
    const { parent, childId, orderId } = await lapsed();
    await act(school, orderId, 'settle', 'lost');
    expect(await statusOf(parent, orderId)).toBe('SUCCESS');
    expect(await isEnrolled(childId)).toBe(1);
  });

  test.each(['PT1H', 'PT6H', 'P1D', 'P5D'])('is found by the job %s after its hour', async (wait) => {
    const { childId, orderId } = await charged();
    school.clock.advance('PT62M');
    await confirm();
    const looks = { PT1H: 'PT59M', PT6H: 'PT5H', P1D: 'PT18H', P5D: 'P4D' } as const;
    for (const [name, step] of Object.entries(looks)) {
      if (name === wait) await act(school, orderId, 'settle', 'lost');
      school.clock.advance(step);
      await confirm();
      if (name === wait) break;
      expect(await isEnrolled(childId)).toBe(0);
    }
    expect(await isEnrolled(childId)).toBe(1);
  });

  test('is not looked for without end', async () => {
    const { orderId } = await lapsed();
    school.clock.advance('P6D');
    await confirm();
    expect(await school.rows('select next_poll_at from payments where order_id = $1', [orderId])).toEqual([
      { next_poll_at: null },
    ]);
  });
});

describe('a reversal without a notification', () => {
  test('is found by the status', async () => {
    const parent = await school.parent();
    const { orderId } = await buyCourse(school, parent, { batch });
    await act(school, orderId, 'reverse', 'lost');
    expect(await statusOf(parent, orderId)).toBe('FAILED');
  });

  test('is found by the job within a day', async () => {
    const { orderId } = await buyCourse(school, await school.parent(), { batch });
    await act(school, orderId, 'reverse', 'lost');
    school.clock.advance('PT23H');
    await confirm();
    expect(await stateOf(orderId)).toBe('SETTLED');
    school.clock.advance('PT1H');
    await confirm();
    expect(await stateOf(orderId)).toBe('REVERSED');
  });
});

describe('looking at a charge', () => {
  test('asks the gateway once in three seconds, once an hour when it is paid', async () => {
    const { parent, orderId } = await charged();
    const asked = vi.spyOn(school.parts.payments, 'status');
    const look = async (wait: string) => {
      school.clock.advance(wait);
      await statusOf(parent, orderId);
      return asked.mock.calls.length;
    };
    expect([await look('PT0S'), await look('PT2S'), await look('PT1S'), await look('PT1S')]).toEqual([
      1, 1, 2, 2,
    ]);
    await act(school, orderId, 'settle');
    asked.mockClear();
    expect([await look('PT30M'), await look('PT30M'), await look('PT30M')]).toEqual([0, 1, 1]);
  });

  test('that ended unpaid asks once a minute, an hour later once an hour, and not at all once the job has given up', async () => {
    const { parent, orderId } = await lapsed();
    const asked = vi.spyOn(school.parts.payments, 'status');
    const look = async (wait: string) => {
      school.clock.advance(wait);
      await school.parts.jobs.idle();
      asked.mockClear();
      await statusOf(parent, orderId);
      return asked.mock.calls.length;
    };
    expect([await look('PT0S'), await look('PT59S'), await look('PT1S')]).toEqual([1, 0, 1]);
    expect([await look('PT1H'), await look('PT59M'), await look('PT1M')]).toEqual([1, 0, 1]);
    expect(await look('P5D')).toBe(0);
  });

  test('waits a moment only, and after no answer nothing is asked for half a minute, for nobody', async () => {
    const [one, other] = [await charged(), await charged()];
    const asked = vi
      .spyOn(school.parts.payments, 'status')
      .mockRejectedValueOnce(new GatewayDown('on purpose'));
    expect(await statusOf(one.parent, one.orderId)).toBe('PENDING');
    expect(asked.mock.calls).toEqual([[one.orderId, 'short']]);
    school.clock.advance('PT29S');
    await statusOf(one.parent, one.orderId);
    await other.parent.call('GET', '/payment/open');
    expect(asked).toHaveBeenCalledTimes(1);
    school.clock.advance('PT1S');
    await other.parent.call('GET', '/payment/open');
    expect(asked).toHaveBeenLastCalledWith(other.orderId, 'short');
  });

  test('of which the gateway talks nonsense keeps no other from being asked about', async () => {
    const [one, other] = [await charged(), await charged()];
    const asked = vi
      .spyOn(school.parts.payments, 'status')
      .mockRejectedValueOnce(new GatewayDown('on purpose', 'unreadable'));
    await statusOf(one.parent, one.orderId);
    await statusOf(other.parent, other.orderId);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('writes nothing while nothing is new', async () => {
    const { parent, orderId } = await charged();
    await statusOf(parent, orderId);
    const version = () =>
      school.rows('select xmin::text, ctid::text from payments where order_id = $1', [orderId]);
    const before = await version();
    school.clock.advance('PT5S');
    await statusOf(parent, orderId);
    expect(await version()).toEqual(before);
  });
});

test('when the server stops the payment at hand is polled, and the others stay due', async () => {
  await charged();
  await charged();
  school.clock.advance('PT10M');
  const stopping = new AbortController();
  const asked = vi.spyOn(school.parts.payments, 'status').mockImplementation(async () => {
    stopping.abort();
    return null;
  });
  await pollPaymentsJob(school.parts.billing).runDue(school.clock.now(), stopping.signal);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a gateway that is down is polled twice in a run, and the other payments stay due', async () => {
  await charged();
  await charged();
  await charged();
  school.clock.advance('PT10M');
  const asked = vi.spyOn(school.parts.payments, 'status').mockRejectedValue(new GatewayDown('on purpose'));
  await confirm();
  expect(asked).toHaveBeenCalledTimes(2);
  const due = await school.rows(`select 1 from payments where state = 'PENDING' and next_poll_at <= $1`, [
    school.clock.now(),
  ]);
  expect(due.length).toBeGreaterThanOrEqual(1);
});

test.each([
  ['the gateway has no answer for', new GatewayDown('on purpose')],
  ['the gateway talks nonsense of', new GatewayDown('on purpose', 'unreadable')],
  ['cannot be handled', new Error('on purpose')],
])('two charges that %s do not hold up the others of the run, and are polled once', async (_what, error) => {
  await school.rows('update payments set next_poll_at = null', []);
  const orders = [await charged(), await charged(), await charged()].map(({ orderId }) => orderId);
  const [first, second, third] = orders;
  school.clock.advance('PT10M');
  const { payments } = school.parts;
  const status = payments.status.bind(payments);
  const failing =
    error instanceof GatewayDown && error.kind === 'no_answer' ? [first, third] : [first, second];
  // In the order in which they are due.
  const dueAt = `update payments set next_poll_at = $2 where order_id = $1`;
  for (const [minute, orderId] of orders.entries())
    await school.rows(dueAt, [orderId, new Date(school.clock.now().getTime() - 60_000 * (5 - minute))]);
  const asked = vi.spyOn(payments, 'status').mockImplementation(async (orderId) => {
    if (failing.includes(orderId)) throw error;
    return status(orderId);
  });
  await confirm();
  expect(asked.mock.calls.map(([orderId]) => orderId)).toEqual(orders);
});
