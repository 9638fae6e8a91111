import { describe, expect, test } from 'vitest';
import { type Visitor, testSchool } from '../../../tests/support/school.ts';
import type { OpenCharge, PaymentItem, PaymentStatus } from '../../contract/payment-objects.ts';
import { addChild } from '../families/children.test-support.ts';
import { act, buyCourse, chargeFirst, firstPayment, makeBatch } from './paying.test-support.ts';

type Parent = Visitor & { userId: number; email: string };
const school = await testSchool();
const batch = await makeBatch(school);

const statusOf = async (parent: Visitor, orderId: string) =>
  (await parent.call('GET', `/payment/status/${orderId}`)).body as unknown as PaymentStatus;
const listOf = async (parent: Parent) =>
  (await parent.call('GET', `/billing/childs/${parent.userId}`)).body['payments'] as PaymentItem[];
const openOf = async (parent: Visitor) =>
  (await parent.call('GET', '/payment/open')).body as unknown as { charges: OpenCharge[]; mark: string };
const receiptsTo = async ({ email }: Parent) =>
  (await school.mailsTo(email))
    .filter(({ subject }) => /^(Receipt|Kuitansi) KW-/.test(subject))
    // Amounts are written with a space that does not break.
    .map((mail) => ({ ...mail, text: mail.text.replaceAll('\u00A0', ' ') }));
const begin = async (parent: Parent) => {
  const childId = await addChild(parent);
  return { childId, ...(await chargeFirst(school, parent, { childId, batch })) };
};

describe('the open charges of a family', () => {
  test('are none, under a mark, while nothing is paid', async () => {
    const parent = await school.parent();
    expect(await openOf(parent)).toMatchObject({ charges: [], mark: '0.0.0.0.0' });
  });

  test('say of each what it is, how much, how and until when', async () => {
    const parent = await school.parent();
    const { childId, order_id, billing } = await begin(parent);
    const { charges } = await openOf(parent);
    expect(charges).toEqual([
      {
        order_id,
        child_id: childId,
        child_first_name: expect.any(String),
        payment_type: 'gopay',
        gross_amount: 1_518_000,
        purpose: 'BUY_COURSE',
        billing_id: billing[0]?.billing_id,
        billing_desc: 'Bill 1 of 6 · 12 August 2026 – 11 October 2026',
        billing_desc_indo: 'Tagihan 1 dari 6 · 12 Agustus 2026 – 11 Oktober 2026',
        by_link: false,
        under_review: false,
        created_at: expect.stringMatching(/^2026-08-10T03:00:/),
        expiry_time: expect.stringMatching(/^2026-08-10T04:00:/),
      },
    ]);
    expect((await openOf(await school.parent())).charges).toEqual([]);
  });

  test('a settlement empties them and changes the mark, also when the notification is lost', async () => {
    const parent = await school.parent();
    const { order_id } = await begin(parent);
    const before = await openOf(parent);
    await act(school, order_id, 'settle', 'lost');
    school.clock.advance('PT3S');
    const after = await openOf(parent);
    expect(after.charges).toEqual([]);
    expect(after.mark).not.toBe(before.mark);
  });

  test('asking often polls the gateway as seldom as the limiter says', async () => {
    const parent = await school.parent();
    const { order_id } = await begin(parent);
    await openOf(parent);
    await act(school, order_id, 'settle', 'lost');
    // Polled less than three seconds ago, by this call or any other.
    expect((await openOf(parent)).charges).toHaveLength(1);
    expect(await statusOf(parent, order_id)).toMatchObject({ payment_status: 'PENDING' });
  });
});

describe('a payment that is not there says why', () => {
  test.each([
    ['expire', 'expired'],
    ['deny', 'refused'],
    ['cancel', 'cancelled'],
  ] as const)('%s at the gateway: %s', async (what, failure) => {
    const parent = await school.parent();
    const { order_id } = await begin(parent);
    await act(school, order_id, what);
    expect(await statusOf(parent, order_id)).toMatchObject({ payment_status: 'FAILED', failure });
    expect(await listOf(parent)).toEqual([expect.objectContaining({ order_id, failure })]);
  });

  test('one that was taken back after it was paid', async () => {
    const parent = await school.parent();
    const { orderId } = await buyCourse(school, parent, { batch });
    await act(school, orderId, 'reverse');
    expect(await statusOf(parent, orderId)).toMatchObject({ failure: 'reversed', paid_at: null });
  });

  test('its child is not waiting for it, even when the gateway never said that it ended', async () => {
    const parent = await school.parent();
    const { childId, order_id } = await begin(parent);
    await school.parts.database.execute(
      `update payments set state = 'FAILED', ended_by = 'expired' where order_id = $1`,
      [order_id],
    );
    const { body } = await parent.call('GET', `/childs/${childId}`);
    expect(body['childs']).toMatchObject({ status: 'NEW', payment_status: 'expire' });
  });

  test('another code for the same bill replaces the one before', async () => {
    const parent = await school.parent();
    const { childId, order_id, billing } = await begin(parent);
    school.clock.advance('PT1S');
    const again = await parent.call('POST', '/payment/pay-billing', {
      body: { payment_type: 'gopay', child_id: childId, billing_id: billing[0]?.billing_id },
    });
    expect(again.status).toBe(201);
    expect(await statusOf(parent, order_id)).toMatchObject({ failure: 'replaced' });
    expect((await openOf(parent)).charges.map((charge) => charge.order_id)).toEqual([again.body['order_id']]);
  });

  test('another choice replaces the one before, in the list too', async () => {
    const parent = await school.parent();
    const { childId, order_id } = await begin(parent);
    const body = await firstPayment(school, { childId, batch, term: 4 });
    await parent.call('POST', '/payment/first-payment', { body });
    expect(await statusOf(parent, order_id)).toMatchObject({ failure: 'replaced', period: null });
    expect((await listOf(parent)).map(({ failure }) => failure)).toEqual([null, 'replaced']);
  });
});

