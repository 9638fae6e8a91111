import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../../../tests/support/database.ts';
import { rupiah } from '../../../domain/values/money.ts';
import type { OpenDatabase } from '../../platform/db/database.ts';
import { fixedClock } from '../clock/fixed.test-support.ts';
import { midtransGateway } from './midtrans.ts';
import { type MidtransStub, STUB_KEY, openMidtransStub } from './midtrans-stub.test-support.ts';
import { signatureOf } from './midtrans-wire.ts';
import type { ChargeRequest, Charged, PaymentGateway } from './payment-gateway.ts';
import { paymentSandbox } from './sandbox.ts';
import { SANDBOX_KEY } from './sandbox-wire.ts';

const NOON = '2026-08-10T03:00:00.000Z';
const AN_HOUR_LATER = new Date('2026-08-10T04:00:00.000Z');

interface Candidate {
  gateway(): PaymentGateway;
  key: string;
}

let database: OpenDatabase;
const stubs: Record<'mostly 200' | 'real codes', MidtransStub> = {} as never;

beforeAll(async () => {
  database = await freshDatabase();
  stubs['mostly 200'] = await openMidtransStub({ realHttpCodes: false });
  stubs['real codes'] = await openMidtransStub({ realHttpCodes: true });
});

afterAll(async () => {
  await stubs['mostly 200'].close();
  await stubs['real codes'].close();
  await database.close();
});

const sandbox = (realHttpCodes: boolean) =>
  paymentSandbox({ database, clock: fixedClock(NOON), publicUrl: 'http://kancil.test', realHttpCodes })
    .gateway;
const live = (stub: MidtransStub) =>
  midtransGateway({ serverKey: STUB_KEY, cardScript: null, baseUrl: stub.url, retryWaits: [] });

const candidates: [string, Candidate][] = [
  ['the sandbox, errors with HTTP 200', { gateway: () => sandbox(false), key: SANDBOX_KEY }],
  ['the sandbox, errors with their HTTP code', { gateway: () => sandbox(true), key: SANDBOX_KEY }],
  ['Midtrans, errors with HTTP 200', { gateway: () => live(stubs['mostly 200']), key: STUB_KEY }],
  ['Midtrans, errors with their HTTP code', { gateway: () => live(stubs['real codes']), key: STUB_KEY }],
];

type Changes = Partial<Pick<ChargeRequest, 'orderId'>> & { type?: 'gopay' | 'echannel' };
const request = (changes: Changes = {}): ChargeRequest => ({
  orderId: `KE-${randomUUID()}`,
  type: 'gopay',
  gross: rupiah(1_350_000),
  items: [
    { name: '4 months', price: rupiah(1_400_000) },
    { name: 'Discount', price: rupiah(-100_000) },
    { name: 'Delivery', price: rupiah(50_000) },
  ],
  customer: { firstName: 'Sari', lastName: null, email: 'sari@kancil.test', phone: '081234567890' },
  description: 'Tagihan 1 dari 3',
  lifetimeMinutes: 60,
  ...changes,
});

