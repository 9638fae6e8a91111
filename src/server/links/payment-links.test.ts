import { afterEach, describe, expect, test, vi } from 'vitest';
import { testSchool } from '../../../tests/support/school.ts';
import { addChild } from '../families/children.test-support.ts';
import { act, chargeFirst, makeBatch } from '../payments/paying.test-support.ts';
import { linkActions, orderOf, viewOf } from './payment-links.test-support.ts';
const start = '2026-08-10T03:00:00.000Z';
const school = await testSchool({ RATE_PAYMENT_LINK: '8', RATE_PAYMENT_LINKS_MADE: '4' });
const batch = await makeBatch(school);
const links = linkActions(school, batch);
afterEach(() => {
  vi.restoreAllMocks();
  school.clock.set(start);
  // Past the windows of the limits.
  school.wallClock.advance('PT1H1M');
});

describe('a payment link', () => {
  test('says what is paid, how much by which method and until when, and is paid by QRIS', async () => {
    const { token, parent, status: made, body } = await links.linked();
    expect([made, body['expires_at']]).toEqual([201, '2026-08-24T03:00:00.000Z']);
    expect(token).toMatch(/^[\w-]{43}$/);
    const seen = await links.look(token);
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
        lessons: 9,
        last_lesson: '2027-04-20',
      },
    });
    const opened = await links.charge(token);
    expect([opened.status, viewOf(opened).charge]).toEqual([
      201,
      expect.objectContaining({ payment_type: 'gopay', gross_amount: 700_000, payment_status: 'PENDING' }),
    ]);
    const picture = await school.app.inject(viewOf(opened).charge?.qr_url ?? '');
    expect([picture.statusCode, picture.headers['cache-control']]).toEqual([200, 'no-store']);
    await act(school, orderOf(opened), 'settle');
    expect(viewOf(await links.status(token))).toEqual(
      expect.objectContaining({ state: 'PAID', bill: null, charge: null }),
    );
    const { body: history } = await parent.call('GET', `/billing/childs/${parent.userId}`);
    expect((history['payments'] as { by_link: boolean }[]).map(({ by_link }) => by_link)).toEqual([
      true,
      false,
    ]);
    const told = await school.rows(
      'select title from notifications where user_id = $1 order by notif_id desc limit 1',
      [parent.userId],
    );
    expect(told).toEqual([{ title: 'Paid through your payment link' }]);
  });

  test('tells nothing of the family in any answer', async () => {
    const { token, parent } = await links.linked();
    const answers = [
      await links.look(token),
      await links.charge(token, 'echannel'),
      await links.charge(token),
      await links.status(token),
    ];
    const all = answers.map(({ body }) => JSON.stringify(body)).join('\n');
    const [account] = await school.rows('select * from users where user_id = $1', [parent.userId]);
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
    const { token } = await links.linked();
    const kept = JSON.stringify(await school.rows('select * from payment_links'));
    expect(kept).not.toContain(token);
  });

  test('unknown and revoked are answered alike, and so are all calls of it', async () => {
    const { token, parent, childId, billId } = await links.linked();
    await parent.call('POST', '/payment/link/revoke', { body: { child_id: childId, billing_id: billId } });
    const unknown = 'x'.repeat(43);
    for (const call of [links.look, links.status, links.charge]) {
      const [revoked, never] = [await call(token), await call(unknown)];
      expect([revoked.status, revoked.body['error']]).toEqual([404, 'not_found']);
      expect(revoked.body).toEqual(never.body);
    }
  });

  const wrong = (n: number) => `${n}`.padStart(43, 'y');

  test('tried at random too often is refused for the address, and a good one is never counted', async () => {
    const { token } = await links.linked();
    for (let n = 0; n < 12; n += 1) expect((await links.look(token)).status).toBe(200);
    for (let n = 0; n < 8; n += 1) expect((await links.look(wrong(n))).status).toBe(404);
    expect((await links.look(wrong(9))).status).toBe(429);
  });

  test('is shown, charged and asked about however many wrong ones were tried from its address', async () => {
    const { token } = await links.linked();
    for (let n = 0; n < 9; n += 1) await links.look(wrong(n));
    expect((await links.status(wrong(9))).status).toBe(429);
    expect([(await links.look(token)).status, (await links.status(token)).status]).toEqual([200, 200]);
    const charged = await links.charge(token);
    expect(charged.status).toBe(201);
    const picture = await school.app.inject(viewOf(charged).charge?.qr_url ?? '');
    expect(picture.statusCode).toBe(200);
  });

  test('is not asked for by a page of another site, which is not counted either', async () => {
    const { token } = await links.linked();
    const image = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };
    const asked = (path: string, headers: Record<string, string>) =>
      school.call('GET', `/payment/link/${path}`, { headers });
    for (let n = 0; n < 20; n += 1) {
      const { status: refused, body } = await asked(wrong(n), image);
      expect([refused, body['error']]).toEqual([403, 'foreign_origin']);
    }
    expect((await asked(`${token}/status`, image)).status).toBe(403);
    expect((await asked(`${token}/qr-code/KE-1`, image)).status).toBe(403);
    const followed = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-user': '?1' };
    expect((await asked(token, followed)).status).toBe(403);
    // The page's own calls, and what is asked for while the page is made.
    for (const site of ['same-origin', 'none'])
      expect((await asked(token, { 'sec-fetch-site': site })).status).toBe(200);
    expect((await asked(wrong(0), {})).status).toBe(404);
  });

  test('is made a few times an hour and no more', async () => {
    const { parent, childId, billId } = await links.linked();
    for (let n = 0; n < 3; n += 1) expect((await links.make(parent, childId, billId)).status).toBe(201);
    expect((await links.make(parent, childId, billId)).status).toBe(429);
  });

  test('is made, listed and revoked by the family of the bill alone', async () => {
    const { childId, billId, token } = await links.linked();
    const other = await links.linked();
    const stranger = other.parent;
    expect((await links.make(stranger, childId, billId)).status).toBe(404);
    expect((await links.make(stranger, other.childId, billId)).status).toBe(404);
    expect((await stranger.call('GET', `/payment/links/${childId}`)).status).toBe(404);
    for (const child of [childId, other.childId]) {
      const body = { child_id: child, billing_id: billId };
      expect((await stranger.call('POST', '/payment/link/revoke', { body })).status).toBe(404);
    }
    expect((await links.look(token)).status).toBe(200);
  });

  test('is refused for what cannot be paid now, and for the first payment of a year', async () => {
    const { parent, childId, bills } = await links.family();
    const refused = async (child: number, billId = 0) => (await links.make(parent, child, billId)).error;
    expect(await refused(childId, bills[0]?.billing_id)).toBe('bill_already_paid');
    expect(await refused(childId, bills[2]?.billing_id)).toBe('earlier_bill_payable');
    const second = await addChild(parent);
    const { billing } = await chargeFirst(school, parent, { childId: second, batch });
    expect(await refused(second, billing[0]?.billing_id)).toBe('enrolment_unpaid');
  });
});

