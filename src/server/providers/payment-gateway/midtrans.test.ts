import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rupiah } from '../../../domain/values/money.ts';
import { closedGateway } from './closed.ts';
import { isSandboxKey, midtransGateway, midtransHost } from './midtrans.ts';
import {
  type MidtransStub,
  STUB_KEY,
  openMidtransStub,
  sampleCard,
  sampleRequest,
  sampleTransaction,
} from './midtrans-stub.test-support.ts';
import { readSigned, signatureOf } from './midtrans-wire.ts';
import { type ChargeRequest, GatewayDown, type PaymentGateway } from './payment-gateway.ts';

let stub: MidtransStub;
let gateway: PaymentGateway;

beforeAll(async () => {
  stub = await openMidtransStub({ realHttpCodes: false });
  gateway = midtransGateway({
    serverKey: STUB_KEY,
    cardScript: null,
    baseUrl: stub.url,
    retryWaits: [],
    notificationUrl: 'https://kancil.example/api/v1/payment/notification',
  });
});
afterAll(() => stub.close());

const request = sampleRequest;
const card = sampleCard;
const transaction = sampleTransaction;

describe('what goes over the wire', () => {
  test('is a QRIS charge with whole rupiah, its own expiry, and the key of the school', async () => {
    stub.next({ status: 200, body: transaction });
    await gateway.charge(request);
    expect(stub.asked.at(-1)).toMatchObject({
      method: 'POST',
      path: '/v2/charge',
      headers: {
        authorization: `Basic ${Buffer.from('SB-Mid-server-of-a-test:').toString('base64')}`,
        accept: 'application/json',
        'content-type': 'application/json',
        'x-override-notification': 'https://kancil.example/api/v1/payment/notification',
      },
      body: {
        payment_type: 'qris',
        transaction_details: { order_id: 'KE-1', gross_amount: 275_000 },
        item_details: [
          { name: 'English Course Book English Course Book English Co', price: 275_000, quantity: 1 },
        ],
        customer_details: {
          first_name: 'Sari',
          last_name: 'Dewi',
          email: 'sari@kancil.test',
          phone: '081234567890',
        },
        qris: { acquirer: 'gopay' },
        custom_expiry: { expiry_duration: 60, unit: 'minute' },
      },
    });
  });

  test('has a key that is the same for the same order alone and never too long to count', async () => {
    const keys: unknown[] = [];
    for (const orderId of ['KE-1', 'KE-1', 'KE-2', 'K'.repeat(50)]) {
      stub.next({ status: 200, body: transaction });
      await gateway.charge({ ...request, orderId });
      keys.push(stub.asked.at(-1)?.headers['idempotency-key']);
    }
    expect(keys[0]).toBe(keys[1]);
    expect(new Set(keys).size).toBe(3);
    expect(keys.map((key) => String(key).length)).toEqual([39, 39, 39, 39]);
  });

  test('leaves out a last name that there is not', async () => {
    stub.next({ status: 200, body: transaction });
    await gateway.charge({ ...request, customer: { ...request.customer, lastName: null } });
    expect(stub.asked.at(-1)?.body).toMatchObject({
      customer_details: { first_name: 'Sari', email: 'sari@kancil.test', phone: '081234567890' },
    });
    expect(JSON.stringify(stub.asked.at(-1)?.body)).not.toContain('last_name');
  });

  test('is a bill of Mandiri, with what is paid as 30 plain letters beside a label of 10', async () => {
    const asked: ChargeRequest = { ...request, type: 'echannel', lifetimeMinutes: 1440 };
    for (const description of ['Tagihan 1 dari 6', 'Bill 12 of 12 · “Unité” of a very long name']) {
      stub.next({ status: 200, body: { ...transaction, payment_type: 'echannel' } });
      await gateway.charge({ ...asked, description });
    }
    const bodies = stub.asked.slice(-2).map(({ body }) => body as { echannel: object });
    expect(bodies[0]).toMatchObject({
      payment_type: 'echannel',
      transaction_details: { order_id: 'KE-1', gross_amount: 275_000 },
      custom_expiry: { expiry_duration: 1440, unit: 'minute' },
    });
    expect(bodies.map(({ echannel }) => echannel)).toEqual([
      { bill_info1: 'Pembayaran', bill_info2: 'Tagihan 1 dari 6' },
      { bill_info1: 'Pembayaran', bill_info2: 'Bill 12 of 12 - -Unit- of a ve' },
    ]);
  });

  test('is a card by its token, with the question of its bank, for as long as Midtrans asks it', async () => {
    stub.next({ status: 200, body: { ...transaction, payment_type: 'credit_card' } });
    await gateway.charge(card);
    const { body } = stub.asked.at(-1) ?? {};
    expect(body).toMatchObject({
      payment_type: 'credit_card',
      credit_card: { token_id: '48111111-1114-secret', authentication: true, callback_type: 'js_event' },
    });
    expect(body).not.toHaveProperty('custom_expiry');
  });

  test('is a refund, all of it or a part, under its own name', async () => {
    for (const amount of [null, rupiah(5000)]) {
      stub.next({ status: 200, body: { ...transaction, transaction_status: 'refund' } });
      await gateway.refund('KE-1', { key: 'r-1', amount, reason: 'paid twice' });
    }
    expect(stub.asked.slice(-2)).toMatchObject([
      { method: 'POST', path: '/v2/KE-1/refund', body: { refund_key: 'r-1', reason: 'paid twice' } },
      { body: { refund_key: 'r-1', amount: 5000, reason: 'paid twice' } },
    ]);
    expect(stub.asked.at(-2)?.body).not.toHaveProperty('amount');
  });

  test('never leaves the path it belongs to', async () => {
    await gateway.status('../v2/charge?x=');
    expect(stub.asked.at(-1)?.path).toBe('/v2/..%2Fv2%2Fcharge%3Fx%3D/status');
  });
});

