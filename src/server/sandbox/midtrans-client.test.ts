import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestSchool, startSchool } from '../../../tests/support/school.ts';

/** What the gateway's own client for Node has of what is called here; it comes without types. */
interface Client {
  charge(body: object): Promise<Said>;
  cardToken(card: object): Promise<Said>;
  transaction: Record<'status' | 'approve' | 'deny' | 'cancel' | 'expire', (id?: string) => Promise<Said>> &
    Record<'refund' | 'refundDirect', (id: string, body?: object) => Promise<Said>> & {
      notification(body: object | string): Promise<Said>;
    };
}
type Said = Record<string, string> & { actions?: { name: string; url: string }[] };

const require = createRequire(import.meta.url);
const { CoreApi } = require('midtrans-client') as {
  CoreApi: new (keys: { isProduction: boolean; serverKey: string; clientKey: string }) => Client;
};
// Its hosts are written into it; everything else stays as a stranger would use it.
const config = require('midtrans-client/lib/apiConfig') as { CORE_SANDBOX_BASE_URL: string };

let school: TestSchool;
let client: Client;
const told: string[] = [];
beforeAll(async () => {
  school = await startSchool();
  await school.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = school.app.server.address() as AddressInfo;
  config.CORE_SANDBOX_BASE_URL = `http://127.0.0.1:${port}/sandbox/gateway/api`;
  client = stranger('SB-Mid-server-kancil-english');
  school.parts.paymentSandbox?.deliverTo(async (body) => {
    told.push(body);
    return 200;
  });
});
afterAll(() => school.close());

const stranger = (serverKey: string) =>
  new CoreApi({ isProduction: false, serverKey, clientKey: 'SB-Mid-client-kancil-english' });

let counted = 0;
const transaction = () => ({
  transaction_details: { order_id: `stranger-${(counted += 1)}`, gross_amount: 95_000 },
  item_details: [{ id: 'a1', price: 95_000, quantity: 1, name: 'Kelas A' }],
});
const card = async (number: string) => {
  const { token_id } = await client.cardToken({
    client_key: 'SB-Mid-client-kancil-english',
    card_number: number,
    card_exp_month: '12',
    card_exp_year: '2030',
    card_cvv: '123',
  });
  return { payment_type: 'credit_card', ...transaction(), credit_card: { token_id, authentication: true } };
};
const methods = {
  qris: () => ({ payment_type: 'qris', ...transaction(), qris: { acquirer: 'gopay' } }),
  gopay: () => ({ payment_type: 'gopay', ...transaction(), gopay: { enable_callback: true } }),
  echannel: () => ({
    payment_type: 'echannel',
    ...transaction(),
    echannel: { bill_info1: 'Payment For:', bill_info2: 'Kelas A' },
  }),
  credit_card: () => card('4811 1111 1111 1114'),
};
const settled = async (payment_type: keyof typeof methods) => {
  const { order_id = '' } = await client.charge(await methods[payment_type]());
  await school.parts.paymentSandbox?.act(order_id, 'settle');
  if (payment_type === 'credit_card') await school.parts.paymentSandbox?.act(order_id, 'settle');
  return order_id;
};
const codeOf = (call: Promise<Said>) =>
  call.then(
    () => 'no error',
    (error: { httpStatusCode?: unknown }) => String(error.httpStatusCode),
  );