describe('the charge of a payment link', () => {
  test('is the open one when the same way is asked for again, and replaced by another way', async () => {
    const { token } = await links.linked();
    const first = orderOf(await links.charge(token));
    expect(orderOf(await links.charge(token))).toBe(first);
    const second = orderOf(await links.charge(token, 'echannel'));
    expect(second).not.toBe(first);
    expect((await links.stateOf(first))?.['state']).toBe('FAILED');
  });

  test('is never of a card, nor of an unknown way', async () => {
    const { token } = await links.linked();
    expect((await links.charge(token, 'credit_card')).body['error']).toBe('method_not_offered');
    expect((await links.charge(token, 'cash')).body['error']).toBe('undefined_payment_method');
  });

  test('is opened five times an hour at most, and the family can still pay', async () => {
    const { token, parent, childId, billId } = await links.linked();
    for (let n = 0; n < 5; n += 1)
      expect((await links.charge(token, n % 2 === 0 ? 'gopay' : 'echannel')).status).toBe(201);
    const refused = await links.charge(token, 'echannel');
    expect([refused.status, refused.body['error']]).toEqual([429, 'too_many_charges']);
    const body = { payment_type: 'gopay', child_id: childId, billing_id: billId };
    expect((await links.settle(parent.call('POST', '/payment/pay-billing', { body }))).status).toBe(201);
  });

  test('is opened ten times a day at most', async () => {
    const { token } = await links.linked();
    for (let n = 0; n < 10; n += 1) {
      if (n === 5) school.clock.advance('PT1H');
      expect((await links.charge(token, n % 2 === 0 ? 'gopay' : 'echannel')).status).toBe(201);
    }
    school.clock.advance('PT2H');
    const refused = await links.charge(token, 'gopay');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, String(21 * 3600)]);
  });

  test("ends the family's open one, which the payer never sees; and the family's ends the payer's", async () => {
    const { token, parent, childId, billId } = await links.linked();
    const body = { payment_type: 'gopay', child_id: childId, billing_id: billId };
    const own = await links.settle(parent.call('POST', '/payment/pay-billing', { body }));
    expect(viewOf(await links.look(token)).charge).toBeNull();
    const theirs = orderOf(await links.charge(token));
    expect((await links.stateOf(String(own.body['order_id'])))?.['state']).toBe('FAILED');
    await links.settle(parent.call('POST', '/payment/pay-billing', { body }));
    expect(viewOf(await links.status(token)).charge?.payment_status).toBe('FAILED');
    expect((await links.stateOf(theirs))?.['state']).toBe('FAILED');
  });

  test('and one of the family opened at the same moment: one stands, and money for both pays once', async () => {
    const { token, parent, childId, billId } = await links.linked();
    const body = { payment_type: 'gopay', child_id: childId, billing_id: billId };
    await Promise.all([links.charge(token), parent.call('POST', '/payment/pay-billing', { body })]);
    await school.parts.jobs.idle();
    const open = await school.rows(`select order_id from payments where bill_id = $1 and state = 'PENDING'`, [
      billId,
    ]);
    expect(open).toHaveLength(1);
    await act(school, String(open[0]?.['order_id']), 'settle');
    expect(viewOf(await links.look(token)).state).toBe('PAID');
    const paid = await school.rows('select paid_by from bills where bill_id = $1', [billId]);
    expect(paid).toEqual([{ paid_by: open[0]?.['order_id'] }]);
  });

  test('is not opened when the link is revoked while it is prepared', async () => {
    const { token, parent, childId, billId } = await links.linked();
    await links.charge(token, 'echannel');
    const { payments } = school.parts;
    const cancel = payments.cancel.bind(payments);
    vi.spyOn(payments, 'cancel').mockImplementationOnce(async (orderId) => {
      await parent.call('POST', '/payment/link/revoke', { body: { child_id: childId, billing_id: billId } });
      return cancel(orderId);
    });
    expect((await links.charge(token)).status).toBe(404);
    const open = await school.rows(`select 1 from payments where bill_id = $1 and state = 'PENDING'`, [
      billId,
    ]);
    expect(open).toEqual([]);
  });

  test("shows its picture under its own link alone, never another family's", async () => {
    const [one, other] = [await links.linked(), await links.linked()];
    const orderId = orderOf(await links.charge(one.token));
    const asked = await school.call('GET', `/payment/link/${other.token}/qr-code/${orderId}`);
    expect(asked.status).toBe(404);
  });
});

test("a refusal because of the family's own charge does not tell the payer of it", async () => {
  const { parent, childId, billId, token } = await links.linked();
  const { body: own } = await links.settle(
    parent.call('POST', '/payment/pay-billing', {
      body: { payment_type: 'gopay', child_id: childId, billing_id: billId },
    }),
  );
  const orderId = String(own['order_id']);
  await act(school, orderId, 'settle', 'lost');
  const refused = await links.charge(token);
  expect([refused.status, refused.body['error']]).toEqual([409, 'payment_settled_meanwhile']);
  expect(refused.body).not.toHaveProperty('order_id');
  expect(JSON.stringify(refused.body)).not.toContain(orderId);
});
