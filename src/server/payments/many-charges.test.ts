import { sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { testSchool } from '../../../tests/support/school.ts';
import { addChild } from '../families/children.test-support.ts';
import { act, cardToken, chargeFirst, firstPayment, makeBatch } from './paying.test-support.ts';

const school = await testSchool();
afterEach(() => vi.restoreAllMocks());

const chosen = async () => {
  const batch = await makeBatch(school);
  const parent = await school.parent();
  const childId = await addChild(parent);
  const { order_id: orderId } = await chargeFirst(school, parent, { childId, batch });
  const body = await firstPayment(school, { childId, batch });
  const pay = async () => {
    const answer = await parent.call('POST', '/payment/first-payment', { body });
    await school.parts.jobs.idle();
    return answer;
  };
  const status = async (id: unknown) =>
    (await parent.call('GET', `/payment/status/${String(id)}`)).body['payment_status'];
  return { parent, childId, orderId, body, pay, status };
};

/** Copies a charge fifty times, as charges that ended yesterday and are still polled now and then. */
const endFifty = (orderId: string) =>
  school.parts.database.execute(
    `insert into payments
     select (jsonb_populate_record(p, jsonb_build_object(
       'order_id', p.order_id || '-' || n, 'state', 'FAILED',
       'created_at', p.created_at - interval '26 hours', 'expires_at', p.created_at - interval '25 hours'))).*
     from payments p, generate_series(1, 50) n where p.order_id = $1`,
    [orderId],
  );

test('a new charge asks the gateway about five of fifty ended ones, and not again within a minute', async () => {
  const { orderId, pay } = await chosen();
  await endFifty(orderId);
  const asked = vi.spyOn(school.parts.payments, 'status');
  const cancelled = vi.spyOn(school.parts.payments, 'cancel');
  const callsOfOne = async () => {
    asked.mockClear();
    cancelled.mockClear();
    expect((await pay()).status).toBe(201);
    return [new Set(asked.mock.calls.map(([id]) => id)).size, cancelled.mock.calls.length];
  };
  // The sandbox notifies of the charge that was cancelled and of the new one, which asks about these two.
  expect(await callsOfOne()).toEqual([5 + 2, 1]);
  expect(await callsOfOne()).toEqual([2, 1]);
});

test('ended ones that the gateway tells of slowly are asked about once for a charge', async () => {
  const { orderId, pay } = await chosen();
  await endFifty(orderId);
  const { payments } = school.parts;
  const { status } = payments;
  const asked = vi.spyOn(payments, 'status').mockImplementation((...about) => {
    school.clock.advance('PT16S');
    return status(...about);
  });
  expect((await pay()).status).toBe(201);
  const ended = asked.mock.calls.map(([id]) => id).filter((id) => id.startsWith(`${orderId}-`));
  expect(ended).toHaveLength(5);
  expect(new Set(ended).size).toBe(5);
});

test('the eleventh charge for a child in an hour is refused, and the open one stays as it is', async () => {
  const { pay, status } = await chosen();
  let open: unknown;
  for (let charge = 2; charge <= 10; charge += 1) {
    const answer = await pay();
    expect(answer.status).toBe(201);
    open = answer.body['order_id'];
  }
  school.clock.advance('PT20M');
  const { payments } = school.parts;
  const calls = [vi.spyOn(payments, 'charge'), vi.spyOn(payments, 'cancel'), vi.spyOn(payments, 'status')];
  const refused = await pay();
  expect([refused.status, refused.body['error'], refused.headers['retry-after']]).toEqual([
    429,
    'too_many_charges',
    '2400',
  ]);
  expect(calls.map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
  expect(await status(open)).toBe('PENDING');
  school.clock.advance('PT40M');
  expect((await pay()).status).toBe(201);
});

/** Lets the first two cancellations wait for each other, so that two windows stand between their checks and their saving. */
const meetAtTheGateway = () => {
  const { payments } = school.parts;
  const cancel = payments.cancel.bind(payments);
  const both = Promise.withResolvers<void>();
  let arrived = 0;
  vi.spyOn(payments, 'cancel').mockImplementation(async (orderId) => {
    arrived += 1;
    if (arrived === 2) both.resolve();
    if (arrived <= 2) await both.promise;
    return cancel(orderId);
  });
};
const openOf = async (childId: number) =>
  (
    await school.parts.database.execute(
      `select order_id from payments where child_id = $1 and state = 'PENDING'`,
      [childId],
    )
  ).rows;

test('two windows that have both ended the former charge leave one open, not two', async () => {
  const { childId, pay } = await chosen();
  meetAtTheGateway();
  const both = await Promise.all([pay(), pay()]);
  expect(both.map(({ status }) => status)).toContain(201);
  expect(await openOf(childId)).toHaveLength(1);
});

test('of two windows at the tenth charge one opens it, and the other one does not end it', async () => {
  const { childId, pay } = await chosen();
  for (let charge = 2; charge <= 9; charge += 1) await pay();
  meetAtTheGateway();
  const both = await Promise.all([pay(), pay()]);
  const opened = both.find(({ status }) => status === 201);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 429]);
  expect(await openOf(childId)).toEqual([{ order_id: opened?.body['order_id'] }]);
});

