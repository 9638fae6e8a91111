import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Visitor, testSchool } from '../../../tests/support/school.ts';
import type { Batch } from '../calendar/find-batch.ts';
import { addChild } from '../families/children.test-support.ts';
import { act, buyCourse, chargeFirst, firstPayment, makeBatch, priceOf } from './paying.test-support.ts';
import { fillPriceList } from '../prices/price-list.ts';

const school = await testSchool();
const batch = await makeBatch(school);
afterEach(() => vi.restoreAllMocks());

const payBill = async (parent: Visitor, childId: number, billId: number | undefined, more: object = {}) => {
  const answer = await parent.call('POST', '/payment/pay-billing', {
    body: { payment_type: 'gopay', child_id: childId, billing_id: billId, ...more },
  });
  await school.parts.jobs.idle();
  return answer;
};
const told = ({ status, body }: Awaited<ReturnType<typeof payBill>>) => [status, body.message];
/** Puts the school's clock somewhere and back again, because it serves all tests of this file. */
const at = async (instant: string, work: () => Promise<void>) => {
  const before = school.clock.now().toISOString();
  school.clock.set(instant);
  try {
    await work();
  } finally {
    school.clock.set(before);
  }
};

describe('a bill', () => {
  test('costs its frozen amount without delivery', async () => {
    const parent = await school.parent();
    const { childId, bills } = await buyCourse(school, parent, { batch });
    const refused = await payBill(parent, childId, bills[1]?.billing_id, { delivery_amount: 18_000 });
    expect([refused.status, refused.body['right']]).toEqual([
      409,
      { delivery_amount: 0, charge_amount: null, gross_amount: 700_000 },
    ]);
    await school.rows(`update settings set normal_price = 900000 where key = 'interval_2'`);
    const { body } = await payBill(parent, childId, bills[1]?.billing_id);
    await school.rows(`update settings set normal_price = 700000 where key = 'interval_2'`);
    expect(body).toMatchObject({ gross_amount: 700_000, payment_status: 'PENDING' });
    await act(school, String(body['order_id']), 'settle');
    expect(await school.rows('select paid_by from bills where bill_id = $1', [bills[1]?.billing_id])).toEqual(
      [{ paid_by: body['order_id'] }],
    );
  });

  test('waits for every earlier one, and is paid once', async () => {
    const parent = await school.parent();
    const { childId, bills } = await buyCourse(school, parent, { batch });
    expect(told(await payBill(parent, childId, bills[2]?.billing_id))).toEqual([
      409,
      'Please pay the earlier bill first',
    ]);
    expect(told(await payBill(parent, childId, bills[0]?.billing_id))).toEqual([
      409,
      'This bill is paid already',
    ]);
  });

  test('whose period is over cannot be charged, and the next one can', async () => {
    const parent = await school.parent();
    const { childId, bills } = await buyCourse(school, parent, { batch });
    await at('2026-12-11T17:00:00.000Z', async () => {
      expect(told(await payBill(parent, childId, bills[1]?.billing_id))).toEqual([
        409,
        'The period of this bill is over, so it cannot be paid any more',
      ]);
      expect((await payBill(parent, childId, bills[2]?.billing_id)).status).toBe(201);
    });
  });

  test('charged in time is paid by a settlement that comes after its period', async () => {
    const parent = await school.parent();
    const { childId, bills } = await buyCourse(school, parent, { batch });
    await at('2026-12-11T16:40:00.000Z', async () => {
      const { body } = await payBill(parent, childId, bills[1]?.billing_id);
      school.clock.set('2026-12-11T17:10:00.000Z');
      await act(school, String(body['order_id']), 'settle');
      const [bill] = await school.rows('select paid_by from bills where bill_id = $1', [
        bills[1]?.billing_id,
      ]);
      expect(bill).toEqual({ paid_by: body['order_id'] });
    });
  });

  test('1 of a year that was never paid is the whole first total and enrols; the others wait for it', async () => {
    const parent = await school.parent();
    const childId = await addChild(parent);
    const first = await chargeFirst(school, parent, { childId, batch });
    const [one, two] = first.billing;
    expect(told(await payBill(parent, childId, two?.billing_id))).toEqual([
      409,
      'Please pay the earlier bill first',
    ]);
    const { body } = await payBill(parent, childId, one?.billing_id);
    expect(body).toMatchObject({ gross_amount: 1_518_000 });
    expect((await school.parts.paymentSandbox?.find(first.order_id))?.gatewayStatus).toBe('cancel');
    await act(school, String(body['order_id']), 'settle');
    expect(await school.rows('select 1 from orders where child_id = $1', [childId])).toHaveLength(1);
  });

  test('1 of a year that was never paid cannot be charged once registration has closed', async () => {
    const parent = await school.parent();
    const childId = await addChild(parent);
    const { billing } = await chargeFirst(school, parent, { childId, batch });
    await at('2026-09-10T17:00:00.000Z', async () => {
      expect(told(await payBill(parent, childId, billing[0]?.billing_id))).toEqual([
        409,
        'Registration for this batch is closed',
      ]);
    });
  });

  test('of another child, or of another family, does not exist', async () => {
    const [parent, other] = [await school.parent(), await school.parent()];
    const { childId, bills } = await buyCourse(school, parent, { batch });
    const sibling = await addChild(parent);
    expect((await payBill(other, childId, bills[1]?.billing_id)).status).toBe(404);
    expect((await payBill(parent, sibling, bills[1]?.billing_id)).status).toBe(404);
  });

  test('that was paid while its former charge was ended is not charged again', async () => {
    const parent = await school.parent();
    const { childId, bills, orderId: other } = await buyCourse(school, parent, { batch });
    const billId = bills[1]?.billing_id;
    await payBill(parent, childId, billId);
    const { payments } = school.parts;
    const cancel = payments.cancel.bind(payments);
    vi.spyOn(payments, 'cancel').mockImplementationOnce(async (orderId) => {
      await school.rows('update bills set paid_at = now(), paid_by = $2 where bill_id = $1', [billId, other]);
      return cancel(orderId);
    });
    expect(told(await payBill(parent, childId, billId))).toEqual([409, 'This bill is paid already']);
    expect(await school.rows('select state from payments where bill_id = $1', [billId])).toEqual([
      { state: 'FAILED' },
    ]);
  });

  test('charged again has its former charge ended; three times at once leaves one open', async () => {
    const parent = await school.parent();
    const { childId, bills } = await buyCourse(school, parent, { batch });
    const first = await payBill(parent, childId, bills[1]?.billing_id);
    expect(first.status).toBe(201);
    const answers = await Promise.all([1, 2, 3].map(() => payBill(parent, childId, bills[1]?.billing_id)));
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    const all = await school.rows('select order_id, state from payments where bill_id = $1', [
      bills[1]?.billing_id,
    ]);
    const words = await Promise.all(
      all.map(
        async ({ order_id }) => (await school.parts.paymentSandbox?.find(String(order_id)))?.gatewayStatus,
      ),
    );
    expect(words.filter((word) => word === 'pending')).toHaveLength(1);
    expect(all.filter(({ state }) => state === 'PENDING')).toHaveLength(1);
  });

  test('is payable once when the gateway does not know its former charge yet', async () => {
    const parent = await school.parent();
    const { childId, bills } = await buyCourse(school, parent, { batch });
    const billId = bills[1]?.billing_id;
    const { payments } = school.parts;
    const [charge, cancel] = [payments.charge.bind(payments), payments.cancel.bind(payments)];
    const [saved, cancelled] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    vi.spyOn(payments, 'charge').mockImplementationOnce(async (request) => {
      saved.resolve(undefined);
      await cancelled.promise;
      return charge(request);
    });
    const slow = payBill(parent, childId, billId);
    await saved.promise;
    vi.spyOn(payments, 'cancel').mockImplementationOnce(async (orderId) => {
      const unknown = await cancel(orderId);
      expect(unknown).toBeNull();
      cancelled.resolve(undefined);
      expect((await slow).status).toBe(201);
      return unknown;
    });
    const next = await payBill(parent, childId, billId);
    expect(next.status).toBe(201);
    const former = String((await slow).body['order_id']);
    expect((await school.parts.paymentSandbox?.find(former))?.gatewayStatus).toBe('cancel');
    expect(
      await school.rows('select order_id from payments where bill_id = $1 and state = $2', [
        billId,
        'PENDING',
      ]),
    ).toEqual([{ order_id: next.body['order_id'] }]);
    expect(
      await school.rows(
        `select said, state from payment_events where order_id = $1 and source = 'cancel' order by event_id`,
        [former],
      ),
    ).toEqual([
      { said: 'not_charged_yet', state: 'PENDING' },
      { said: 'cancel', state: 'FAILED' },
    ]);
  });
});

