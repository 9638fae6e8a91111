import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { type Answer, startSchool } from '../../../tests/support/school.ts';
import type { Order } from '../../contract/objects.ts';
import type { Webhook, WebhookDelivery } from '../../contract/webhooks.ts';
import { act, buyCourse } from '../payments/paying.test-support.ts';
import { openProgram } from '../providers/webhooks/program.test-support.ts';
import { lockOwners } from '../accounts/staff-accounts.ts';
import { noteEvent } from './note-event.ts';

const START = '2026-08-10T03:00:00.000Z';
const program = await openProgram();
const school = await startSchool({ RATE_SIGN_IN: '1000', WEBHOOK_TEST_HOSTS: program.host });
const owner = await school.admin();
beforeEach(() => school.clock.set(START));
afterEach(async () => {
  await school.rows('delete from webhooks');
  program.taken.length = 0;
  program.answers((_request, reply) => void reply.end());
});
afterAll(async () => {
  await school.close();
  await program.close();
});

const add = (given: object = {}) =>
  owner.call('POST', '/webhooks', { body: { url: program.url, kinds: ['order.shipped'], ...given } });
const shown = ({ body }: Answer) => body['webhooks'] as Webhook[];
const made = async (given: object = {}) => {
  const answer = await add(given);
  expect(answer.status, answer.body.message).toBe(201);
  return { id: shown(answer).at(-1)?.webhook_id ?? 0, secret: String(answer.body['secret']) };
};
const only = async () => shown(await owner.call('GET', '/webhooks'))[0];
const log = async (id: number) =>
  (await owner.call('GET', `/webhooks/${id}/deliveries?page=1&size=50`)).body[
    'deliveries'
  ] as WebhookDelivery[];
/** Something happens, in a transaction of its own. */
const happens = (times = 1) =>
  school.parts.database.transaction(async (tx) => {
    const at = school.clock.now();
    for (let n = 1; n <= times; n += 1)
      await noteEvent(tx, { kind: 'order.shipped', at, data: { order_id: n } });
  });
const deliver = async () => {
  await school.parts.jobs.kick('deliver-events');
  await school.parts.jobs.idle();
};
const after = (minutes: number) => {
  school.clock.set(new Date(school.clock.now().getTime() + minutes * 60_000).toISOString());
  return deliver();
};
const refuses = () => program.answers((_request, reply) => void reply.writeHead(500).end());
const toldOwner = async () =>
  (
    await school.rows(
      `select title from notifications where kind = 'staff_webhook' and user_id = $1 order by notif_id`,
      [owner.userId],
    )
  ).map(({ title }) => title);

test('an event is signed by the secret, which is shown once (Standard Webhooks, rule R265)', async () => {
  const { id, secret } = await made();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(JSON.stringify((await owner.call('GET', '/webhooks')).body)).not.toContain(secret);
  await happens();
  await deliver();
  const [{ headers, body } = { headers: {}, body: '' }] = program.taken;
  expect(JSON.parse(body)).toEqual({ type: 'order.shipped', timestamp: START, data: { order_id: 1 } });
  const { 'webhook-id': eventId, 'webhook-timestamp': time, 'webhook-signature': signature } = headers;
  // The program's clock is the wall clock, whatever the demo's says.
  expect(Number(time) * 1000).toBe(school.wallClock.now().getTime());
  const mac = createHmac('sha256', Buffer.from(secret.slice(6), 'base64'));
  expect(signature).toBe(`v1,${mac.update([eventId, time, body].join('.')).digest('base64')}`);
  expect(await log(id)).toEqual([
    expect.objectContaining({ event_id: eventId, state: 'delivered', status: 200, tries: 1, next_try: null }),
  ]);
});

test('payment, enrolment, shipment, refund and reversal are told by ids and states alone (rule R265)', async () => {
  await made({
    kinds: ['payment.settled', 'payment.reversed', 'payment.refunded', 'enrolment.started', 'order.shipped'],
  });
  const { childId, orderId } = await buyCourse(school, await school.parent({ first_name: 'Ratnasari' }));
  const [order] = (await owner.call('GET', '/order')).body['orders'] as [Order];
  const shipped = { order_id: order.order_id, courier: 'jne', delivery_status: 'shipped', resi: 'JP1' };
  for (let n = 0; n < 2; n += 1) await owner.call('POST', '/order/update', { body: shipped });
  const refund = await owner.call('POST', '/payment/desk/refund', {
    body: {
      order_id: orderId,
      way: 'transfer',
      amount: 1000,
      reason: 'A gift',
      reference: 'BCA 1',
      refunded_before: 0,
      to_refund: false,
    },
  });
  expect(refund.body.message).toBe('Update Success!');
  await act(school, orderId, 'reverse');
  await deliver();
  const told = program.taken.map(
    ({ body }) => JSON.parse(body) as { type: string; data: Record<string, unknown> },
  );
  expect(told.map(({ type, data }) => `${type} ${String(data['state'])}`).toSorted()).toEqual([
    'enrolment.started started',
    'order.shipped shipped',
    'payment.refunded partly_refunded',
    'payment.reversed reversed',
    'payment.settled pays',
  ]);
  for (const { data } of told) expect(data['child_id']).toBe(childId);
  expect(JSON.stringify(told)).not.toContain('Ratnasari');
});