describe('an answer', () => {
  const charge = (body: object) => {
    stub.next({ status: 200, body });
    return gateway.charge(request);
  };

  test('has its expiry read as Jakarta time, also where the day differs', async () => {
    expect(await charge({ ...transaction, expiry_time: '2026-08-11 00:30:00' })).toMatchObject({
      expiresAt: new Date('2026-08-10T17:30:00Z'),
    });
  });

  test('without an expiry is computed from the requested lifetime', async () => {
    expect(await charge(transaction)).toMatchObject({ expiresAt: new Date('2026-08-10T17:30:00Z') });
  });

  test('says what went back of a charge: each refund by its key where it lists them, else how much', async () => {
    const givenBack = async (body: object) => {
      stub.next({ status: 200, body: { ...transaction, transaction_status: 'partial_refund', ...body } });
      return (await gateway.status('KE-1'))?.givenBack;
    };
    expect(await givenBack({})).toEqual({ total: null, refunds: null });
    expect(await givenBack({ refund_amount: '5000.00' })).toEqual({ total: 5000, refunds: null });
    const refunds = [
      { refund_chargeback_id: 1, refund_amount: '2000.00', refund_key: 'r-1', reason: 'twice' },
      { refund_key: 'r-1', refund_amount: '2000.00', bank_confirmed_at: '2026-08-12 10:00:00' },
      { refund_chargeback_id: 2, refund_amount: '3000.00', created_at: '2026-08-11 23:59:59' },
      { refund_amount: '500.00' },
    ];
    expect(await givenBack({ refund_amount: '5500.00', refunds })).toEqual({
      total: 5500,
      refunds: [
        { key: 'r-1', amount: 2000, at: null, reason: 'twice' },
        { key: 'there-2', amount: 3000, at: new Date('2026-08-11T16:59:59Z'), reason: '' },
        { key: '', amount: 500, at: null, reason: '' },
      ],
    });
    expect((await givenBack({ refund_amount: '6000.00', refunds }))?.total).toBe(6000);
    const unreadable = [...refunds, { refund_key: 'r-3', refund_amount: '1.50' }];
    expect(await givenBack({ refund_amount: '5001.50', refunds: unreadable })).toEqual({
      total: null,
      refunds: null,
    });
    // The answer to a refund names the amount of that one alone.
    expect(await givenBack({ refund_amount: '2000.00', refund_key: 'r-1' })).toEqual({
      total: null,
      refunds: null,
    });
  });

  test('says when the money came, in the time of Jakarta where it names none', async () => {
    const settledAt = async (settlement_time?: string) => {
      stub.next({ status: 200, body: { ...transaction, settlement_time } });
      return (await gateway.status('KE-1'))?.settledAt;
    };
    expect(await settledAt('2026-11-28 23:50:07')).toEqual(new Date('2026-11-28T16:50:07Z'));
    expect(await settledAt('2026-11-28T23:50:07+07:00')).toEqual(new Date('2026-11-28T16:50:07Z'));
    expect(await settledAt('yesterday')).toBeNull();
    expect(await settledAt()).toBeNull();
  });

  test('may misspell its expiry', async () => {
    expect(await charge({ ...transaction, expire_time: '2026-08-10 23:45:00' })).toMatchObject({
      expiresAt: new Date('2026-08-10T16:45:00Z'),
    });
  });

  test('that charges nothing is a refusal that says why', async () => {
    expect(
      await charge({
        status_code: '400',
        status_message: 'One or more parameters in the payload is invalid.',
        validation_messages: ['transaction_details.gross_amount is not equal to the sum of item_details'],
      }),
    ).toEqual({
      refused: 'charge_refused',
      gatewayMessage:
        '400: One or more parameters in the payload is invalid.: transaction_details.gross_amount is not equal to the sum of item_details',
    });
  });

  test('that the school has no such way to pay is a refusal', async () => {
    expect(await charge({ status_code: '402', status_message: 'Payment channel is not activated.' })).toEqual(
      { refused: 'method_not_offered', gatewayMessage: '402: Payment channel is not activated.' },
    );
  });

  test('may be a denial, which is a charge', async () => {
    expect(await charge({ ...transaction, status_code: '202', transaction_status: 'deny' })).toMatchObject({
      gatewayStatus: 'deny',
    });
  });

  test('of an unknown payment method still has its state', async () => {
    stub.next({ status: 200, body: { ...transaction, payment_type: 'akulaku' } });
    expect(await gateway.status('KE-1')).toMatchObject({ gatewayStatus: 'pending', type: null });
  });

  test('is recorded without card tokens', async () => {
    const answer = await charge({
      ...transaction,
      token_id: 'secret-1',
      deep: { saved_token_id: 'secret-2' },
    });
    expect(JSON.stringify(answer)).not.toContain('secret');
  });
});

