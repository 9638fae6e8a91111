import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type TestSchool, type Visitor, startSchool } from '../../../tests/support/school.ts';
import type { LinkView } from '../../contract/payment-links.ts';
import type { Batch } from '../calendar/find-batch.ts';
import { act, buyCourse, chargeFirst, makeBatch } from './paying.test-support.ts';
import { addChild } from '../families/children.test-support.ts';

let school: TestSchool;
let batch: Batch;
let guest: Pick<Visitor, 'call'>;
const start = '2026-08-10T03:00:00.000Z';
beforeAll(async () => {
  school = await startSchool({ RATE_PAYMENT_LINK: '8', RATE_PAYMENT_LINKS_MADE: '4' });
  batch = await makeBatch(school);
  guest = school;
});
afterEach(() => {
  vi.restoreAllMocks();
  school.clock.set(start);
  // Past the windows of the limits.
  school.wallClock.advance('PT1H1M');
});
afterAll(() => school.close());

type Parent = Awaited<ReturnType<TestSchool['parent']>>;
const rows = async (text: string, values: unknown[] = []) =>
  (await school.parts.database.execute(text, values)).rows;

/** A family whose second bill can be paid, and whose first was. */
const family = async () => {
  const parent = await school.parent();
  const child = { first_name: 'Made Ayu', last_name: 'Saraswati' };
  const { childId, bills } = await buyCourse(school, parent, { batch, child });
  const billId = bills[1]?.billing_id ?? 0;
  return { parent, childId, billId, bills };
};
const make = async (parent: Parent, childId: number, billId: number) => {
  const { status, body } = await parent.call('POST', '/payment/link', {
    body: { child_id: childId, billing_id: billId },
  });
  return { status, error: body['error'], token: String(body['url']).split('/pay/')[1] ?? '', body };
};
const linked = async () => {
  const given = await family();
  return { ...given, ...(await make(given.parent, given.childId, given.billId)) };
};
const settle = async <A>(work: Promise<A>): Promise<A> => {
  const answer = await work;
  await school.parts.jobs.idle();
  return answer;
};
const look = (token: string) => guest.call('GET', `/payment/link/${token}`);
const status = (token: string) => settle(guest.call('GET', `/payment/link/${token}/status`));
const charge = (token: string, type = 'gopay') =>
  settle(guest.call('POST', `/payment/link/${token}/charge`, { body: { payment_type: type } }));
const viewOf = ({ body }: { body: unknown }) => body as LinkView;
const orderOf = (answer: { body: unknown }) => viewOf(answer).charge?.order_id ?? '';
const stateOf = async (orderId: string) =>
  (await rows('select state, to_refund from payments where order_id = $1', [orderId]))[0];