test('what is rolled back was never told, and who did not ask is not', async () => {
  const { id } = await made({ kinds: ['payment.settled'] });
  await happens();
  await school.parts.database
    .transaction(async (tx) => {
      await noteEvent(tx, { kind: 'payment.settled', at: school.clock.now(), data: {} });
      throw new Error('never mind');
    })
    .catch(() => {});
  await deliver();
  expect([program.taken, await log(id)]).toEqual([[], []]);
});

test('an event that is not taken comes again with its id, and is given up after a day (rules R267 and R268)', async () => {
  const { id } = await made();
  refuses();
  await happens();
  await deliver();
  for (const pause of [1, 5, 30, 120, 300, 420, 600]) {
    expect((await log(id))[0]).toMatchObject({ state: 'waiting', status: 500 });
    await after(pause - 0.5);
    await after(0.5);
  }
  expect((await log(id))[0]).toMatchObject({ state: 'given_up', tries: 8 });
  expect(new Set(program.taken.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(program.taken).toHaveLength(8);
  const news = `${program.host} has taken nothing for a day`;
  const toldSo = async () => (await toldOwner()).filter((title) => title === news);
  expect(await toldSo()).toHaveLength(1);
  // Told once, however many follow.
  await happens();
  for (const pause of [0, 1, 5, 30, 120, 300, 420, 600]) await after(pause);
  expect(await toldSo()).toHaveLength(1);
  expect((await only())?.failing_since).toBe(START);
});

test('who takes nothing for three days is sent nothing more, until an owner switches it on (rule R268)', async () => {
  const { id } = await made();
  refuses();
  await happens();
  await deliver();
  school.clock.set('2026-08-13T03:00:00.000Z');
  await happens(3);
  await deliver();
  expect(await only()).toMatchObject({ state: 'failed', waiting: 0 });
  expect(await toldOwner()).toContain(`The webhook of ${program.host} is switched off`);
  const before = program.taken.length;
  await happens();
  await deliver();
  expect(program.taken).toHaveLength(before);
  const [last] = await log(id);
  const again = { body: { delivery_id: last?.delivery_id } };
  expect((await owner.call('POST', '/webhooks/send-again', again)).body).toMatchObject({
    error: 'webhook_off',
  });
  program.answers((_request, reply) => void reply.end());
  const on = { webhook_id: id, url: program.url, kinds: ['order.shipped'], is_on: true };
  expect((await owner.call('POST', '/webhooks/change', { body: on })).status).toBe(200);
  expect(await only()).toMatchObject({ state: 'on', failing_since: null });
  const sent = await owner.call('POST', '/webhooks/send-again', again);
  expect(sent.body['delivery']).toMatchObject({ event_id: last?.event_id, state: 'delivered', tries: 1 });
});

test('a test is sent at once and tried once, and is no failure of the program’s', async () => {
  const { id } = await made();
  const sendTest = async () =>
    (await owner.call('POST', '/webhooks/test', { body: { webhook_id: id } })).body['delivery'];
  expect(await sendTest()).toMatchObject({ kind: 'webhook.test', state: 'delivered', status: 200 });
  program.answers((_request, reply) => void reply.writeHead(308, { location: 'https://127.0.0.1/' }).end());
  expect(await sendTest()).toMatchObject({ state: 'given_up', status: 308, next_try: null });
  expect((await only())?.failing_since).toBeNull();
});

test('an owner sends twenty by hand in ten minutes (rule R267)', async () => {
  const { id } = await made();
  await school.rows('delete from rate_limits');
  const sendTest = () => owner.call('POST', '/webhooks/test', { body: { webhook_id: id } });
  for (let n = 0; n < 19; n += 1) expect((await sendTest()).status).toBe(200);
  const [last] = await log(id);
  const again = () =>
    owner.call('POST', '/webhooks/send-again', { body: { delivery_id: last?.delivery_id } });
  expect([(await again()).status, (await again()).status, (await sendTest()).status]).toEqual([
    200, 429, 429,
  ]);
  await school.rows('delete from rate_limits');
});

test('owners are told of a failure also while one of them changes something', async () => {
  await made();
  refuses();
  await happens();
  await deliver();
  school.clock.set('2026-08-13T03:00:00.000Z');
  const [locked, told] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const change = school.parts.database.transaction(async (tx) => {
    await lockOwners(tx);
    locked.resolve();
    await told.promise;
  });
  await locked.promise;
  await deliver();
  told.resolve();
  await change;
  expect(await only()).toMatchObject({ state: 'failed' });
});

test('an event that was written down while its webhook was switched off is never sent', async () => {
  const { id } = await made();
  await happens();
  await school.rows(`update webhooks set state = 'off'`);
  await deliver();
  const on = { webhook_id: id, url: program.url, kinds: ['order.shipped'], is_on: true };
  await owner.call('POST', '/webhooks/change', { body: on });
  await after(1);
  expect([program.taken, (await log(id))[0]?.state]).toEqual([[], 'given_up']);
});

test('an address is judged when it is entered, and again when it is connected to (rule R266)', async () => {
  for (const [url, problem] of [
    ['http://program.example/', 'https://'],
    ['https://me:secret@program.example/', 'https://'],
    ['https://program.example:8443/', 'https://'],
    ['https://127.0.0.1/', 'public internet'],
    ['https://10.1.2.3/', 'public internet'],
    ['https://169.254.169.254/latest/', 'public internet'],
    ['https://[::1]/', 'public internet'],
    ['https://[::ffff:127.0.0.1]/', 'public internet'],
  ]) {
    const { status, body } = await add({ url });
    expect([status, body.errors?.['url']], url).toEqual([422, expect.stringContaining(problem ?? '')]);
  }
  const { id } = await made();
  const moved = { webhook_id: id, url: 'https://10.0.0.1/', kinds: ['order.shipped'], is_on: true };
  expect((await owner.call('POST', '/webhooks/change', { body: moved })).status).toBe(422);
  // However it got there.
  await school.rows(`update webhooks set url = 'https://169.254.169.254/'`);
  await happens();
  await deliver();
  expect((await log(id))[0]).toMatchObject({ state: 'waiting', status: null, failed: 'not_public' });
});

test('a program that is down is not asked a thousand times, and one that is up is told five at a time', async () => {
  const { id } = await made();
  refuses();
  await happens();
  await school.rows(
    `insert into webhook_deliveries (webhook_id, event_id, kind, body, happened_at, next_try_at)
     select webhook_id, 'evt_' || n, kind, body, happened_at, next_try_at from webhook_deliveries, generate_series(2, 1000) n`,
  );
  await deliver();
  expect(program.taken).toHaveLength(5);
  expect(await only()).toMatchObject({ waiting: 1000 });
  const next = await school.rows(
    'select min(next_try_at) as at from webhook_deliveries where webhook_id = $1',
    [id],
  );
  expect(next[0]?.['at']).toEqual(new Date('2026-08-10T03:01:00.000Z'));
  await school.rows('delete from webhook_deliveries where delivery_id % 20 > 0');
  program.taken.length = 0;
  let [under, most] = [0, 0];
  program.answers((_request, reply) => {
    under += 1;
    most = Math.max(most, under);
    setImmediate(() => {
      under -= 1;
      reply.end();
    });
  });
  await after(1);
  expect([program.taken.length, most <= 5]).toEqual([50, true]);
  expect(await only()).toMatchObject({ waiting: 0, failing_since: null });
}, 60_000);

test('an event that a process was killed over is sent again by the next one (rule R265)', async () => {
  await made();
  await happens();
  // Leased, and never written down.
  await school.rows(`update webhook_deliveries set next_try_at = $1`, ['2026-08-10T03:01:00.000Z']);
  await deliver();
  expect(program.taken).toHaveLength(0);
  await after(1);
  expect(program.taken).toHaveLength(1);
});

test('a webhook and its log go together; the log ends after 30 days (rule R269)', async () => {
  const { id } = await made();
  await happens();
  await deliver();
  school.clock.set('2026-09-09T02:59:00.000Z');
  const tidy = async () => {
    await school.parts.jobs.kick('housekeeping');
    await school.parts.jobs.idle();
    return (await log(id)).length;
  };
  expect(await tidy()).toBe(1);
  school.clock.set('2026-09-09T03:01:00.000Z');
  expect(await tidy()).toBe(0);
  await happens();
  const gone = await owner.call('POST', '/webhooks/remove', { body: { webhook_id: id } });
  expect(shown(gone)).toEqual([]);
  expect(await log(id)).toEqual([]);
});

test('the log of staff keeps each change, an address without its query, and no secret', async () => {
  const { id, secret } = await made({ url: `${program.url}?key=of-the-program` });
  const [entry] = await school.rows(
    `select * from audit_log where kind = 'webhook' order by log_id desc limit 1`,
  );
  expect(entry).toMatchObject({ object_name: program.host, action: 'create' });
  expect((await toldOwner()).at(-1)).toBe(`A new webhook tells ${program.host} what happens`);
  expect(JSON.stringify(entry)).not.toMatch(/of-the-program|whsec_/);
  expect(JSON.stringify(entry)).not.toContain(secret);
  const off = { webhook_id: id, url: program.url, kinds: ['order.shipped'], is_on: false };
  await owner.call('POST', '/webhooks/change', { body: off });
  await owner.call('POST', '/webhooks/remove', { body: { webhook_id: id } });
  const kept = await school.rows(
    `select action, after from audit_log where kind = 'webhook' and object_id = $1 order by log_id`,
    [String(id)],
  );
  expect(kept.map(({ action }) => action)).toEqual(['create', 'update', 'delete']);
  expect(kept[1]?.['after']).toEqual({ url: program.url, status: 'off' });
});

test('ten webhooks are the most', async () => {
  for (let n = 0; n < 10; n += 1) await made();
  expect((await add()).body).toMatchObject({ code: 409, error: 'too_many_webhooks' });
});
