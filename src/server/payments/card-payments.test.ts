import { describe, expect, test } from 'vitest';
import { type Visitor, testSchool } from '../../../tests/support/school.ts';
import type { PaymentItem, PaymentResult, PaymentStatus } from '../../contract/payment-objects.ts';
import { addChild } from '../families/children.test-support.ts';
import { act, answerQuestion, buyCourse, cardToken, firstPayment, makeBatch } from './paying.test-support.ts';

const school = await testSchool();
const batch = await makeBatch(school);

type Parent = Visitor & { userId: number };

const pay = async (parent: Parent, childId: number, changes: object) => {
  const body = {
    ...(await firstPayment(school, { childId, batch })),
    payment_type: 'credit_card',
    ...changes,
  };
  const answer = await parent.call('POST', '/payment/first-payment', { body });
  await school.parts.jobs.idle();
  return {
    status: answer.status,
    message: answer.body.message,
    ...(answer.body as unknown as PaymentResult),
  };
};
const payByCard = async (parent: Parent, childId: number, number?: string) =>
  pay(parent, childId, { token_id: await cardToken(school, number) });
const statusOf = async (parent: Parent, orderId: string) =>
  (await parent.call('GET', `/payment/status/${orderId}`)).body as unknown as PaymentStatus;
const listOf = async (parent: Parent) =>
  (await parent.call('GET', `/billing/childs/${parent.userId}`)).body['payments'] as PaymentItem[];
const family = async () => {
  const parent = await school.parent();
  return { parent, childId: await addChild(parent) };
};
/** Two months with registration, kit, book, delivery: 1.518.000, of which three percent are 45.540. */
const gross = 1_563_540;