describe('a payment link', () => {
  test('says what is paid, how much by which method and until when, and is paid by QRIS', async () => {
    const { token, parent, status: made, body } = await linked();
    expect([made, body['expires_at']]).toEqual([201, '2026-08-24T03:00:00.000Z']);
    expect(token).toMatch(/^[\w-]{43}$/);
    const seen = await look(token);
    expect(viewOf(seen)).toMatchObject({
      state: 'OPEN',
      charge: null,
      bill: {
        child: 'Made',
        description: 'Bill 2 of 6 · 12 October 2026 – 11 December 2026',
        amount: 700_000,
        methods: [
          { payment_type: 'gopay', gross_amount: 700_000, fee: 0 },
          { payment_type: 'echannel', gross_amount: 700_000, fee: 0 },
        ],
        expires_at: '2026-08-24T03:00:00.000Z',
      },
    });
    const opened = await charge(token);
    expect([opened.status, viewOf(opened).charge]).toEqual([
      201,
      expect.objectContaining({ payment_type: 'gopay', gross_amount: 700_000, payment_status: 'PENDING' }),
    ]);
    const picture = await school.app.inject(viewOf(opened).charge?.qr_url ?? '');
    expect([picture.statusCode, picture.headers['cache-control']]).toEqual([200, 'no-store']);
    await act(school, orderOf(opened), 'settle');
    expect(viewOf(await status(token))).toEqual(
      expect.objectContaining({ state: 'PAID', bill: null, charge: null }),
    );
    const { body: history } = await parent.call('GET', `/billing/childs/${parent.userId}`);
    expect((history['payments'] as { by_link: boolean }[]).map(({ by_link }) => by_link)).toEqual([
      true,
      false,
    ]);
    const told = await rows(
      'select title from notifications where user_id = $1 order by notif_id desc limit 1',
      [parent.userId],
    );
    expect(told).toEqual([{ title: 'Paid through your payment link' }]);
  });

  test('tells nothing of the family in any answer', async () => {
    const { token, parent } = await linked();
    const answers = [
      await look(token),
      await charge(token, 'echannel'),
      await charge(token),
      await status(token),
    ];
    const all = answers.map(({ body }) => JSON.stringify(body)).join('\n');
    const [account] = await rows('select * from users where user_id = $1', [parent.userId]);
    const told = [
      'Ayu',
      'Saraswati',
      parent.email,
      account?.['phone_number'],
      account?.['address_details'],
      account?.['first_name'],
    ];
    for (const secret of told) expect(all).not.toContain(String(secret));
    const names = [
      'child_id',
      'family',
      'parcel',
      'receipt',
      'request',
      'response',
      'lines',
      'billing',
      'email',
      'last_name',
    ];
    for (const name of names) expect(all).not.toContain(`"${name}`);
  });

  test('keeps the hash of its token alone', async () => {
    const { token } = await linked();
    const kept = JSON.stringify(await rows('select * from payment_links'));
    expect(kept).not.toContain(token);
  });

  test('unknown and revoked are answered alike, and so are all calls of it', async () => {
    const { token, parent, childId, billId } = await linked();
    await parent.call('POST', '/payment/link/revoke', { body: { child_id: childId, billing_id: billId } });
    const unknown = 'x'.repeat(43);
    for (const call of [look, status, charge]) {
      const [revoked, never] = [await call(token), await call(unknown)];
      expect([revoked.status, revoked.body['error']]).toEqual([404, 'not_found']);
      expect(revoked.body).toEqual(never.body);
    }
  });

  const wrong = (n: number) => `${n}`.padStart(43, 'y');

  test('tried at random too often is refused for the address, and a good one is never counted', async () => {
    const { token } = await linked();
    for (let n = 0; n < 12; n += 1) expect((await look(token)).status).toBe(200);
    for (let n = 0; n < 8; n += 1) expect((await look(wrong(n))).status).toBe(404);
    expect((await look(wrong(9))).status).toBe(429);
  });

  test('is shown, charged and asked about however many wrong ones were tried from its address', async () => {
    const { token } = await linked();
    for (let n = 0; n < 9; n += 1) await look(wrong(n));
    expect((await status(wrong(9))).status).toBe(429);
    expect([(await look(token)).status, (await status(token)).status]).toEqual([200, 200]);
    const charged = await charge(token);
    expect(charged.status).toBe(201);
    const picture = await school.app.inject(viewOf(charged).charge?.qr_url ?? '');
    expect(picture.statusCode).toBe(200);
  });

  test('is not asked for by a page of another site, which is not counted either', async () => {
    const { token } = await linked();
    const image = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };
    const asked = (path: string, headers: Record<string, string>) =>
      guest.call('GET', `/payment/link/${path}`, { headers });
    for (let n = 0; n < 20; n += 1) {
      const { status: refused, body } = await asked(wrong(n), image);
      expect([refused, body['error']]).toEqual([403, 'foreign_origin']);
    }
    expect((await asked(`${token}/status`, image)).status).toBe(403);
    expect((await asked(`${token}/qr-code/KE-1`, image)).status).toBe(403);
    // The page's own calls, and what is asked for while the page is made.
    for (const site of ['same-origin', 'none'])
      expect((await asked(token, { 'sec-fetch-site': site })).status).toBe(200);
    expect((await asked(wrong(0), {})).status).toBe(404);
  });

  test('expires, and can then neither be charged nor says what it was for', async () => {
    const { token } = await linked();
    school.clock.set('2026-08-24T02:59:59.000Z');
    expect(viewOf(await look(token)).state).toBe('OPEN');
    school.clock.set('2026-08-24T03:00:00.000Z');
    expect(viewOf(await look(token))).toMatchObject({ state: 'EXPIRED', bill: null, charge: null });
    const refused = await charge(token);
    expect([refused.status, refused.body['error']]).toEqual([409, 'payment_link_expired']);
  });

  test('that was paid refuses another charge', async () => {
    const { token } = await linked();
    await act(school, orderOf(await charge(token)), 'settle');
    const refused = await charge(token, 'echannel');
    expect([refused.status, refused.body['error']]).toEqual([409, 'bill_already_paid']);
  });

  test('keeps the proof of what was paid through it, and of nothing that the family paid', async () => {
    const { token, parent, childId } = await linked();
    const orderId = orderOf(await charge(token, 'echannel'));
    await act(school, orderId, 'settle');
    const { state, paid } = viewOf(await look(token));
    expect([state, paid]).toEqual([
      'PAID',
      {
        order_id: orderId,
        payment_type: 'echannel',
        gross_amount: 700_000,
        child: 'Made',
        paid_at: start,
        gone_back_at: null,
      },
    ]);
    const other = await linked();
    const body = { payment_type: 'gopay', child_id: other.childId, billing_id: other.billId };
    const own = await settle(other.parent.call('POST', '/payment/pay-billing', { body }));
    await act(school, String(own.body['order_id']), 'settle');
    expect(viewOf(await look(other.token))).toMatchObject({ state: 'PAID', paid: null, charge: null });
    expect((await parent.call('GET', `/payment/links/${childId}`)).body['links']).toEqual([]);
  });

  test('whose payment was taken back says so, and stays closed until the family makes a new one', async () => {
    const { token, parent, childId, billId } = await linked();
    const orderId = orderOf(await charge(token));
    await act(school, orderId, 'settle');
    school.clock.set('2026-08-11T03:00:00.000Z');
    await act(school, orderId, 'reverse');
    expect(viewOf(await status(token))).toMatchObject({
      state: 'TAKEN_BACK',
      bill: null,
      charge: null,
      paid: { order_id: orderId, paid_at: start, gone_back_at: '2026-08-11T03:00:00.000Z' },
    });
    const refused = await charge(token, 'echannel');
    expect([refused.status, refused.body['error']]).toEqual([409, 'payment_link_taken_back']);
    const listed = await parent.call('GET', `/payment/links/${childId}`);
    expect(listed.body['links']).toEqual([expect.objectContaining({ state: 'TAKEN_BACK' })]);
    const renewed = await make(parent, childId, billId);
    expect(viewOf(await look(renewed.token))).toMatchObject({ state: 'OPEN', charge: null, paid: null });
    expect((await look(token)).status).toBe(404);
    await act(school, orderOf(await charge(renewed.token)), 'settle');
    expect(viewOf(await look(renewed.token)).state).toBe('PAID');
  });

  test('made anew revokes the former, and ends the charge that was opened through that', async () => {
    const { token, parent, childId, billId } = await linked();
    const first = orderOf(await charge(token));
    const second = await settle(make(parent, childId, billId));
    expect((await look(token)).status).toBe(404);
    expect(viewOf(await look(second.token)).state).toBe('OPEN');
    expect((await stateOf(first))?.['state']).toBe('FAILED');
    const { body } = await parent.call('GET', `/payment/links/${childId}`);
    expect(body['links']).toEqual([expect.objectContaining({ billing_id: billId, first_used_at: null })]);
  });

  test('is made a few times an hour and no more', async () => {
    const { parent, childId, billId } = await linked();
    for (let n = 0; n < 3; n += 1) expect((await make(parent, childId, billId)).status).toBe(201);
    expect((await make(parent, childId, billId)).status).toBe(429);
  });

  test('is made, listed and revoked by the family of the bill alone', async () => {
    const { childId, billId, token } = await linked();
    const other = await linked();
    const stranger = other.parent;
    expect((await make(stranger, childId, billId)).status).toBe(404);
    expect((await make(stranger, other.childId, billId)).status).toBe(404);
    expect((await stranger.call('GET', `/payment/links/${childId}`)).status).toBe(404);
    for (const child of [childId, other.childId]) {
      const body = { child_id: child, billing_id: billId };
      expect((await stranger.call('POST', '/payment/link/revoke', { body })).status).toBe(404);
    }
    expect((await look(token)).status).toBe(200);
  });

  test('is refused for what cannot be paid now, and for the first payment of a year', async () => {
    const { parent, childId, bills } = await family();
    const refused = async (child: number, billId = 0) => (await make(parent, child, billId)).error;
    expect(await refused(childId, bills[0]?.billing_id)).toBe('bill_already_paid');
    expect(await refused(childId, bills[2]?.billing_id)).toBe('earlier_bill_payable');
    const second = await addChild(parent);
    const { billing } = await chargeFirst(school, parent, { childId: second, batch });
    expect(await refused(second, billing[0]?.billing_id)).toBe('enrolment_unpaid');
  });
});