describe('nobody knows what happened when', () => {
  const unusable: [string, { status: number; body: unknown; contentType?: string } | null][] = [
    ['the connection breaks', null],
    ['a proxy answers', { status: 502, body: '<html>Bad gateway</html>', contentType: 'text/html' }],
    ['Midtrans fails', { status: 500, body: { status_code: '500' } }],
    ['Midtrans fails within HTTP 200', { status: 200, body: { status_code: '500' } }],
    ['Midtrans is asked too often', { status: 200, body: { status_code: '429' } }],
    ['the same charge is still on its way', { status: 202, body: {} }],
    ['an empty answer comes', { status: 200, body: '' }],
    ['an answer has no transaction', { status: 200, body: { status_code: '201' } }],
    [
      'an amount is not in whole rupiah',
      { status: 200, body: { ...transaction, gross_amount: '275000.50' } },
    ],
    ['an amount is in dollars', { status: 200, body: { ...transaction, currency: 'USD' } }],
  ];
  test.each(unusable)('%s', async (_what, answer) => {
    for (const ask of [
      () => gateway.charge({ ...request, orderId: 'KE-down' }),
      () => gateway.status('KE-down'),
      () => gateway.cancel('KE-down'),
    ]) {
      stub.next(answer);
      await expect(ask()).rejects.toThrow(GatewayDown);
    }
  });

  test('the key is wrong while asking for a state', async () => {
    const stranger = midtransGateway({ serverKey: 'another', cardScript: null, baseUrl: stub.url });
    await expect(stranger.status('KE-1')).rejects.toThrow(GatewayDown);
    expect(await stranger.charge({ ...request, orderId: 'KE-3' })).toMatchObject({
      refused: 'charge_refused',
    });
  });
});