test('a charge that another window opened, and that has ended, while this one waited for the gateway counts', async () => {
  const { childId, orderId, pay } = await chosen();
  for (let charge = 2; charge <= 9; charge += 1) await pay();
  const { payments, database } = school.parts;
  const cancel = payments.cancel.bind(payments);
  vi.spyOn(payments, 'cancel').mockImplementationOnce(async (id) => {
    await database.execute(
      `insert into payments select (jsonb_populate_record(p, '{"order_id": "${orderId}-tenth"}')).*
       from payments p where order_id = $1`,
      [orderId],
    );
    return cancel(id);
  });
  expect((await pay()).status).toBe(429);
  expect(await openOf(childId)).toEqual([]);
});

test('charges for another child do not count, and two windows at once do not open an eleventh', async () => {
  const one = await chosen();
  for (let charge = 2; charge <= 9; charge += 1) await one.pay();
  expect((await (await chosen()).pay()).status).toBe(201);
  const both = await Promise.all([one.pay(), one.pay()]);
  const { rows } = await school.parts.database.execute(
    'select count(*)::int as count from payments where child_id = $1',
    [one.childId],
  );
  expect(rows).toEqual([{ count: 10 }]);
  expect(both.map(({ status }) => status)).toContain(429);
});

test('a family’s twenty-first charge by card in an hour is refused, whichever child it is for, and another way is not', async () => {
  const { parent, orderId, body } = await chosen();
  const childId = await addChild(parent);
  const byCard = async () =>
    parent.call('POST', '/payment/first-payment', {
      body: { ...body, child_id: childId, payment_type: 'credit_card', token_id: await cardToken(school) },
    });
  await school.parts.database.execute(
    `insert into payments
     select (jsonb_populate_record(p, jsonb_build_object(
       'order_id', p.order_id || '-' || n, 'state', 'FAILED', 'payment_type', 'credit_card', 'next_poll_at', null))).*
     from payments p, generate_series(1, 19) n where p.order_id = $1`,
    [orderId],
  );
  expect((await byCard()).status).toBe(201);
  const refused = await byCard();
  expect([refused.status, refused.body['error'], refused.headers['retry-after']]).toEqual([
    429,
    'too_many_charges',
    '3600',
  ]);
  const other = await parent.call('POST', '/payment/first-payment', { body: { ...body, child_id: childId } });
  expect(other.status).toBe(201);
});