describe('a card', () => {
  test('whose bank asks nothing is paid at once, with the fee as a line of its own', async () => {
    const { parent, childId } = await family();
    const paid = await payByCard(parent, childId, '4411111111111118');
    expect(paid).toMatchObject({
      status: 201,
      status_code: '200',
      payment_status: 'SUCCESS',
      gross_amount: gross,
      redirect_url: null,
    });
    const status = await statusOf(parent, paid.order_id);
    expect(status).toMatchObject({ payment_type: 'credit_card', gateway_status: 'capture' });
    expect(status.lines.at(-1)).toMatchObject({ name: 'Card fee', name_indo: 'Biaya kartu', value: 45_540 });
    expect(paid.billing[0]).toMatchObject({ sequence: 1, status: 'PAID' });
  });

  test('whose bank asks is open until the question is answered rightly', async () => {
    const { parent, childId } = await family();
    const open = await payByCard(parent, childId);
    expect(open).toMatchObject({ status: 201, status_code: '201', payment_status: 'PENDING' });
    expect(open.expiry_time).toBe('2026-08-10T03:10:00.000Z');
    expect(open.redirect_url).toContain('/v2/3ds/redirect/');
    await answerQuestion(school, open.redirect_url);
    expect(await statusOf(parent, open.order_id)).toMatchObject({ payment_status: 'SUCCESS' });
  });

  test('whose bank is answered wrongly is denied, and can be tried again for bill 1 at the whole total', async () => {
    const { parent, childId } = await family();
    const open = await payByCard(parent, childId);
    await answerQuestion(school, open.redirect_url, '000000');
    expect(await statusOf(parent, open.order_id)).toMatchObject({
      payment_status: 'FAILED',
      gateway_status: 'deny',
    });
    const again = await parent.call('POST', '/payment/pay-billing', {
      body: {
        payment_type: 'credit_card',
        child_id: childId,
        billing_id: open.billing[0]?.billing_id,
        token_id: await cardToken(school),
      },
    });
    expect([again.status, again.body['gross_amount']]).toEqual([201, gross]);
  });

  test('that is denied at once answers so, with the bills to try again', async () => {
    const { parent, childId } = await family();
    const denied = await payByCard(parent, childId, '4711111111111115');
    expect(denied).toMatchObject({ status: 201, status_code: '202', payment_status: 'FAILED' });
    expect(denied.billing).toHaveLength(6);
  });

  test('with a token that is unknown or used is refused, and nothing stays open', async () => {
    const { parent, childId } = await family();
    expect(await pay(parent, childId, { token_id: '48111111-1114-unknown' })).toMatchObject({
      status: 422,
      message: 'Invalid Credit Card',
    });
    const token = await cardToken(school, '4711111111111115');
    await pay(parent, childId, { token_id: token });
    expect(await pay(parent, childId, { token_id: token })).toMatchObject({ status: 422 });
    expect((await listOf(parent)).map(({ payment_status }) => payment_status)).toEqual([
      'FAILED',
      'FAILED',
      'FAILED',
    ]);
  });

  test('that the gateway refuses for any other reason is refused in the words for cards', async () => {
    const parent = await school.parent({ email: 'gateway-refuses-card@example.test' });
    expect(await payByCard(parent, await addChild(parent))).toMatchObject({
      status: 409,
      message: 'Credit Card payment failed, please try again later',
    });
  });

  test('needs its token; a QRIS or Mandiri charge has no use for one', async () => {
    const { parent, childId } = await family();
    for (const token_id of [undefined, '', '  ']) {
      const answer = await pay(parent, childId, { token_id });
      expect([answer.status, answer.message]).toEqual([422, 'Card are required']);
    }
    expect(await pay(parent, childId, { payment_type: 'echannel', token_id: 'x' })).toMatchObject({
      status: 201,
    });
  });

  test('is charged fee and delivery beside the net, and other figures are refused with the right ones', async () => {
    const { parent, childId } = await family();
    const token_id = await cardToken(school);
    const right = { delivery_amount: 18_000, charge_amount: 63_540, gross_amount: gross };
    const answer = await parent.call('POST', '/payment/first-payment', {
      body: {
        ...(await firstPayment(school, { childId, batch })),
        payment_type: 'credit_card',
        token_id,
        charge_amount: 45_540,
      },
    });
    expect([answer.status, answer.body['right']]).toEqual([409, right]);
    expect(await pay(parent, childId, { token_id, ...right })).toMatchObject({ status: 201 });
  });

  test('that pays a later bill is charged its fee alone beside it', async () => {
    const parent = await school.parent();
    const { childId, bills } = await buyCourse(school, parent, { batch });
    const payBill = async (charge_amount: number) =>
      parent.call('POST', '/payment/pay-billing', {
        body: {
          payment_type: 'credit_card',
          child_id: childId,
          billing_id: bills[1]?.billing_id,
          token_id: await cardToken(school),
          charge_amount,
        },
      });
    expect((await payBill(39_000)).body['right']).toEqual({
      delivery_amount: 0,
      charge_amount: 21_000,
      gross_amount: 721_000,
    });
    expect((await payBill(21_000)).status).toBe(201);
  });

  test('that was captured settles later, and nothing happens twice', async () => {
    const { parent, childId } = await family();
    const { order_id } = await payByCard(parent, childId, '4411111111111118');
    await act(school, order_id, 'settle');
    expect(await statusOf(parent, order_id)).toMatchObject({ gateway_status: 'settlement' });
    const { rows } = await school.parts.database.execute(
      'select count(*)::int as count from notifications where user_id = $1',
      [parent.userId],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });
});

describe('a Mandiri bill', () => {
  test('is open for a day, says its numbers, and is paid by them', async () => {
    const { parent, childId } = await family();
    const open = await pay(parent, childId, { payment_type: 'echannel' });
    expect(open).toMatchObject({
      status: 201,
      payment_status: 'PENDING',
      gross_amount: 1_518_000,
      biller_code: '70012',
      bill_key: expect.stringMatching(/^\d{12}$/),
      qr_url: null,
      expiry_time: '2026-08-11T03:00:00.000Z',
    });
    await act(school, open.order_id, 'settle');
    expect(await statusOf(parent, open.order_id)).toMatchObject({ payment_status: 'SUCCESS' });
  });

  test('that is chosen instead of a card ends the card’s charge', async () => {
    const { parent, childId } = await family();
    const card = await payByCard(parent, childId);
    await pay(parent, childId, { payment_type: 'echannel' });
    expect(await statusOf(parent, card.order_id)).toMatchObject({
      gateway_status: 'expire',
      failure: 'replaced',
    });
  });
});

describe('what the school offers', () => {
  test('is said with all that a browser needs for a card, and the key for that is public', async () => {
    const { body } = await school.call('GET', '/payment/price-list');
    expect(body['card']).toEqual({
      client_key: 'SB-Mid-client-kancil-english',
      environment: 'sandbox',
      script_url: '/sandbox/gateway/api/v2/assets/js/midtrans-new-3ds.min.js',
    });
    const script = await school.app.inject('/sandbox/gateway/api/v2/assets/js/midtrans-new-3ds.min.js');
    expect([script.statusCode, script.headers['content-type']]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ]);
    expect(JSON.stringify(body)).not.toContain('server');
  });

  test('says nothing of cards while it takes none', async () => {
    const { offers } = school.parts.billing;
    school.parts.billing.offers = (type) => type !== 'credit_card';
    expect((await school.call('GET', '/payment/price-list')).body['card']).toBeNull();
    school.parts.billing.offers = offers;
  });
});

