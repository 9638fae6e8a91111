import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { midtransCardScript, midtransGateway } from './midtrans.ts';
import {
  type MidtransStub,
  STUB_KEY,
  openMidtransStub,
  sampleCard as card,
  sampleRequest as request,
  sampleTransaction as transaction,
} from './midtrans-stub.test-support.ts';
import type { PaymentGateway } from './payment-gateway.ts';

let stub: MidtransStub;
let gateway: PaymentGateway;
beforeAll(async () => {
  stub = await openMidtransStub({ realHttpCodes: false });
  gateway = midtransGateway({ serverKey: STUB_KEY, cardScript: null, baseUrl: stub.url, retryWaits: [] });
});
afterAll(() => stub.close());

describe('a card', () => {
  const charge = (body: object) => {
    stub.next({ status: 200, body: { ...transaction, payment_type: 'credit_card', ...body } });
    return gateway.charge(card);
  };

  test('that its bank asks about is open, and says where', async () => {
    const url = 'https://api.sandbox.midtrans.com/v2/3ds/redirect/1';
    expect(await charge({ redirect_url: url })).toMatchObject({
      gatewayStatus: 'pending',
      type: 'credit_card',
      redirectUrl: url,
      expiresAt: new Date('2026-08-10T17:30:00Z'),
    });
  });

  test.each([
    ['200', 'capture', 'accept'],
    ['201', 'capture', 'challenge'],
    ['202', 'deny', 'deny'],
  ])('answered with %s is %s, its fraud check %s', async (status_code, transaction_status, fraud_status) => {
    expect(await charge({ status_code, transaction_status, fraud_status })).toMatchObject({
      gatewayStatus: transaction_status,
      fraudStatus: fraud_status,
    });
  });

  test('whose token is wrong is refused as such, and neither request nor refusal repeats the token', async () => {
    stub.next({
      status: 200,
      body: { status_code: '411', status_message: 'Token id 48111111-1114-secret is missing or timed out' },
    });
    expect(await gateway.charge(card)).toEqual({
      refused: 'invalid_card',
      gatewayMessage: '411: Token id … is missing or timed out',
    });
    expect(JSON.stringify(await charge({}))).not.toContain('secret');
  });
});

test('the record of a card’s answer never holds its token, whatever text repeats it', async () => {
  const redirect_url = 'https://api.midtrans.com/v2/token/rba/redirect/48111111-1114-secret';
  stub.next({
    status: 200,
    body: {
      ...transaction,
      payment_type: 'credit_card',
      redirect_url,
      status_message: 'token 48111111-1114-secret',
    },
  });
  const answer = await gateway.charge(card);
  if ('refused' in answer) throw new Error('the card was refused');
  expect(JSON.parse(answer.response)).toMatchObject({
    redirect_url: 'https://api.midtrans.com/v2/token/rba/redirect/…',
    status_message: 'token …',
  });
  // The browser needs it whole, to ask the bank's question.
  expect(answer.redirectUrl).toBe(redirect_url);
});

describe('a refund is refused', () => {
  test.each([
    ['412', 'not_refundable'],
    ['414', 'amount_refused'],
    ['406', 'refund_key_used'],
  ])('by %s: %s', async (status_code, refused) => {
    stub.next({ status: 200, body: { status_code, status_message: 'no' } });
    expect(await gateway.refund('KE-1', { key: 'r-1', amount: null, reason: '' })).toEqual({ refused });
  });
});

describe('a request without a usable answer is sent again', () => {
  const patient = () =>
    midtransGateway({ serverKey: STUB_KEY, cardScript: null, baseUrl: stub.url, retryWaits: [1, 1] });
  const keys = (from: number) => stub.asked.slice(from).map(({ headers }) => headers['idempotency-key']);

  test.each([
    ['the connection breaks', null],
    ['Midtrans fails', { status: 500, body: { status_code: '500' } }],
    ['Midtrans is asked too often', { status: 200, body: { status_code: '429' } }],
    ['the first one is still running', { status: 202, body: {} }],
  ])('when %s: a charge with the same key, so that it is charged once', async (why, answer) => {
    const before = stub.asked.length;
    stub.next(answer);
    const orderId = `KE-again ${why}`.replaceAll(' ', '-');
    expect(await patient().charge({ ...request, orderId })).toMatchObject({ gatewayStatus: 'pending' });
    expect(keys(before)).toHaveLength(2);
    expect(new Set(keys(before)).size).toBe(1);
  });

  test('and no third time when the second one is answered; a cancellation has a key of its own', async () => {
    const before = stub.asked.length;
    stub.next(null);
    await patient().cancel('KE-never');
    await patient().cancel('KE-never');
    const [first, again, other] = keys(before);
    expect(keys(before)).toHaveLength(3);
    expect(first).toBe(again);
    expect(other).not.toBe(first);
  });

  test('but not a status that Midtrans is asked for too often', async () => {
    const before = stub.asked.length;
    stub.next({ status: 429, body: { status_code: '429' } });
    await expect(patient().status('KE-1')).rejects.toMatchObject({ kind: 'too_many_requests' });
    expect(stub.asked.length - before).toBe(1);
  });

  test('a refusal is an answer', async () => {
    const before = stub.asked.length;
    stub.next({
      status: 200,
      body: { status_code: '402', status_message: 'Payment channel is not activated.' },
    });
    await patient().charge({ ...request, orderId: 'KE-no' });
    expect(stub.asked.length - before).toBe(1);
  });
});

test('what a browser needs for cards comes from the host of the key; the bank’s page may be anywhere', () => {
  expect(midtransCardScript({ serverKey: 'SB-Mid-server-x', clientKey: 'SB-Mid-client-x' })).toEqual({
    clientKey: 'SB-Mid-client-x',
    environment: 'sandbox',
    url: 'https://api.sandbox.midtrans.com/v2/assets/js/midtrans-new-3ds.min.js',
    sources: { script: ['https://api.sandbox.midtrans.com'], frame: ['https:'] },
  });
  expect(midtransCardScript({ serverKey: 'Mid-server-x', clientKey: 'Mid-client-x' })).toMatchObject({
    environment: 'production',
    url: 'https://api.midtrans.com/v2/assets/js/midtrans-new-3ds.min.js',
  });
});