describe('another year', () => {
  const nextGrade = async (parent: Visitor, childId: number, next: Batch, grade = 3) => {
    const answer = await parent.call('POST', '/payment/pay-next-grade', {
      body: {
        payment_type: 'gopay',
        child_id: childId,
        term: 2,
        price_id: await priceOf(school, 2),
        grade,
        academic_year_id: next.academicYearId,
        courier: 'jne',
      },
    });
    await school.parts.jobs.idle();
    return answer;
  };
  const later = () => makeBatch(school, { start: '2027-08-09', registration: ['2027-05-01', '2027-09-01'] });

  test('is not for a child that has none yet, nor for one whose year has not come far enough', async () => {
    const parent = await school.parent();
    const childId = await addChild(parent);
    expect(told(await nextGrade(parent, childId, batch))).toEqual([409, 'This child has no course yet']);
    const bought = await buyCourse(school, parent, { batch });
    expect(told(await nextGrade(parent, bought.childId, await later()))).toEqual([
      409,
      'The next grade can be chosen when the last unit of the year has started',
    ]);
  });

  test('costs interval and delivery, the registration being paid for life, and orders another kit', async () => {
    const parent = await school.parent();
    const { childId } = await buyCourse(school, parent, { batch, term: 12 });
    const next = await later();
    await at('2027-08-12T03:00:00.000Z', async () => {
      const { body } = await nextGrade(parent, childId, next);
      expect(body).toMatchObject({ gross_amount: 700_000 + 18_000, payment_status: 'PENDING' });
      expect((body['billing'] as { amount: number }[]).map(({ amount }) => amount)).toEqual([
        718_000, 700_000, 700_000, 700_000, 700_000, 700_000,
      ]);
      await act(school, String(body['order_id']), 'settle');
      expect(
        await school.rows('select grade from enrolments where child_id = $1 order by enrolment_id', [
          childId,
        ]),
      ).toEqual([{ grade: 2 }, { grade: 3 }]);
      expect(await school.rows('select 1 from orders where child_id = $1', [childId])).toHaveLength(2);
    });
  });

  test('is one grade up or the same, in a batch that starts later, without open bills', async () => {
    const parent = await school.parent();
    const { childId } = await buyCourse(school, parent, { batch, term: 12 });
    const owing = await buyCourse(school, parent, { batch, term: 2 });
    const next = await makeBatch(school, {
      start: '2027-08-09',
      registration: ['2027-03-01', '2027-09-01'],
    });
    // Unit 9 has begun, and a bill whose lessons are still to come is open.
    await at('2027-03-25T03:00:00.000Z', async () => {
      expect(told(await nextGrade(parent, childId, next, 4))).toEqual([
        409,
        'This grade cannot be chosen for this child',
      ]);
      expect(told(await nextGrade(parent, childId, batch, 2))).toEqual([
        409,
        'Please choose a batch that starts after the present one',
      ]);
      expect(told(await nextGrade(parent, owing.childId, next))).toEqual([
        409,
        'Please pay the open bills of this year first',
      ]);
      expect((await nextGrade(parent, childId, next, 2)).status).toBe(201);
    });
  });

  test('is not bought by a first payment', async () => {
    const parent = await school.parent();
    const { childId } = await buyCourse(school, parent, { batch, term: 12 });
    const next = await later();
    await at('2027-08-12T03:00:00.000Z', async () => {
      const answer = await parent.call('POST', '/payment/first-payment', {
        body: await firstPayment(school, { childId, batch: next }),
      });
      expect(told(answer)).toEqual([409, 'This child has a course already']);
    });
  });
});

