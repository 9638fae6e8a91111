import { beforeEach, describe, expect, test } from 'vitest';
import { type Visitor, testSchool } from '../../../tests/support/school.ts';
import type { PaymentItem, PaymentStatus } from '../../contract/payment-objects.ts';
import { amountsOf } from '../../domain/billing/amounts.ts';
import { extensionItems } from '../../domain/billing/price-items.ts';
import { rupiah } from '../../domain/values/money.ts';
import { addChild } from '../families/children.test-support.ts';
import { act, buyCourse, chargeFirst, makeBatch } from './paying.test-support.ts';
import { pricesToday } from '../prices/price-list.ts';
import { billingRules } from '../prices/tables.ts';

const school = await testSchool();
const batch = await makeBatch(school);

const statusOf = async (parent: Visitor, orderId: string) =>
  (await parent.call('GET', `/payment/status/${orderId}`)).body as unknown as PaymentStatus;
const listOf = async (parent: Visitor & { userId: number }) =>
  (await parent.call('GET', `/billing/childs/${parent.userId}`)).body['payments'] as PaymentItem[];
const payBill = async (parent: Visitor, childId: number, billId: number | undefined) => {
  const { body } = await parent.call('POST', '/payment/pay-billing', {
    body: { payment_type: 'gopay', child_id: childId, billing_id: billId },
  });
  await school.parts.jobs.idle();
  return String(body['order_id']);
};
const line = (name: string, name_indo: string, value: number, more: object = {}) => ({
  name,
  name_indo,
  description: '',
  description_indo: '',
  discount: 0,
  value,
  ...more,
});

describe('the card fee is the share that the school has stored', () => {
  const setFee = (feeShare: number) =>
    school.parts.database.transaction((tx) => tx.update(billingRules).set({ feeShare }));
  beforeEach(() => setFee(0.03));

  test('the price list says it with everything else about each way to pay', async () => {
    await setFee(0.0275);
    const { body } = await school.call('GET', '/payment/price-list');
    expect(body['methods']).toEqual([
      {
        payment_type: 'gopay',
        offered: true,
        minimum: 1,
        maximum: 10_000_000,
        fee_share: 0,
        lifetime_minutes: 60,
      },
      {
        payment_type: 'echannel',
        offered: true,
        minimum: 1,
        maximum: 50_000_000_000,
        fee_share: 0,
        lifetime_minutes: 1440,
      },
      {
        payment_type: 'credit_card',
        offered: true,
        minimum: 10_000,
        maximum: 999_999_999,
        fee_share: 0.0275,
        lifetime_minutes: 10,
      },
    ]);
  });

  test('a charge adds it', async () => {
    const fee = async () => {
      const { methodOf } = await pricesToday(school.parts.database.db);
      return amountsOf(extensionItems(rupiah(1_000_000)), methodOf('credit_card')).fee;
    };
    expect(await fee()).toBe(30_000);
    await setFee(0.0275);
    expect(await fee()).toBe(27_500);
  });
});