/** The embedded database does one transaction after another. */
test.runIf(process.env['TEST_DATABASE_URL'])(
  'of two children’s twentieth charge by card at once one is refused',
  async () => {
    const { parent, childId, orderId, body } = await chosen();
    const tokens = [await cardToken(school), await cardToken(school)];
    const ids = [childId, await addChild(parent)];
    await school.parts.database.execute(
      `insert into payments
     select (jsonb_populate_record(p, jsonb_build_object(
       'order_id', p.order_id || '-' || n, 'state', 'FAILED', 'payment_type', 'credit_card', 'next_poll_at', null,
       'child_id', $2::int, 'enrolment_id', null, 'bill_id', null))).*
     from payments p, generate_series(1, 19) n where p.order_id = $1`,
      [orderId, await addChild(parent)],
    );
    const held = Promise.withResolvers<void>();
    const free = Promise.withResolvers<void>();
    const holder = school.parts.database.transaction(async (tx) => {
      await tx.execute(sql`lock table enrolments in share mode`);
      held.resolve();
      await free.promise;
    });
    await held.promise;
    const begun = ids.map((id, n) =>
      parent.call('POST', '/payment/first-payment', {
        body: { ...body, child_id: id, payment_type: 'credit_card', token_id: tokens[n] },
      }),
    );
    // Both have come as far as they can before one of them saves its charge.
    const waiting = async () => {
      const { rows } = await school.parts.database.execute(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length;
    };
    try {
      // A job may wait with them.
      await expect.poll(waiting).toBeGreaterThanOrEqual(2);
    } finally {
      free.resolve();
      await holder;
    }
    expect(
      (await Promise.all(begun)).map(({ status }) => status).toSorted((one, other) => one - other),
    ).toEqual([201, 429]);
  },
);

/** As many charges like this one that ended unpaid, opened this long before it. */
const addEnded = (orderId: string, count: number, ago: string) =>
  school.parts.database.execute(
    `insert into payments
     select (jsonb_populate_record(p, jsonb_build_object(
       'order_id', p.order_id || '-' || $3 || '-' || n, 'state', 'FAILED', 'next_poll_at', null,
       'created_at', p.created_at - $3::interval))).*
     from payments p, generate_series(1, $2) n where p.order_id = $1`,
    [orderId, count, ago],
  );

test('a child’s thirty-first charge in a day is refused, and a family’s sixty-first for any child', async () => {
  const { parent, orderId, body, pay } = await chosen();
  await addEnded(orderId, 29, '23 hours');
  const thirtyFirst = await pay();
  expect([thirtyFirst.status, thirtyFirst.headers['retry-after']]).toEqual([429, '3600']);
  const childId = await addChild(parent);
  const other = () => parent.call('POST', '/payment/first-payment', { body: { ...body, child_id: childId } });
  expect((await other()).status).toBe(201);
  await addEnded(orderId, 29, '22 hours');
  const sixtyFirst = await other();
  expect([sixtyFirst.status, sixtyFirst.body['error'], sixtyFirst.headers['retry-after']]).toEqual([
    429,
    'too_many_charges',
    '3600',
  ]);
});

test('a family’s list shows the hundred newest that ended unpaid, and every other one however old', async () => {
  const { parent, orderId } = await chosen();
  await addEnded(orderId, 99, '2 days');
  await addEnded(orderId, 2, '3 days');
  await school.parts.database.execute(
    `update payments set state = 'REVERSED', created_at = created_at - interval '9 days' where order_id = $1`,
    [`${orderId}-3 days-2`],
  );
  await act(school, orderId, 'settle');
  const { body } = await parent.call('GET', `/billing/childs/${parent.userId}`);
  const ids = (body['payments'] as { order_id: string }[]).map((one) => one.order_id);
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([102, orderId, `${orderId}-3 days-2`]);
  expect(ids).toContain(`${orderId}-3 days-1`);
  await addEnded(`${orderId}-2 days-1`, 1, '-1 day');
  const later = (await parent.call('GET', `/billing/childs/${parent.userId}`)).body['payments'];
  expect(later).toHaveLength(102);
  expect((later as { order_id: string }[]).map((one) => one.order_id)).not.toContain(`${orderId}-3 days-1`);
});
