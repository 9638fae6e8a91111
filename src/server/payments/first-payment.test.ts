import { describe, expect, test } from 'vitest';
import { testSchool } from '../../../tests/support/school.ts';
import type { PriceSetting } from '../../contract/price-objects.ts';
import { addChild } from '../families/children.test-support.ts';
import { act, buyCourse, chargeFirst, firstPayment, makeBatch, priceOf } from './paying.test-support.ts';

const school = await testSchool();
const batch = await makeBatch(school);

/** two kilograms by JNE within Garut, where the tests’ parents live */
const DELIVERY = 18_000;

test('an interval that staff call otherwise still says its months', async () => {
  const call = (en: string, id: string) =>
    school.rows(`update settings set setting_name = $1, setting_name_indo = $2 where key = 'interval_4'`, [
      en,
      id,
    ]);
  await call('Each term', 'Tiap catur wulan');
  const { body } = await school.call('GET', '/payment/price-list');
  await call('4 months', '4 bulan');
  const found = (body['settings'] as PriceSetting[]).find(({ setting_key }) => setting_key === 'interval_4');
  expect(found?.setting_name).toBe('Each term');
  expect(JSON.parse(found?.value ?? '{}')).toMatchObject({ term: '4 months', term_indo: '4 bulan' });
});

test('the price list holds the six settings, intervals with discount and term', async () => {
  const { status, body } = await school.call('GET', '/payment/price-list');
  const settings = body['settings'] as { setting_name: string; setting_name_indo: string; value: string }[];
  expect(status).toBe(200);
  expect(
    settings.map(({ setting_name, setting_name_indo, value }) => [
      setting_name,
      setting_name_indo,
      JSON.parse(value) as object,
    ]),
  ).toEqual([
    ['Lifetime Registration', 'Pendaftaran Seumur Hidup', { price: 250_000 }],
    ['Study Kit', 'Paket Belajar', { price: 350_000 }],
    ['English Course Book', 'Buku Kursus Bahasa Inggris', { price: 200_000 }],
    [
      '2 months',
      '2 bulan',
      { price: 700_000, term: '2 months', term_indo: '2 bulan', normal_price: 700_000, discount: 0 },
    ],
    [
      '4 months',
      '4 bulan',
      {
        price: 1_300_000,
        term: '4 months',
        term_indo: '4 bulan',
        normal_price: 1_400_000,
        discount: 100_000,
      },
    ],
    [
      '12 months',
      '12 bulan',
      {
        price: 3_200_000,
        term: '12 months',
        term_indo: '12 bulan',
        normal_price: 4_200_000,
        discount: 1_000_000,
      },
    ],
  ]);
});

