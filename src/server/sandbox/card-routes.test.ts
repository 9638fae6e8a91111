import { describe, expect, test } from 'vitest';
import { testSchool } from '../../../tests/support/school.ts';

const API = '/sandbox/gateway/api';
const clientKey = 'SB-Mid-client-kancil-english';
const authorization = `Basic ${Buffer.from('SB-Mid-server-kancil-english:').toString('base64')}`;
const school = await testSchool();
school.parts.paymentSandbox?.deliverTo(async () => 200);

type Said = Record<string, string> & { validation_messages?: string[] };

const token = async (changes: Record<string, string> = {}) => {
  const card = {
    client_key: clientKey,
    card_number: '4811 1111 1111 1114',
    card_cvv: '123',
    card_exp_month: '12',
    card_exp_year: '2030',
    ...changes,
  };
  return school.app.inject(`${API}/v2/token?${new URLSearchParams(card).toString()}`);
};
const post = async (path: string, payload: object, key?: string): Promise<Said> =>
  (
    await school.app.inject({
      method: 'POST',
      url: `${API}${path}`,
      headers: { authorization, ...(key && { 'idempotency-key': key }) },
      payload,
    })
  ).json();
const status = async (orderId: string): Promise<Said> =>
  (await school.app.inject({ url: `${API}/v2/${orderId}/status`, headers: { authorization } })).json();