describe('what a family sees of its payments', () => {
  test('is its own and the staff’s alone', async () => {
    const [parent, other, admin] = [await school.parent(), await school.parent(), await school.admin()];
    const { orderId } = await buyCourse(school, parent, { batch });
    for (const path of [`/payment/status/${orderId}`, `/billing/childs/${parent.userId}`]) {
      const seen = await Promise.all([parent, admin, other].map((who) => who.call('GET', path)));
      expect(seen.map(({ status }) => status)).toEqual([200, 200, 404]);
    }
  });

  test('is not there for a user who is not', async () => {
    const admin = await school.admin();
    expect((await admin.call('GET', '/billing/childs/999999')).status).toBe(404);
  });

  test('lists every charge with its bill and child, the newest first', async () => {
    const parent = await school.parent();
    const { childId, bills, orderId } = await buyCourse(school, parent, { batch });
    school.clock.advance('PT1M');
    const second = await payBill(parent, childId, bills[1]?.billing_id);
    const { body } = await parent.call('GET', `/billing/childs/${parent.userId}`);
    const payments = body['payments'] as {
      order_id: string;
      request: string;
      response: string;
      actions: string;
    }[];
    expect(payments.map(({ order_id }) => order_id)).toEqual([second.body['order_id'], orderId]);
    expect(payments[1]).toMatchObject({
      payment_type: 'gopay',
      payment_status: 'SUCCESS',
      gross_amount: 1_518_000,
      get_billing: {
        billing_desc: 'Bill 1 of 6 · 12 August 2026 – 11 October 2026',
        billing_desc_indo: 'Tagihan 1 dari 6 · 12 Agustus 2026 – 11 Oktober 2026',
      },
      get_child: { first_name: 'Alya', last_name: 'Kartika' },
    });
    for (const { request, response, actions } of payments)
      expect([JSON.parse(request), JSON.parse(response), JSON.parse(actions)]).toEqual([
        expect.objectContaining({ payment_type: 'qris' }),
        expect.objectContaining({ order_id: expect.any(String) }),
        expect.any(Array),
      ]);
  });

  test('has a picture to scan while the charge is open, kept by nobody', async () => {
    const [parent, other] = [await school.parent(), await school.parent()];
    const childId = await addChild(parent);
    const { qr_url, order_id } = await chargeFirst(school, parent, { childId, batch });
    const picture = (who: Visitor) =>
      school.app.inject({ url: qr_url ?? '', headers: { cookie: who.cookie() } });
    const own = await picture(parent);
    expect([own.statusCode, own.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(own.headers['content-type']).toMatch(/^image\/(svg\+xml|png)/);
    expect(own.rawPayload.length).toBeGreaterThan(500);
    expect([(await picture(other)).statusCode, (await picture(school.visitor())).statusCode]).toEqual([
      404, 401,
    ]);
    await act(school, order_id, 'settle');
    expect((await picture(parent)).statusCode).toBe(404);
  });

  test('tells whether the child is too young for the placement test', async () => {
    const parent = await school.parent();
    const young = await addChild(parent, { birthdate: '2019-05-02' });
    expect((await chargeFirst(school, parent, { childId: young, batch })).is_auto).toBe(true);
    const old = await addChild(parent, { birthdate: '2016-05-02' });
    expect((await chargeFirst(school, parent, { childId: old, batch })).is_auto).toBe(false);
  });
});

test('a new school gets its prices once: what staff changed stays after a restart', async () => {
  await school.rows(`update settings set normal_price = 260000 where key = 'registration'`);
  await fillPriceList(school.parts.database);
  expect(await school.rows(`select normal_price from settings where key = 'registration'`)).toEqual([
    { normal_price: 260_000 },
  ]);
  await school.rows(`update settings set normal_price = 250000 where key = 'registration'`);
  expect(await school.rows('select 1 from settings')).toHaveLength(6);
});