describe('a first payment', () => {
  test.each([
    [2, 6, 250_000 + 350_000 + 200_000 + 700_000 + DELIVERY, 700_000],
    [4, 3, 250_000 + 350_000 + 200_000 + 1_300_000 + DELIVERY, 1_300_000],
    [12, 1, 250_000 + 350_000 + 200_000 + 3_200_000 + DELIVERY, undefined],
  ] as const)(
    'of %i months makes %i bills, the first asking for everything, the others for the interval',
    async (term, number, first, later) => {
      const parent = await school.parent();
      const childId = await addChild(parent);
      const { billing, ...charged } = await chargeFirst(school, parent, { childId, batch, term });
      expect(charged).toMatchObject({
        code: 201,
        status_code: '201',
        payment_type: 'gopay',
        gross_amount: first,
        payment_status: 'PENDING',
        is_auto: false,
        biller_code: null,
        bill_key: null,
        expiry_time: '2026-08-10T04:00:00.000Z',
        qr_url: `/api/v1/payment/qr-code/${charged.order_id}`,
      });
      expect(billing.map(({ amount, status }) => [amount, status])).toEqual([
        [first, 'PAYABLE'],
        ...Array.from({ length: number - 1 }, () => [later, 'PAYABLE']),
      ]);
    },
  );

  test('names each bill and its days in both languages', async () => {
    const parent = await school.parent();
    const childId = await addChild(parent);
    const { billing } = await chargeFirst(school, parent, { childId, batch });
    expect(billing[0]).toEqual({
      billing_id: expect.any(Number),
      academic_year_id: batch.academicYearId,
      is_active: false,
      billing_desc: 'Bill 1 of 6 · 12 August 2026 – 11 October 2026',
      billing_desc_indo: 'Tagihan 1 dari 6 · 12 Agustus 2026 – 11 Oktober 2026',
      billing_period: 2,
      billing_period_start: '2026-08-12',
      billing_period_end: '2026-10-11',
      open_until: '2026-10-11',
      lessons: 9,
      last_lesson: '2027-04-20',
      amount: 1_518_000,
      discount: 0,
      delayed_until: null,
      left_on: null,
      sequence: 1,
      status: 'PAYABLE',
      paid_at: null,
    });
    expect(billing.at(-1)).toMatchObject({
      billing_period_start: '2027-06-12',
      billing_desc: 'Bill 6 of 6 · 12 June 2027 – 10 August 2027',
      billing_period_end: '2027-08-11',
      open_until: '2027-08-10',
      lessons: 0,
      last_lesson: '2027-04-20',
      sequence: 6,
    });
  });

  test('shows the gateway every line, in the family’s language and without lines of nothing', async () => {
    const parent = await school.parent({ locale: 'ID' });
    const childId = await addChild(parent);
    const { order_id } = await chargeFirst(school, parent, { childId, batch, term: 4 });
    expect((await school.parts.paymentSandbox?.find(order_id))?.items).toEqual([
      { name: 'Pendaftaran Seumur Hidup', price: 250_000 },
      { name: 'Paket Belajar', price: 350_000 },
      { name: 'Buku Kursus Bahasa Inggris', price: 200_000 },
      { name: 'Kursus, 4 bulan', price: 1_300_000 },
      { name: 'Ongkos kirim JNE', price: 18_000 },
    ]);
  });

  test('takes figures that agree, and answers others with the right ones', async () => {
    const parent = await school.parent();
    const childId = await addChild(parent);
    const body = await firstPayment(school, { childId, batch });
    const pay = (amounts: object) =>
      parent.call('POST', '/payment/first-payment', { body: { ...body, ...amounts } });
    const right = { delivery_amount: 18_000, charge_amount: null, gross_amount: 1_518_000 };
    for (const wrong of [{ delivery_amount: 17_999 }, { gross_amount: 1_518_001 }]) {
      const answer = await pay(wrong);
      expect([answer.status, answer.body['right']]).toEqual([409, right]);
    }
    expect((await pay({ delivery_amount: 18_000, gross_amount: 1_518_000 })).status).toBe(201);
  });

  test('takes what is offered alone', async () => {
    const { offers } = school.parts.billing;
    school.parts.billing.offers = (type) => type !== 'credit_card';
    const parent = await school.parent();
    const childId = await addChild(parent);
    const body = await firstPayment(school, { childId, batch });
    const pay = async (payment_type: string) => {
      const answer = await parent.call('POST', '/payment/first-payment', { body: { ...body, payment_type } });
      return [answer.status, answer.body.message];
    };
    expect(await pay('cash')).toEqual([422, 'Undefined payment method']);
    expect(await pay('credit_card')).toEqual([
      409,
      'This payment method is not offered at the moment. Please choose another one',
    ]);
    school.parts.billing.offers = offers;
    expect(await school.rows('select 1 from payments where child_id = $1', [childId])).toEqual([]);
  });

  test('needs the price of its term, grade 2 and a courier of the school', async () => {
    const parent = await school.parent();
    const childId = await addChild(parent);
    const body = await firstPayment(school, { childId, batch });
    const pay = async (changes: object) => {
      const answer = await parent.call('POST', '/payment/first-payment', { body: { ...body, ...changes } });
      return [answer.status, answer.body.message];
    };
    expect(await pay({ price_id: await priceOf(school, 4) })).toEqual([
      422,
      'The price does not belong to the chosen payment interval',
    ]);
    expect(await pay({ price_id: 1 })).toEqual([
      422,
      'The price does not belong to the chosen payment interval',
    ]);
    expect(await pay({ grade: 3 })).toEqual([409, 'This grade cannot be chosen for this child']);
    expect(await pay({ courier: 'kurir' })).toEqual([422, 'Invalid Courier']);
    expect(await pay({ academic_year_id: 999 })).toEqual([404, 'Not found']);
  });

  test('is refused while the batch takes no registrations', async () => {
    const closed = await makeBatch(school, {
      start: '2026-10-05',
      registration: ['2026-08-11', '2026-09-01'],
    });
    const parent = await school.parent();
    const childId = await addChild(parent);
    const answer = await parent.call('POST', '/payment/first-payment', {
      body: await firstPayment(school, { childId, batch: closed }),
    });
    expect([answer.status, answer.body.message]).toEqual([409, 'Registration for this batch is closed']);
  });

  test('is for the own child: another’s does not exist, guests and staff may not', async () => {
    const [parent, other] = [await school.parent(), await school.parent()];
    const childId = await addChild(parent);
    const body = await firstPayment(school, { childId, batch });
    const statusFor = async (who: { call: typeof parent.call }) =>
      (await who.call('POST', '/payment/first-payment', { body })).status;
    expect([
      await statusFor(other),
      await statusFor(school.visitor()),
      await statusFor(await school.admin()),
    ]).toEqual([404, 401, 403]);
    expect(await school.rows('select 1 from enrolments where child_id = $1', [childId])).toEqual([]);
  });
});