let counted = 0;
const charge = async (number: string, more: object = {}) => {
  const { token_id } = (await token({ card_number: number })).json<Said>();
  const order_id = `C-${(counted += 1)}`;
  return post('/v2/charge', {
    payment_type: 'credit_card',
    transaction_details: { order_id, gross_amount: 145_000 },
    credit_card: { token_id, authentication: true, ...more },
  });
};
const question = ({ redirect_url: url = '' }: Said) => new URL(url).pathname;
const answer = async (charged: Said, otp: string, query = '') =>
  school.app.inject({
    method: 'POST',
    url: `${question(charged)}${query}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `otp=${otp}`,
  });
const move = async (advance: string) => {
  await school.app.inject({ method: 'POST', url: '/sandbox/clock', payload: { advance } });
};

describe('a token', () => {
  test('is made of a card, as JSON', async () => {
    const { statusCode, headers, body } = await token();
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/json; charset=utf-8',
      'no-store',
    ]);
    expect(JSON.parse(body)).toEqual({
      status_code: '200',
      status_message: 'Credit card token is created as Token ID.',
      token_id: expect.stringMatching(/^48111111-1114-[\da-f-]{36}$/),
      hash: '48111111-1114-mami',
    });
  });

  test('comes as a script that calls the page’s function, and no other script', async () => {
    const asked = await token({ callback: 'MidtransNew3ds.callback' });
    expect(asked.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(asked.body).toMatch(/^\/\*\*\/MidtransNew3ds\.callback\(\{"status_code":"200".*\}\);$/);
    expect((await token({ callback: 'alert(1);x' })).statusCode).toBe(422);
  });

  test.each([
    [{ card_number: '4811111111111115' }, 'card_number does not match with luhn algorithm'],
    [{ card_number: '' }, 'card_number does not match with luhn algorithm'],
    [{ card_cvv: '12' }, 'card_cvv must be 3 or 4 digits'],
    [{ card_exp_month: '13' }, 'card_exp_month must be between 1 and 12'],
    [{ card_exp_year: '2025' }, 'card_exp_year must be greater than this year'],
    [{ card_exp_month: '07', card_exp_year: '2026' }, 'card_exp_year must be greater than this year'],
  ])('is not made of %j', async (changes, problem) => {
    expect((await token(changes)).json()).toMatchObject({
      status_code: '400',
      validation_messages: [problem],
    });
  });

  test('is not made without the public key', async () => {
    expect((await token({ client_key: 'another' })).json()).toMatchObject({ status_code: '401' });
  });

  test('is good for one charge, for a quarter of an hour', async () => {
    const { token_id } = (await token({ card_number: '4411111111111118' })).json<Said>();
    const body = (order_id: string, id = token_id) => ({
      payment_type: 'credit_card',
      transaction_details: { order_id, gross_amount: 145_000 },
      credit_card: { token_id: id, authentication: true },
    });
    const timedOut = { status_code: '411', status_message: 'Token id is missing, invalid, or timed out' };
    expect(await post('/v2/charge', body('T-1'))).toMatchObject({ status_code: '200' });
    expect(await post('/v2/charge', body('T-2'))).toMatchObject(timedOut);
    const later = (await token()).json<Said>();
    await move('PT16M');
    expect(await post('/v2/charge', body('T-3', later['token_id']))).toMatchObject(timedOut);
    expect(await post('/v2/charge', body('T-4', ''))).toMatchObject(timedOut);
  });
});

describe('the test cards', () => {
  test.each([
    ['4411 1111 1111 1118', '200', 'capture', 'accept'],
    ['5410 1111 1111 1116', '200', 'capture', 'accept'],
    ['4556 5579 5572 6624', '200', 'capture', 'accept'],
    ['5333 2591 5564 3223', '200', 'capture', 'accept'],
    ['4711 1111 1111 1115', '202', 'deny', 'accept'],
    ['5511 1111 1111 1114', '202', 'deny', 'accept'],
    ['4485 4364 5535 4151', '202', 'deny', 'accept'],
    ['5328 7203 8458 2224', '202', 'deny', 'accept'],
    ['4611 1111 1111 1116', '202', 'deny', 'deny'],
    ['5411 1111 1111 1115', '202', 'deny', 'deny'],
  ])('%s is answered at once: %s %s, fraud %s', async (number, code, word, fraud) => {
    expect(await charge(number)).toMatchObject({
      status_code: code,
      transaction_status: word,
      fraud_status: fraud,
    });
  });

  test.each([
    ['4811 1111 1111 1114', 'capture', '00'],
    ['5211 1111 1111 1117', 'capture', '00'],
    ['4916 9940 6425 2017', 'capture', '00'],
    ['5306 8899 4283 3340', 'capture', '00'],
    ['4911 1111 1111 1113', 'deny', '05'],
    ['5111 1111 1111 1118', 'deny', '05'],
    ['4604 6331 9421 9929', 'deny', '05'],
    ['5424 1840 4982 1670', 'deny', '05'],
    ['4716 1250 5984 7899', 'deny', '05'],
    ['5250 5486 9206 9390', 'deny', '05'],
    ['4472 4298 6999 6670', 'deny', '51'],
  ])('%s is asked for its code, then %s with %s', async (number, word, bankCode) => {
    const charged = await charge(number);
    expect(charged).toMatchObject({ status_code: '201', transaction_status: 'pending' });
    await answer(charged, '112233');
    expect(await status(charged['order_id'] ?? '')).toMatchObject({
      transaction_status: word,
      channel_response_code: bankCode,
    });
  });

  test.each(['4024 0071 7626 5022', '5487 9716 3133 0522'])(
    '%s waits a minute, then is accepted',
    async (number) => {
      const charged = await charge(number);
      await answer(charged, '112233');
      expect(await status(charged['order_id'] ?? '')).toMatchObject({ transaction_status: 'pending' });
      await move('PT1M');
      expect(await status(charged['order_id'] ?? '')).toMatchObject({ transaction_status: 'capture' });
    },
  );

  test('any other card is asked and accepted; without authentication nobody is asked', async () => {
    const charged = await charge('4242 4242 4242 4242');
    expect(charged).toMatchObject({ status_code: '201', masked_card: '42424242-4242' });
    await answer(charged, '112233');
    expect(await status(charged['order_id'] ?? '')).toMatchObject({ transaction_status: 'capture' });
    expect(await charge('4811 1111 1111 1114', { authentication: false })).toMatchObject({
      transaction_status: 'capture',
    });
  });
});

describe('the bank’s question', () => {
  test('may stand in a frame, and tells its result to the page around it', async () => {
    const charged = await charge('4811 1111 1111 1114');
    const page = await school.app.inject(question(charged));
    expect(page.headers['x-frame-options']).toBeUndefined();
    expect(page.headers['content-security-policy']).toContain('frame-ancestors *');
    expect(page.headers['content-security-policy']).toContain("script-src 'none'");
    expect(page.body).toContain('145.000');
    const result = await answer(charged, '112233');
    const nonce = /nonce-([\w-]+)/.exec(String(result.headers['content-security-policy']))?.[1];
    expect(result.body).toContain(`<script nonce="${nonce}">if (parent !== window) parent.postMessage(`);
    expect(result.body).toContain('"transaction_status":"capture"');
    expect(result.body).not.toContain('signature_key');
  });

  test('posts its result to the shop where the shop has asked for a form, to a web address alone', async () => {
    const back = (url: string) => `?callback_type=form&callback_url=${encodeURIComponent(url)}&`;
    const charged = await charge('4811 1111 1111 1114');
    const { body } = await answer(charged, '112233', back('https://kancil.test/payment/card-return'));
    expect(body).toContain('<form method="post" action="https://kancil.test/payment/card-return">');
    expect(body).toContain('name="response" value="{&quot;status_code&quot;:&quot;200&quot;');
    const other = await charge('4811 1111 1111 1114');
    expect((await answer(other, '112233', back('javascript:alert(1)'))).body).not.toContain('<form');
  });

  test('answered wrongly denies the card, and is not asked twice', async () => {
    const charged = await charge('4811 1111 1111 1114');
    await answer(charged, '000000');
    await answer(charged, '112233');
    expect(await status(charged['order_id'] ?? '')).toMatchObject({ transaction_status: 'deny' });
    expect((await school.app.inject(question(charged))).body).not.toContain('name="otp"');
  });

  test('waits for ten minutes', async () => {
    const charged = await charge('4811 1111 1111 1114');
    await move('PT10M');
    await answer(charged, '112233');
    expect(await status(charged['order_id'] ?? '')).toMatchObject({ transaction_status: 'expire' });
  });

  test('that nobody asked is not found', async () => {
    expect((await school.app.inject(`${API}/v2/3ds/redirect/nobody`)).statusCode).toBe(404);
  });
});

describe('a captured card', () => {
  test('settles the next day at four in the afternoon in Jakarta', async () => {
    const { order_id = '' } = await charge('4411 1111 1111 1118');
    const { transaction_time: time = '' } = await status(order_id);
    const captured = new Date(`${time.replace(' ', 'T')}+07:00`);
    await move('P1D');
    await move('PT9H');
    const settled = await status(order_id);
    expect(settled['transaction_status']).toBe('settlement');
    const nextDay = new Date(captured.getTime() + 31 * 3_600_000).toISOString().slice(0, 10);
    expect(settled['settlement_time']).toBe(`${nextDay} 16:00:00`);
  });

  test('can be let go until then', async () => {
    const { order_id = '' } = await charge('4411 1111 1111 1118');
    expect(await post(`/v2/${order_id}/cancel`, {})).toMatchObject({ transaction_status: 'cancel' });
  });
});

test('of a card the sandbox keeps eight digits and four, and of a token a hash', async () => {
  const { token_id = '' } = (await token()).json<Said>();
  const { rows } = await school.parts.database.execute('select * from sandbox_card_tokens');
  expect(JSON.stringify(rows)).toContain('48111111-1114');
  expect(JSON.stringify(rows)).not.toContain(token_id);
  expect(JSON.stringify(rows)).not.toContain('4811111111111114');
});