describe('a charge says what it is made of and how it is paid', () => {
  test('by its status and in the list of payments alike, in both languages', async () => {
    const parent = await school.parent({ locale: 'ID' });
    const childId = await addChild(parent);
    const { order_id } = await chargeFirst(school, parent, { childId, batch, term: 4 });
    const bill = {
      description: 'Bill 1 of 3 · 12 August 2026 – 11 December 2026',
      description_indo: 'Tagihan 1 dari 3 · 12 Agustus 2026 – 11 Desember 2026',
    };
    const facts = {
      order_id,
      payment_type: 'gopay',
      payment_status: 'PENDING',
      to_refund: false,
      gross_amount: 2_118_000,
      purpose: 'BUY_COURSE',
      lines: [
        line('Lifetime Registration', 'Pendaftaran Seumur Hidup', 250_000, {
          description: 'Paid once for each child, and never again in later years',
          description_indo: 'Dibayar satu kali untuk setiap anak, tidak lagi di tahun-tahun berikutnya',
        }),
        expect.objectContaining({ name: 'Study Kit', name_indo: 'Paket Belajar', value: 350_000 }),
        expect.objectContaining({ name: 'English Course Book', value: 200_000, discount: 0 }),
        line('Course, 4 months', 'Kursus, 4 bulan', 1_400_000, { discount: 100_000, ...bill }),
        line('Delivery with JNE', 'Ongkos kirim JNE', 18_000),
      ],
      redirect_url: expect.stringContaining(`/sandbox/gateway/pay/${order_id}`),
      qr_url: `/api/v1/payment/qr-code/${order_id}`,
      biller_code: null,
      bill_key: null,
      expiry_time: '2026-08-10T04:00:00.000Z',
      failure: null,
      other_amount: null,
      paid_at: null,
      money: [
        { step: 'asked', at: '2026-08-10T03:00:00.000Z', until: null, amount: null, way: null },
        {
          step: 'waiting',
          at: '2026-08-10T03:00:00.000Z',
          until: '2026-08-10T04:00:00.000Z',
          amount: null,
          way: null,
        },
      ],
      receipt_number: null,
      parcel: {
        courier: 'jne',
        province: 'Jawa Barat',
        city: 'Kabupaten Garut',
        address_details: 'Jalan Cimanuk 12, Garut',
        zip_code: '44151',
      },
      period: { start: '2026-08-12', end: '2026-12-11' },
      opens: { lessons: 18, last_lesson: '2027-04-20' },
      registration_closed: false,
      next_bill: { billing_id: expect.any(Number), amount: 1_300_000, due: '2026-12-12' },
    };
    expect(await statusOf(parent, order_id)).toEqual({
      ...facts,
      gateway_status: 'pending',
      code: 200,
      message: 'OK',
      is_auto: false,
    });
    expect(await listOf(parent)).toEqual([expect.objectContaining(facts)]);
  });

  test('for a whole year is for its 52 weeks, which are over before its twelve months', async () => {
    const parent = await school.parent();
    const childId = await addChild(parent);
    const { order_id } = await chargeFirst(school, parent, { childId, batch, term: 12 });
    expect((await statusOf(parent, order_id)).period).toEqual({ start: '2026-08-12', end: '2027-08-10' });
  });

  test('expires by the lifetime of its method when no expiry was recorded', async () => {
    const parent = await school.parent();
    const childId = await addChild(parent);
    const { order_id } = await chargeFirst(school, parent, { childId, batch, term: 4 });
    await school.parts.database.execute('update payments set expires_at = null where order_id = $1', [
      order_id,
    ]);
    expect((await listOf(parent)).map(({ expiry_time }) => expiry_time)).toEqual([
      '2026-08-10T04:00:00.000Z',
    ]);
  });

  test('has no picture to scan once it ended', async () => {
    const parent = await school.parent();
    const { orderId } = await buyCourse(school, parent, { batch });
    expect(await statusOf(parent, orderId)).toMatchObject({ payment_status: 'SUCCESS', qr_url: null });
  });

  test('keeps what it was made of, whatever the prices are afterwards', async () => {
    const parent = await school.parent();
    const childId = await addChild(parent);
    const { order_id, billing } = await chargeFirst(school, parent, { childId, batch });
    const { lines } = await statusOf(parent, order_id);
    const call = (name: string, price: number) =>
      school.parts.database.execute(
        `update settings set setting_name = $1, normal_price = $2 where key = 'kit'`,
        [name, price],
      );
    await call('Learning box', 375_000);
    expect((await statusOf(parent, order_id)).lines).toEqual(lines);
    // The bill is frozen, so paying it by another charge asks for the same.
    const again = await statusOf(parent, await payBill(parent, childId, billing[0]?.billing_id));
    await call('Study Kit', 350_000);
    expect([again.purpose, again.gross_amount, again.lines]).toEqual(['BUY_COURSE', 1_518_000, lines]);
  });

  test('for a bill of a year under way is that bill alone', async () => {
    const parent = await school.parent();
    const { childId, bills } = await buyCourse(school, parent, { batch });
    const orderId = await payBill(parent, childId, bills[1]?.billing_id);
    expect(await statusOf(parent, orderId)).toMatchObject({
      purpose: 'COURSE_EXTENSION',
      gross_amount: 700_000,
      lines: [
        line(
          'Bill 2 of 6 · 12 October 2026 – 11 December 2026',
          'Tagihan 2 dari 6 · 12 Oktober 2026 – 11 Desember 2026',
          700_000,
        ),
      ],
    });
    await act(school, orderId, 'settle');
    const paid = (await listOf(parent)).find(({ order_id }) => order_id === orderId);
    expect(paid).toMatchObject({ payment_status: 'SUCCESS', purpose: 'COURSE_EXTENSION' });
  });
});