describe('a repeated first payment', () => {
  test('ends the open charge at the gateway and replaces the unpaid bills', async () => {
    const parent = await school.parent();
    const childId = await addChild(parent);
    const first = await chargeFirst(school, parent, { childId, batch, term: 2 });
    const second = await chargeFirst(school, parent, { childId, batch, term: 4 });
    expect((await school.parts.paymentSandbox?.find(first.order_id))?.gatewayStatus).toBe('cancel');
    expect(
      await school.rows('select term from enrolments where child_id = $1 and replaced_at is null', [childId]),
    ).toEqual([{ term: 4 }]);
    expect(second.billing).toHaveLength(3);
    const { body } = await parent.call('GET', `/billing/childs/${parent.userId}`);
    const states = (body['payments'] as { order_id: string; payment_status: string }[]).map(
      ({ order_id, payment_status }) => [order_id, payment_status],
    );
    expect(new Map(states as [string, string][])).toEqual(
      new Map([
        [first.order_id, 'FAILED'],
        [second.order_id, 'PENDING'],
      ]),
    );
  });

  test('finds the former one paid without a notification: that settlement is kept and enrols', async () => {
    const parent = await school.parent();
    const childId = await addChild(parent);
    const first = await chargeFirst(school, parent, { childId, batch });
    await act(school, first.order_id, 'settle', 'lost');
    const answer = await parent.call('POST', '/payment/first-payment', {
      body: await firstPayment(school, { childId, batch, term: 4 }),
    });
    expect([answer.status, answer.body.message, answer.body['order_id']]).toEqual([
      409,
      'Your earlier payment has just arrived. Nothing else needs to be paid',
      first.order_id,
    ]);
    expect(
      await school.rows('select term, settled_at is not null as paid from enrolments where child_id = $1', [
        childId,
      ]),
    ).toEqual([{ term: 2, paid: true }]);
  });

  test('after the settlement is refused', async () => {
    const parent = await school.parent();
    const { childId } = await buyCourse(school, parent, { batch });
    const answer = await parent.call('POST', '/payment/first-payment', {
      body: await firstPayment(school, { childId, batch }),
    });
    expect([answer.status, answer.body.message]).toEqual([409, 'This child has a course already']);
  });

  test('from two windows at once leaves one open charge, one enrolment and its bills', async () => {
    const parent = await school.parent();
    const childId = await addChild(parent);
    const body = await firstPayment(school, { childId, batch });
    const answers = await Promise.all(
      [1, 2, 3].map(() => parent.call('POST', '/payment/first-payment', { body })),
    );
    const opened = answers.filter(({ status }) => status === 201);
    expect(opened.length).toBeGreaterThanOrEqual(1);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    const open = await school.rows(
      `select order_id from payments where child_id = $1 and state = 'PENDING'`,
      [childId],
    );
    expect(open).toHaveLength(1);
    expect(
      await school.rows('select 1 from enrolments where child_id = $1 and replaced_at is null', [childId]),
    ).toHaveLength(1);
    const words = await Promise.all(
      (await school.rows('select order_id from payments where child_id = $1', [childId])).map(
        async ({ order_id }) =>
          (await school.parts.paymentSandbox?.find(String(order_id)))?.gatewayStatus ?? 'never there',
      ),
    );
    expect(words.filter((word) => word === 'pending')).toHaveLength(1);
  });
});
