import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestSchool, startSchool } from '../../../tests/support/school.ts';
import { rupiah } from '../../domain/values/money.ts';
import { buildApp } from '../app.ts';
import { GatewayDown } from '../providers/payment-gateway/payment-gateway.ts';

let school: TestSchool;
/** the notifications that the school received */
let told: { order_id: string; transaction_status: string; status_code: string; signature_key: string }[] = [];
/** what it answers next about one order; everything else it takes */
let answers: { orderId: string; next: number[] } = { orderId: '', next: [] };

beforeAll(async () => {
  school = await startSchool();
  sandbox().deliverTo(async (body) => {
    const one = JSON.parse(body) as (typeof told)[number];
    told.push(one);
    const answer = (one.order_id === answers.orderId ? answers.next.shift() : undefined) ?? 200;
    if (answer === 0) throw new Error('no connection');
    return answer;
  });
});
afterAll(() => school.close());

const sandbox = () => {
  if (!school.parts.paymentSandbox) throw new Error('the demo has a payment sandbox');
  return school.parts.paymentSandbox;
};

const charge = async (orderId: string, email = 'sari@kancil.test') => {
  const answer = await school.parts.payments.charge({
    orderId,
    type: 'gopay',
    gross: rupiah(1_300_000),
    items: [
      { name: 'Registration & <kit>', price: rupiah(1_400_000) },
      { name: 'Discount', price: rupiah(-100_000) },
    ],
    customer: { firstName: 'Sari', lastName: null, email, phone: '081234567890' },
    description: 'Tagihan 1 dari 3',
    lifetimeMinutes: 60,
  });
  await school.parts.jobs.idle();
  return answer;
};
const charged = async (orderId: string) => {
  await charge(orderId);
  told = [];
};

const post = (url: string, payload?: object, headers: Record<string, string> = {}) =>
  school.app.inject({ method: 'POST', url: `/sandbox/gateway${url}`, headers, ...(payload && { payload }) });
const get = (url: string) => school.app.inject({ method: 'GET', url: `/sandbox/gateway${url}` });
const words = () => told.map((one) => one.transaction_status);
const toldOf = (orderId: string) => told.filter((one) => one.order_id === orderId);
const move = async (advance: string) => {
  await school.app.inject({ method: 'POST', url: '/sandbox/clock', payload: { advance } });
};
const state = async (orderId: string) => (await school.parts.payments.status(orderId))?.gatewayStatus;