describe('the picture of a code without a text', () => {
  const actions = (name: string, url: string) => JSON.stringify([{ name, method: 'GET', url }]);
  const png = Buffer.from('89504e470d0a1a0a', 'hex');

  test('is fetched from the gateway', async () => {
    stub.next({ status: 200, body: png, contentType: 'image/png' });
    const url = `${stub.url}/v2/qris/t-1/qr-code`;
    expect(await gateway.qrPicture({ qrText: null, actions: actions('generate-qr-code', url) })).toEqual({
      contentType: 'image/png',
      bytes: png,
    });
    expect(stub.asked.at(-1)?.path).toBe('/v2/qris/t-1/qr-code');
  });

  test('is fetched once, however often and by how many it is looked at', async () => {
    const code = { qrText: null, actions: actions('generate-qr-code', `${stub.url}/v2/qris/t-2/qr-code`) };
    const before = stub.asked.length;
    stub.next({ status: 200, body: png, contentType: 'image/png' });
    const looks = await Promise.all([gateway.qrPicture(code), gateway.qrPicture(code)]);
    looks.push(await gateway.qrPicture(code));
    expect(looks.map((picture) => picture?.bytes)).toEqual([png, png, png]);
    expect(stub.asked.length - before).toBe(1);
  });

  test('is nothing but a picture, and is asked for again after something else came', async () => {
    const code = { qrText: null, actions: actions('generate-qr-code', `${stub.url}/v2/qris/t-3/qr-code`) };
    stub.next({ status: 200, body: '<script>', contentType: 'text/html' });
    await expect(gateway.qrPicture(code)).rejects.toThrow(GatewayDown);
    stub.next({ status: 200, body: png, contentType: 'image/png' });
    expect((await gateway.qrPicture(code))?.contentType).toBe('image/png');
  });

  test('is fetched from nowhere else', async () => {
    const before = stub.asked.length;
    for (const url of ['https://elsewhere.test/qr-code', `${stub.url}.elsewhere.test/qr-code`, '/qr-code'])
      expect(await gateway.qrPicture({ qrText: null, actions: actions('generate-qr-code', url) })).toBeNull();
    expect(stub.asked).toHaveLength(before);
  });

  test('is missing when the record of actions is none', async () => {
    expect(await gateway.qrPicture({ qrText: null, actions: '' })).toBeNull();
  });
});

test('the signature is the one that Midtrans documents', () => {
  const signed = { order_id: '1111', status_code: '200', gross_amount: '100000.00' };
  const key = 'askvnoibnosifnboseofinbofinfgbiufglnbfg';
  const signature =
    'edc076b21793ebe3e17926350f5b8ae67d902fe657b3d0aa31b932d5c127e2375d308a2bc94f3265ac2d80a1f181a79b997ac178a236fcff35af263fc4d4c231';
  expect(signatureOf(signed, key)).toBe(signature);
  expect(readSigned({ ...signed, signature_key: signature.toUpperCase() }, key)).toEqual({ orderId: '1111' });
});

test('a sandbox key goes to the sandbox of Midtrans, another one to where money moves', () => {
  expect(midtransHost('SB-Mid-server-x')).toBe('https://api.sandbox.midtrans.com');
  expect(midtransHost('Mid-server-x')).toBe('https://api.midtrans.com');
  expect(isSandboxKey('Mid-server-SB-')).toBe(false);
});

describe('a school without a gateway', () => {
  test('finds it down', async () => {
    const closed = closedGateway();
    await expect(closed.charge(request)).rejects.toThrow(GatewayDown);
    await expect(closed.status('KE-1')).rejects.toThrow(GatewayDown);
    expect(closed.readNotification({ order_id: 'KE-1' })).toBeNull();
  });
});