describe('coming back from the bank’s page', () => {
  const back = (method: 'GET' | 'POST', query: string, response?: unknown, cookie = '') =>
    school.app.inject({
      method,
      url: `/payment/card-return${query}`,
      headers: {
        ...(cookie && { cookie }),
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'cross-site',
        origin: 'https://api.midtrans.com',
      },
      ...(response !== undefined && {
        payload: new URLSearchParams({
          response: typeof response === 'string' ? response : JSON.stringify(response),
        }).toString(),
      }),
    });
  const leadsTo = async (answer: ReturnType<typeof back>) => {
    const { statusCode, headers } = await answer;
    expect(headers['cache-control']).toBe('no-store');
    return [statusCode, headers.location];
  };

  test('leads to the address with the order alone, whatever the page says of it, and changes nothing', async () => {
    const { parent, childId } = await family();
    const { order_id } = await payByCard(parent, childId);
    const own = `/payment/card-return?order_id=${order_id}`;
    const said = { order_id, transaction_status: 'settlement', status_code: '200' };
    expect(await leadsTo(back('POST', '', said))).toEqual([303, own]);
    expect(await leadsTo(back('POST', `?order_id=${order_id}`, 'no JSON'))).toEqual([303, own]);
    expect(await leadsTo(back('POST', `?order_id=${order_id}`, { order_id: 'KE-unknown' }))).toEqual([
      303,
      own,
    ]);
    expect((await statusOf(parent, order_id)).payment_status).toBe('PENDING');
  });

  test('leads the family of the card to the child’s drawer at that charge, and tells nobody else whose it is', async () => {
    const { parent, childId } = await family();
    const { order_id, billing } = await payByCard(parent, childId);
    const drawer = `/children/${childId}?buy=course&step=4&bill=${billing[0]?.billing_id}&order=${order_id}`;
    const query = `?order_id=${order_id}`;
    expect(await leadsTo(back('GET', query, undefined, parent.cookie()))).toEqual([303, drawer]);
    const neutral = `/profile?tab=5&order=${order_id}`;
    const stranger = await school.parent();
    expect(await leadsTo(back('GET', query))).toEqual([303, neutral]);
    expect(await leadsTo(back('GET', query, undefined, stranger.cookie()))).toEqual([303, neutral]);
    expect(await leadsTo(back('GET', '?order_id=KE-unknown'))).toEqual([
      303,
      '/profile?tab=5&order=KE-unknown',
    ]);
  });

  test('of what was not paid by card, or through a link, leads to the payments', async () => {
    const { parent, childId } = await family();
    const { order_id } = await payByCard(parent, childId);
    const neutral = [303, `/profile?tab=5&order=${order_id}`];
    const returned = () => leadsTo(back('GET', `?order_id=${order_id}`, undefined, parent.cookie()));
    const set = (what: string) =>
      school.parts.database.execute(`update payments set ${what} where order_id = $1`, [order_id]);
    await set(`payment_type = 'gopay'`);
    expect(await returned()).toEqual(neutral);
    await set(`payment_type = 'credit_card', link_id = null, bill_id = null`);
    expect(await returned()).toEqual(neutral);
  });

  test.each([
    ['', undefined],
    ['?order_id=a&order_id=b', undefined],
    ['?order_id=%00', undefined],
    ['', 'null'],
    ['', { order_id: 7 }],
    ['', { order_id: 'a\0b' }],
  ])('with %j and %j, which name no charge, leads to the payments', async (query, response) => {
    expect(await leadsTo(back('POST', query, response))).toEqual([303, '/profile?tab=5']);
  });

  test('from a later bill leads to that bill', async () => {
    const parent = await school.parent();
    const { childId, bills } = await buyCourse(school, parent, { batch });
    const billing_id = bills[1]?.billing_id;
    const { body } = await parent.call('POST', '/payment/pay-billing', {
      body: { payment_type: 'credit_card', child_id: childId, billing_id, token_id: await cardToken(school) },
    });
    const query = `?order_id=${String(body['order_id'])}`;
    expect(await leadsTo(back('GET', query, undefined, parent.cookie()))).toEqual([
      303,
      `/children/${childId}?buy=bill&bill=${billing_id}&order=${String(body['order_id'])}`,
    ]);
  });
});