describe.each(candidates)('%s', (_name, { gateway, key }) => {
  const charge = async (changes: Changes = {}): Promise<Charged & { orderId: string }> => {
    const asked = request(changes);
    const answer = await gateway().charge(asked);
    if ('refused' in answer) throw new Error(answer.gatewayMessage);
    return { ...answer, orderId: asked.orderId };
  };

  test('a charge is open until its time is over, and says what its picture says', async () => {
    expect(await charge()).toMatchObject({
      gatewayStatus: 'pending',
      gross: 1_350_000,
      type: 'gopay',
      fraudStatus: 'accept',
      transactionId: expect.stringMatching(/^[\da-f-]{36}$/),
      expiresAt: AN_HOUR_LATER,
      qrText: expect.stringMatching(/^000201/),
      billerCode: null,
      billKey: null,
    });
  });

  test('the picture of a code is drawn by ourselves', async () => {
    const picture = await gateway().qrPicture(await charge());
    expect(picture?.contentType).toBe('image/svg+xml');
    expect(picture?.bytes.toString()).toMatch(/^<svg /);
  });

  test('the record holds what was sent and answered, without keys and signatures', async () => {
    const { orderId, request: sent, response, actions } = await charge();
    expect(JSON.parse(sent)).toMatchObject({
      payment_type: 'qris',
      transaction_details: { order_id: orderId, gross_amount: 1_350_000 },
      custom_expiry: { expiry_duration: 60, unit: 'minute' },
    });
    expect(JSON.parse(response)).toMatchObject({ order_id: orderId, gross_amount: '1350000.00' });
    expect(JSON.parse(actions)).toContainEqual(expect.objectContaining({ name: 'generate-qr-code' }));
    const status = await gateway().status(orderId);
    expect(status?.response).toContain(orderId);
    expect(`${sent}${response}${status?.response}`).not.toMatch(/signature|server/i);
  });

  test('a bill of Mandiri has the company’s number and its own', async () => {
    const charged = await charge({ type: 'echannel' });
    expect(charged).toMatchObject({
      gatewayStatus: 'pending',
      type: 'echannel',
      billerCode: '70012',
      billKey: expect.stringMatching(/^\d{12}$/),
      qrText: null,
      expiresAt: AN_HOUR_LATER,
    });
    expect(JSON.parse(charged.request)).toMatchObject({
      payment_type: 'echannel',
      echannel: { bill_info2: 'Tagihan 1 dari 3' },
    });
  });

  test('the state of an open charge can be asked for', async () => {
    const { orderId, transactionId } = await charge();
    expect(await gateway().status(orderId)).toMatchObject({
      gatewayStatus: 'pending',
      gross: 1_350_000,
      type: 'gopay',
      transactionId,
      expiresAt: AN_HOUR_LATER,
    });
  });

  test('an order that was never charged has no state and cannot be cancelled', async () => {
    expect(await gateway().status('KE-never')).toBeNull();
    expect(await gateway().cancel('KE-never')).toBeNull();
  });

  test('an open charge can be cancelled', async () => {
    const { orderId } = await charge();
    expect(await gateway().cancel(orderId)).toMatchObject({ gatewayStatus: 'cancel', gross: 1_350_000 });
    expect(await gateway().status(orderId)).toMatchObject({ gatewayStatus: 'cancel' });
  });

  test('an open charge can be made to expire', async () => {
    const { orderId } = await charge();
    expect(await gateway().expire(orderId)).toMatchObject({ gatewayStatus: 'expire', gross: 1_350_000 });
    expect(await gateway().expire('KE-never')).toBeNull();
  });

  test('what was not paid cannot be refunded, and what was never charged neither', async () => {
    const { orderId } = await charge();
    const refund = { key: 'r-1', amount: null, reason: '' };
    expect(await gateway().refund(orderId, refund)).toEqual({ refused: 'not_refundable' });
    expect(await gateway().refund('KE-never', refund)).toBeNull();
  });

  test('of an open charge nothing went back', async () => {
    const { orderId } = await charge();
    const { total, refunds } = (await gateway().status(orderId))?.givenBack ?? {};
    expect([total ?? 0, refunds ?? []]).toEqual([0, []]);
  });

  test('cancelling a charge that has ended changes nothing and answers with its state', async () => {
    const { orderId } = await charge();
    await gateway().cancel(orderId);
    expect(await gateway().cancel(orderId)).toMatchObject({ gatewayStatus: 'cancel' });
  });

  test('an order id is good for one charge', async () => {
    const { orderId } = await charge();
    // Long after, or by somebody else: without the key that gives the same answer again.
    await expireKey(orderId);
    expect(await gateway().charge(request({ orderId }))).toMatchObject({ refused: 'order_id_used' });
  });

  describe('a notification', () => {
    const signed = { order_id: 'KE-1', status_code: '200', gross_amount: '275000.00' };

    test('with the right signature says which order it is about, whatever else it holds', () => {
      const body = { ...signed, signature_key: signatureOf(signed, key), brand_new_field: [1] };
      expect(gateway().readNotification(body)).toEqual({ orderId: 'KE-1' });
    });

    test.each([
      ['of another amount', { gross_amount: '1.00' }],
      ['of another order', { order_id: 'KE-2' }],
      ['signed with another key', { signature_key: signatureOf(signed, 'another') }],
      ['with half a signature', { signature_key: 'edc076b2' }],
      ['without a signature', { signature_key: undefined }],
      ['with numbers for texts', { gross_amount: 275_000 }],
    ])('%s is not believed', (_what, change) => {
      const body = { ...signed, signature_key: signatureOf(signed, key), ...change };
      expect(gateway().readNotification(body)).toBeNull();
    });

    test.each([null, 'settlement', [], {}, 7])('that is no notification (%j) is not believed', (body) => {
      expect(gateway().readNotification(body)).toBeNull();
    });
  });
});

/** Six minutes pass for this order's key. */
const expireKey = async (orderId: string) => {
  await database.execute(
    `update sandbox_replies set made_at = made_at - interval '6 minutes' where body like $1`,
    [`%${orderId}%`],
  );
};