describe('the gateway’s own client for Node', () => {
  test.each(Object.keys(methods) as (keyof typeof methods)[])(
    'charges by %s and asks for its status',
    async (type) => {
      const charged = await client.charge(await methods[type]());
      expect(charged).toMatchObject({
        status_code: '201',
        payment_type: type,
        transaction_status: 'pending',
        gross_amount: '95000.00',
        currency: 'IDR',
      });
      for (const id of [charged['order_id'], charged['transaction_id']])
        expect(await client.transaction.status(id)).toMatchObject({
          status_code: '201',
          transaction_status: 'pending',
          signature_key: expect.stringMatching(/^[\da-f]{128}$/),
        });
    },
  );

  test('reads what each way to pay adds', async () => {
    expect(await client.charge(methods.qris())).toMatchObject({ qr_string: expect.stringMatching(/^0002/) });
    expect(await client.charge(methods.echannel())).toMatchObject({
      biller_code: '70012',
      bill_key: expect.stringMatching(/^\d{12}$/),
    });
    expect(await client.charge(await methods.credit_card())).toMatchObject({
      masked_card: '48111111-1114',
      redirect_url: expect.stringContaining('/v2/3ds/redirect/'),
    });
    const { actions = [] } = await client.charge(methods.gopay());
    expect(actions.map(({ name }) => name)).toEqual([
      'generate-qr-code',
      'generate-qr-code-v2',
      'deeplink-redirect',
      'get-status',
      'cancel',
    ]);
  });

  test('is given a picture for each code, also without a key', async () => {
    const { actions = [] } = await client.charge(methods.gopay());
    for (const { url } of actions.slice(0, 2)) {
      const { pathname } = new URL(url);
      const picture = await school.app.inject(pathname);
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
      expect(picture.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    }
  });

  test('is captured and denied a card at once', async () => {
    expect(await client.charge(await card('4411 1111 1111 1118'))).toMatchObject({
      status_code: '200',
      transaction_status: 'capture',
      fraud_status: 'accept',
    });
    expect(await client.charge(await card('4711 1111 1111 1115'))).toMatchObject({
      status_code: '202',
      transaction_status: 'deny',
    });
  });

  test.each(Object.keys(methods) as (keyof typeof methods)[])(
    'cancels and expires %s, once',
    async (type) => {
      const { order_id: cancelled = '' } = await client.charge(await methods[type]());
      expect(await client.transaction.cancel(cancelled)).toMatchObject({
        status_code: '200',
        transaction_status: 'cancel',
      });
      expect(await codeOf(client.transaction.cancel(cancelled))).toBe('412');
      const { order_id: expired = '' } = await client.charge(await methods[type]());
      expect(await client.transaction.expire(expired)).toMatchObject({
        status_code: '407',
        transaction_status: 'expire',
      });
      expect(await client.transaction.status(expired)).toMatchObject({ status_code: '407' });
    },
  );

  test.each(['qris', 'gopay', 'credit_card'] as const)(
    'refunds %s in parts, each once, and no more than there is',
    async (type) => {
      const order = await settled(type);
      const part = { refund_key: 'part', amount: 5000, reason: 'a book was missing' };
      const refunded = { status_code: '200', transaction_status: 'partial_refund', refund_amount: '5000.00' };
      expect(await client.transaction.refund(order, part)).toMatchObject(refunded);
      expect(await client.transaction.refund(order, part)).toMatchObject(refunded);
      expect(await codeOf(client.transaction.refund(order, { ...part, amount: 6000 }))).toBe('406');
      expect(await codeOf(client.transaction.refund(order, { refund_key: 'more', amount: 95_000 }))).toBe(
        '414',
      );
      expect(await client.transaction.refundDirect(order, { refund_key: 'rest' })).toMatchObject({
        transaction_status: 'refund',
        refund_amount: '90000.00',
      });
      expect(await client.transaction.status(order)).toMatchObject({
        refund_amount: '95000.00',
        refunds: [
          { refund_key: 'part', refund_amount: '5000.00', reason: 'a book was missing' },
          { refund_key: 'rest', refund_amount: '90000.00' },
        ],
      });
    },
  );

  test('refunds no bill of Mandiri’s and nothing that has not settled', async () => {
    expect(await codeOf(client.transaction.refund(await settled('echannel')))).toBe('412');
    const { order_id = '' } = await client.charge(methods.qris());
    expect(await codeOf(client.transaction.refund(order_id))).toBe('412');
  });

  test('has no card to approve or to deny, for none waits for that', async () => {
    const { order_id = '' } = await client.charge(await methods.credit_card());
    expect(await codeOf(client.transaction.approve(order_id))).toBe('412');
    expect(await codeOf(client.transaction.deny(order_id))).toBe('412');
  });

  test('believes a notification by asking for its transaction', async () => {
    const order = await settled('qris');
    const [paid = ''] = told.filter((body) => body.includes(order) && body.includes('"settlement"'));
    expect(JSON.parse(paid)).toMatchObject({ status_code: '200', signature_key: expect.any(String) });
    expect(await client.transaction.notification(paid)).toMatchObject({ transaction_status: 'settlement' });
  });

  test('of a refund is told twice, the second time that the bank has confirmed it', async () => {
    const order = await settled('qris');
    await client.transaction.refund(order, { refund_key: 'all' });
    await school.parts.jobs.idle();
    const [first, second] = told
      .map((body) => JSON.parse(body) as { order_id: string; refunds?: object[] })
      .filter(({ order_id, refunds }) => order_id === order && refunds);
    expect(first?.refunds).toEqual([expect.not.objectContaining({ bank_confirmed_at: expect.anything() })]);
    expect(second?.refunds).toEqual([
      expect.objectContaining({ bank_confirmed_at: expect.stringMatching(/^2026-08-\d\d \d\d:\d\d:\d\d$/) }),
    ]);
  });
});

describe('is refused', () => {
  test('with a wrong key', async () => {
    expect(await codeOf(stranger('another').charge(methods.qris()))).toBe('401');
    expect(await codeOf(client.cardToken({ client_key: 'another' }))).toBe('401');
  });

  test('what is not there', async () => {
    for (const call of ['status', 'cancel', 'expire', 'approve', 'deny', 'refund'] as const)
      expect(await codeOf(client.transaction[call]('nobody')), call).toBe('404');
  });

  test.each([
    ['402', { payment_type: 'bank_transfer' }],
    ['400', { payment_type: 'echannel' }],
    ['400', { item_details: [{ name: 'x', price: 1, quantity: 1 }] }],
    ['400', { transaction_details: { order_id: 'a b', gross_amount: 95_000 } }],
    [
      '400',
      { transaction_details: { order_id: 'stranger-high', gross_amount: 10_000_001 }, item_details: [] },
    ],
    ['400', { custom_expiry: { expiry_duration: 8, unit: 'day' } }],
    ['400', { custom_expiry: { expiry_duration: 19, unit: 'second' } }],
    ['411', { payment_type: 'credit_card', credit_card: { token_id: 'none' } }],
  ])('by %s: %j', async (code, changes) => {
    expect(await codeOf(client.charge({ ...methods.qris(), ...changes }))).toBe(code);
  });

  test('a second charge of the same order', async () => {
    const body = methods.qris();
    await client.charge(body);
    expect(await codeOf(client.charge(body))).toBe('406');
  });
});

test('a charge that is settled three times at once is settled once, and told of once', async () => {
  const body = methods.qris();
  await client.charge(body);
  const { order_id: orderId } = body.transaction_details;
  const settle = () => school.parts.paymentSandbox?.act(orderId, 'settle', 'once');
  const both = await Promise.all([settle(), settle(), settle()]);
  expect(both.filter((done) => done?.moved)).toHaveLength(1);
  const notified = await school.parts.database.execute(
    `select gateway_status from sandbox_notifications where order_id = $1 order by notification_id`,
    [orderId],
  );
  expect(notified.rows.map((row) => row['gateway_status'])).toEqual(['pending', 'settlement']);
});

describe('a request with an idempotency key', () => {
  const authorization = `Basic ${Buffer.from('SB-Mid-server-kancil-english:').toString('base64')}`;
  const post = (path: string, key: string, payload: object) =>
    school.app.inject({
      method: 'POST',
      url: `/sandbox/gateway/api${path}`,
      headers: { authorization, 'idempotency-key': key },
      payload,
    });

  test('is answered the same again, whatever it asks for, as long as it was a success', async () => {
    const first = await post('/v2/charge', 'k-1', methods.qris());
    expect((await post('/v2/charge', 'k-1', methods.echannel())).body).toBe(first.body);
    const other = methods.qris();
    expect((await post('/v2/charge', 'k-2', { ...other, payment_type: 'cash' })).json()).toMatchObject({
      status_code: '402',
    });
    expect((await post('/v2/charge', 'k-2', other)).json()).toMatchObject({ status_code: '201' });
  });

  test('opens one charge when three with it come at once, and all get the same answer or are told to wait', async () => {
    const bodies = [methods.qris(), methods.qris(), methods.qris()];
    const answers = await Promise.all(bodies.map((body) => post('/v2/charge', 'k-at-once', body)));
    const opened = answers.filter((answer) => answer.statusCode === 200).map((answer) => answer.body);
    expect(new Set(opened).size).toBe(1);
    const orders = bodies.map((body) => body.transaction_details.order_id);
    const { rows } = await school.parts.database.execute(
      'select order_id from sandbox_charges where order_id = any($1)',
      [orders],
    );
    expect(rows).toHaveLength(1);
  });

  test('stays free when the order is in use, and is taken over when its answer is old', async () => {
    const body = methods.qris();
    await post('/v2/charge', 'k-old', body);
    expect((await post('/v2/charge', 'k-free', body)).json()).toMatchObject({ status_code: '406' });
    expect((await post('/v2/charge', 'k-free', methods.qris())).json()).toMatchObject({ status_code: '201' });
    await school.parts.database.execute(
      `update sandbox_replies set made_at = made_at - interval '5 minutes' where key = 'k-old'`,
    );
    const later = await post('/v2/charge', 'k-old', methods.qris());
    expect(later.json()).toMatchObject({ status_code: '201' });
    expect((await post('/v2/charge', 'k-old', methods.qris())).body).toBe(later.body);
  });

  test('is ignored with a key of more than 46 characters', async () => {
    const body = methods.qris();
    await post('/v2/charge', 'k'.repeat(47), body);
    expect((await post('/v2/charge', 'k'.repeat(47), body)).json()).toMatchObject({ status_code: '406' });
  });

  test('is told 202 while the first one with it is still running', async () => {
    const now = school.parts.clock.now();
    await school.parts.database.execute(
      `insert into sandbox_replies (key, made_at) values ('k-running', '${now.toISOString()}')`,
    );
    expect((await post('/v2/charge', 'k-running', methods.qris())).statusCode).toBe(202);
  });
});