describe('the charge of a payment link', () => {
  test('is the open one when the same way is asked for again, and replaced by another way', async () => {
    const { token } = await linked();
    const first = orderOf(await charge(token));
    expect(orderOf(await charge(token))).toBe(first);
    const second = orderOf(await charge(token, 'echannel'));
    expect(second).not.toBe(first);
    expect((await stateOf(first))?.['state']).toBe('FAILED');
  });

  test('is never of a card, nor of an unknown way', async () => {
    const { token } = await linked();
    expect((await charge(token, 'credit_card')).body['error']).toBe('method_not_offered');
    expect((await charge(token, 'cash')).body['error']).toBe('undefined_payment_method');
  });

  test('is opened five times an hour at most, and the family can still pay', async () => {
    const { token, parent, childId, billId } = await linked();
    for (let n = 0; n < 5; n += 1)
      expect((await charge(token, n % 2 === 0 ? 'gopay' : 'echannel')).status).toBe(201);
    const refused = await charge(token, 'echannel');
    expect([refused.status, refused.body['error']]).toEqual([429, 'too_many_charges']);
    const body = { payment_type: 'gopay', child_id: childId, billing_id: billId };
    expect((await settle(parent.call('POST', '/payment/pay-billing', { body }))).status).toBe(201);
  });

  test("ends the family's open one, which the payer never sees; and the family's ends the payer's", async () => {
    const { token, parent, childId, billId } = await linked();
    const body = { payment_type: 'gopay', child_id: childId, billing_id: billId };
    const own = await settle(parent.call('POST', '/payment/pay-billing', { body }));
    expect(viewOf(await look(token)).charge).toBeNull();
    const theirs = orderOf(await charge(token));
    expect((await stateOf(String(own.body['order_id'])))?.['state']).toBe('FAILED');
    await settle(parent.call('POST', '/payment/pay-billing', { body }));
    expect(viewOf(await status(token)).charge?.payment_status).toBe('FAILED');
    expect((await stateOf(theirs))?.['state']).toBe('FAILED');
  });

  test('and one of the family opened at the same moment: one stands, and money for both pays once', async () => {
    const { token, parent, childId, billId } = await linked();
    const body = { payment_type: 'gopay', child_id: childId, billing_id: billId };
    await Promise.all([charge(token), parent.call('POST', '/payment/pay-billing', { body })]);
    await school.parts.jobs.idle();
    const open = await rows(`select order_id from payments where bill_id = $1 and state = 'PENDING'`, [
      billId,
    ]);
    expect(open).toHaveLength(1);
    await act(school, String(open[0]?.['order_id']), 'settle');
    expect(viewOf(await look(token)).state).toBe('PAID');
    const paid = await rows('select paid_by from bills where bill_id = $1', [billId]);
    expect(paid).toEqual([{ paid_by: open[0]?.['order_id'] }]);
  });

  test('is not opened when the link is revoked while it is prepared', async () => {
    const { token, parent, childId, billId } = await linked();
    await charge(token, 'echannel');
    const { payments } = school.parts;
    const cancel = payments.cancel.bind(payments);
    vi.spyOn(payments, 'cancel').mockImplementationOnce(async (orderId) => {
      await parent.call('POST', '/payment/link/revoke', { body: { child_id: childId, billing_id: billId } });
      return cancel(orderId);
    });
    expect((await charge(token)).status).toBe(404);
    const open = await rows(`select 1 from payments where bill_id = $1 and state = 'PENDING'`, [billId]);
    expect(open).toEqual([]);
  });

  test("shows its picture under its own link alone, never another family's", async () => {
    const [one, other] = [await linked(), await linked()];
    const orderId = orderOf(await charge(one.token));
    const asked = await guest.call('GET', `/payment/link/${other.token}/qr-code/${orderId}`);
    expect(asked.status).toBe(404);
  });
});

test("a refusal because of the family's own charge does not tell the payer of it", async () => {
  const { parent, childId, billId, token } = await linked();
  const { body: own } = await settle(
    parent.call('POST', '/payment/pay-billing', {
      body: { payment_type: 'gopay', child_id: childId, billing_id: billId },
    }),
  );
  const orderId = String(own['order_id']);
  await act(school, orderId, 'settle', 'lost');
  const refused = await charge(token);
  expect([refused.status, refused.body['error']]).toEqual([409, 'payment_settled_meanwhile']);
  expect(refused.body).not.toHaveProperty('order_id');
  expect(JSON.stringify(refused.body)).not.toContain(orderId);
});