describe('a receipt', () => {
  test('says when it was paid, for which days, what follows, and where the parcel goes', async () => {
    const parent = await school.parent();
    const { orderId, bills } = await buyCourse(school, parent, { batch });
    const receipt = {
      paid_at: expect.stringMatching(/^2026-08-10T03:00:/),
      receipt_number: expect.stringMatching(/^KW-\d{6}$/),
      period: { start: '2026-08-12', end: '2026-10-11' },
      next_bill: { billing_id: bills[1]?.billing_id, amount: 700_000, due: '2026-10-12' },
      parcel: expect.objectContaining({ courier: 'jne', city: 'Kabupaten Garut' }),
    };
    expect(await statusOf(parent, orderId)).toMatchObject(receipt);
    expect(await listOf(parent)).toEqual([expect.objectContaining(receipt)]);
  });

  test('keeps the street of the charge when the family moves', async () => {
    const parent = await school.parent();
    const { orderId } = await buyCourse(school, parent, { batch });
    await school.parts.database.execute('update users set address_details = $1 where user_id = $2', [
      'Jalan Baru 1',
      parent.userId,
    ]);
    expect((await statusOf(parent, orderId)).parcel?.address_details).toBe('Jalan Cimanuk 12, Garut');
  });

  test('names no street when the family has moved to another city before bill 1 was charged again', async () => {
    const parent = await school.parent();
    const { childId, billing } = await begin(parent);
    await school.parts.database.execute(
      `update users set city = '3273', address_details = 'Jalan Baru 1' where user_id = $1`,
      [parent.userId],
    );
    const again = await parent.call('POST', '/payment/pay-billing', {
      body: { payment_type: 'gopay', child_id: childId, billing_id: billing[0]?.billing_id },
    });
    expect((await statusOf(parent, String(again.body['order_id']))).parcel).toMatchObject({
      city: 'Kabupaten Garut',
      address_details: '',
      zip_code: '',
    });
  });

  test('is mailed once, however often the gateway tells of it, in the family’s language', async () => {
    const parent = await school.parent({ locale: 'ID' });
    const childId = await addChild(parent);
    const { order_id } = await chargeFirst(school, parent, { childId, batch });
    expect(await receiptsTo(parent)).toEqual([]);
    await act(school, order_id, 'settle', 'twice');
    await statusOf(parent, order_id);
    const [mail, ...others] = await receiptsTo(parent);
    expect(others).toEqual([]);
    for (const words of ['Pendaftaran Seumur Hidup: Rp 250.000', 'Ongkos kirim JNE: Rp 18.000', order_id])
      expect(mail?.text).toContain(words);
    expect(mail?.text).toContain('Total dibayar: Rp 1.518.000');
    expect(mail?.text).toContain('Tagihan berikutnya: Rp 700.000, jatuh tempo 12 Oktober 2026');
    expect(mail?.html).toContain('Jalan Cimanuk 12, Garut');
  });

  test('of money to refund there is none', async () => {
    const parent = await school.parent();
    const { childId, order_id, billing } = await begin(parent);
    await act(school, order_id, 'settle', 'lost');
    await school.parts.database.execute(`update bills set paid_at = now(), paid_by = $1 where bill_id = $2`, [
      (await buyCourse(school, parent, { batch })).orderId,
      billing[0]?.billing_id,
    ]);
    school.clock.advance('PT3S');
    expect(await statusOf(parent, order_id)).toMatchObject({ to_refund: true, receipt_number: null });
    expect(childId).toBeGreaterThan(0);
    expect(await receiptsTo(parent)).toHaveLength(1);
  });

  test('numbers of receipts differ', async () => {
    const parent = await school.parent();
    const first = await buyCourse(school, parent, { batch });
    const second = await buyCourse(school, parent, { batch });
    const numbers = [
      (await statusOf(parent, first.orderId)).receipt_number,
      (await statusOf(parent, second.orderId)).receipt_number,
    ];
    expect(new Set(numbers).size).toBe(2);
  });
});