describe('customer and bank', () => {
  test.each([
    ['settle', 'settlement', '200'],
    ['underpay', 'settlement', '200'],
    ['deny', 'deny', '202'],
    ['expire', 'expire', '202'],
    ['cancel', 'cancel', '202'],
  ])(
    '%s makes an open charge %s, and the school is notified before the answer comes',
    async (act, word, code) => {
      const orderId = `KE-${act}`;
      await charged(orderId);
      const answer = await post(`/${orderId}/${act}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ order_id: orderId, transaction_status: word });
      expect(told).toMatchObject([{ order_id: orderId, transaction_status: word, status_code: code }]);
      expect(school.parts.payments.readNotification(told[0])).toEqual({ orderId });
      expect(await state(orderId)).toBe(word);
    },
  );

  test('a customer may pay less than was asked for', async () => {
    await charged('KE-less');
    const { gross = 0 } = (await school.parts.payments.status('KE-less')) ?? {};
    await post('/KE-less/underpay');
    expect((await school.parts.payments.status('KE-less'))?.gross).toBe(gross - 1_000);
  });

  test('a settlement can be taken back by the bank', async () => {
    await charged('KE-reverse');
    await post('/KE-reverse/settle');
    expect((await post('/KE-reverse/reverse')).json()).toMatchObject({ transaction_status: 'deny' });
    expect(words()).toEqual(['settlement', 'deny']);
  });

  test('money may arrive after the charge has ended', async () => {
    await charged('KE-late');
    await school.parts.payments.cancel('KE-late');
    expect((await post('/KE-late/settle')).json()).toMatchObject({ transaction_status: 'settlement' });
  });

  test('what is impossible changes nothing and says how the charge stands', async () => {
    await charged('KE-impossible');
    const answer = await post('/KE-impossible/reverse');
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({ order_id: 'KE-impossible', transaction_status: 'pending' });
    expect(told).toEqual([]);
  });

  test.each(['/KE-never/settle', '/KE-settle/steal'])('%s is not found', async (url) => {
    expect((await post(url)).statusCode).toBe(404);
  });

  test('another site’s page can not pay', async () => {
    await charged('KE-foreign');
    const answer = await post('/KE-foreign/settle', undefined, { 'sec-fetch-site': 'cross-site' });
    expect(answer.statusCode).toBe(403);
    expect(await state('KE-foreign')).toBe('pending');
  });
});

describe('notifications', () => {
  test('a new charge sends a notification, too', async () => {
    told = [];
    await charge('KE-new');
    expect(told).toMatchObject([{ order_id: 'KE-new', transaction_status: 'pending', status_code: '201' }]);
  });

  test('one can be lost: the state is there for whoever asks', async () => {
    await charged('KE-silent');
    await post('/KE-silent/settle', { notification: 'lost' });
    await move('P1D');
    expect(toldOf('KE-silent')).toEqual([]);
    expect(await state('KE-silent')).toBe('settlement');
  });

  test('one can come twice', async () => {
    await charged('KE-twice');
    await post('/KE-twice/settle', { notification: 'twice' });
    expect(words()).toEqual(['settlement', 'settlement']);
  });

  test('the latest can be repeated', async () => {
    await charged('KE-repeat');
    await post('/KE-repeat/settle', { notification: 'lost' });
    expect((await post('/KE-repeat/repeat')).json()).toMatchObject({ transaction_status: 'settlement' });
    expect(words()).toEqual(['settlement']);
  });

  test('one that met no connection is tried again after 2, 10, 30, 90 and 210 minutes, then given up', async () => {
    await charged('KE-retry');
    answers = { orderId: 'KE-retry', next: [0, 0, 0, 0, 0, 0, 0] };
    await post('/KE-retry/settle');
    const tries = [toldOf('KE-retry').length];
    for (const wait of ['PT2M', 'PT10M', 'PT30M', 'PT1H30M', 'PT3H30M', 'P1D']) {
      await move(wait);
      tries.push(toldOf('KE-retry').length);
    }
    expect(tries).toEqual([1, 2, 3, 4, 5, 6, 6]);
  });

  test.each([
    [500, 2],
    [503, 5],
    [404, 3],
    [403, 6],
    [302, 1],
  ])('one answered with %i is sent %i times in all', async (answer, times) => {
    const orderId = `KE-answer-${answer}`;
    await charged(orderId);
    answers = { orderId, next: Array.from({ length: 10 }, () => answer) };
    await post(`/${orderId}/settle`);
    await move('P1D');
    expect(toldOf(orderId)).toHaveLength(times);
  });
});

describe('time', () => {
  test('a charge expires when its hour is over by the school’s clock, and the school is notified', async () => {
    await charged('KE-hour');
    await move('PT59M');
    expect(await state('KE-hour')).toBe('pending');
    await move('PT1M');
    expect(toldOf('KE-hour')).toMatchObject([{ transaction_status: 'expire' }]);
    expect(await state('KE-hour')).toBe('expire');
  });

  test('the same request within five minutes is the same charge, later it is refused', async () => {
    const first = await charge('KE-again');
    const second = await charge('KE-again');
    expect(second).toMatchObject({ transactionId: 'transactionId' in first && first.transactionId });
    await move('PT5M');
    expect(await charge('KE-again')).toMatchObject({ refused: 'order_id_used' });
  });
});

describe('at the same moment', () => {
  test('one order is charged once, and everybody is given that charge', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => charge('KE-race')));
    const ids = made.map((one) => ('transactionId' in one ? one.transactionId : one.refused));
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toMatch(/^[\da-f-]{36}$/);
  });

  test('a charge is settled once, and notified once', async () => {
    await charged('KE-rush');
    const done = await Promise.all(Array.from({ length: 5 }, () => post('/KE-rush/settle')));
    expect(done.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409,
    ]);
    expect(words()).toEqual(['settlement']);
  });

  test('what a job is about to deliver does not come twice', async () => {
    await charged('KE-job');
    await Promise.all([post('/KE-job/settle'), school.parts.jobs.kick('payment-sandbox')]);
    await school.parts.jobs.idle();
    expect(words()).toEqual(['settlement']);
  });
});

describe('failure on demand, by the customer’s e-mail', () => {
  test('gateway-down: nothing is charged, and nobody can know', async () => {
    await expect(charge('KE-down', 'gateway-down@kancil.test')).rejects.toThrow(GatewayDown);
    expect(await school.parts.payments.status('KE-down')).toBeNull();
  });

  test('gateway-refuses: nothing is charged, for certain', async () => {
    expect(await charge('KE-refused', 'sari+gateway-refuses@kancil.test')).toMatchObject({
      refused: 'charge_refused',
    });
    expect(await school.parts.payments.status('KE-refused')).toBeNull();
  });

  test('gateway-lost: the charge is there and its answer is not, however often it is asked again', async () => {
    await expect(charge('KE-lost', 'gateway-lost@kancil.test')).rejects.toThrow(GatewayDown);
    expect(await state('KE-lost')).toBe('pending');
  });

  test('gateway-hiccup: the first answer is lost, the next try is given the same charge', async () => {
    const answer = await charge('KE-hiccup', 'gateway-hiccup@kancil.test');
    const status = await school.parts.payments.status('KE-hiccup');
    expect(answer).toMatchObject({ gatewayStatus: 'pending', transactionId: status?.transactionId });
  });
});

describe('pages', () => {
  const browser = { accept: 'text/html' };

  test('the list shows each charge with what may happen to it', async () => {
    await charged('KE-listed');
    const { body } = await get('');
    expect(body).toContain('KE-listed: pending');
    expect(body).toContain('Rp\u00a01.300.000');
    expect(body).toContain('Registration &amp; &lt;kit&gt;');
    expect(body).toContain('/sandbox/gateway/KE-listed/settle');
    expect(body).not.toContain('/sandbox/gateway/KE-listed/reverse');
    expect(body).toContain('Last notification: pending, answered 200');
  });

  test('the wallet lets the customer pay and comes back paid', async () => {
    const answer = await charge('KE-wallet');
    expect(answer).toMatchObject({ redirectUrl: 'http://127.0.0.1:3000/sandbox/gateway/pay/KE-wallet' });
    expect((await get('/pay/KE-wallet')).body).toContain('Pay Rp\u00a01.300.000');
    const paid = await school.app.inject({
      method: 'POST',
      url: '/sandbox/gateway/KE-wallet/settle',
      headers: { ...browser, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'from=wallet',
    });
    expect([paid.statusCode, paid.headers['location']]).toEqual([303, '/sandbox/gateway/pay/KE-wallet']);
    const { body } = await get('/pay/KE-wallet');
    expect(body).toContain('Paid.');
    expect(body).not.toContain('<button');
  });

  test('the wallet knows no other charge', async () => {
    expect((await get('/pay/KE-never')).statusCode).toBe(404);
  });

  test.each([
    '/sandbox/gateway/simulator?biller_code=70012&bill_key=%00',
    '/sandbox/gateway/simulator?qr=x/%00/qr-code',
    '/sandbox/outbox?to=%00',
  ])('%s, which the database cannot compare with, finds nothing', async (url) => {
    const answer = await school.app.inject({ method: 'GET', url });
    expect([answer.statusCode, answer.body.includes('<article><h2>Activate')]).toEqual([200, false]);
  });

  test('the stand-ins’ first page leads there', async () => {
    const { body } = await school.app.inject({ method: 'GET', url: '/sandbox' });
    expect(body).toContain('href="/sandbox/gateway"');
  });
});

describe('the wire over HTTP', () => {
  const key = Buffer.from('SB-Mid-server-kancil-english:').toString('base64');
  const authorization = `Basic ${key}`;

  test('answers an unknown order with HTTP 200 and 404 in the body', async () => {
    const answer = await school.app.inject({
      method: 'GET',
      url: '/sandbox/gateway/api/v2/KE-never/status',
      headers: { authorization },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ status_code: '404', status_message: "Transaction doesn't exist." });
  });

  test('charges', async () => {
    const answer = await post(
      '/api/v2/charge',
      { payment_type: 'qris', transaction_details: { order_id: 'KE-http', gross_amount: 275_000 } },
      { authorization },
    );
    expect(answer.json()).toMatchObject({
      status_code: '201',
      order_id: 'KE-http',
      gross_amount: '275000.00',
      transaction_status: 'pending',
      transaction_time: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      qr_string: expect.stringMatching(/^000201010212.*6304[\dA-F]{4}$/),
    });
  });

  test.each([
    ['a sum that differs', { gross_amount: 2 }, 'not equal to the sum of item_details'],
    ['half a rupiah', { gross_amount: 1.5 }, 'gross_amount is invalid'],
    ['a strange order id', { order_id: 'KE 1' }, 'order_id is invalid'],
  ])('refuses %s', async (_what, change, message) => {
    const answer = await post(
      '/api/v2/charge',
      {
        payment_type: 'qris',
        transaction_details: { order_id: 'KE-bad', gross_amount: 1, ...change },
        item_details: [{ name: 'x', price: 1, quantity: 1 }],
      },
      { authorization },
    );
    expect(answer.json()).toMatchObject({
      status_code: '400',
      validation_messages: [expect.stringContaining(message)],
    });
  });

  test('has no call that every object has', async () => {
    const answer = await post('/api/v2/KE-never/constructor', {}, { authorization });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      expect.objectContaining({ status_code: '404' }),
    ]);
  });

  test('is closed without the key', async () => {
    const answer = await post('/api/v2/charge', {}, { authorization: 'Basic x' });
    expect(answer.statusCode).toBe(401);
  });
});

describe('while the server starts', () => {
  test('a notification that is due waits until the server has all its routes', async () => {
    const starting = await startSchool();
    const { parts } = starting;
    const app = await buildApp(parts, async (unfinished) => {
      await parts.payments.charge({
        orderId: 'KE-starting',
        type: 'gopay',
        gross: rupiah(1_300_000),
        items: [{ name: 'Registration', price: rupiah(1_300_000) }],
        customer: { firstName: 'Sari', lastName: null, email: 'sari@kancil.test', phone: '081234567890' },
        description: 'Tagihan 1 dari 3',
        lifetimeMinutes: 60,
      });
      await parts.jobs.idle();
      unfinished.get('/the-last-route', () => 'there');
    });
    expect((await app.inject('/the-last-route')).body).toBe('there');
    await app.close();
    await starting.close();
  });
});

describe('a live school', () => {
  test('that may go without payments has neither sandbox nor gateway', async () => {
    const live = await startSchool({
      TEST_MODE: 'live',
      TRUST_PROXY: '127.0.0.1',
      PUBLIC_URL: 'https://kancil.example',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'halo@kancil.test',
      ALLOW_STAND_INS: 'payments,shipping',
    });
    const ready = await live.app.inject({ method: 'GET', url: '/readyz' });
    expect(ready.json()).toMatchObject({ payments: 'none' });
    expect((await live.app.inject({ method: 'GET', url: '/sandbox/gateway' })).statusCode).toBe(404);
    await live.close();
  });
});
