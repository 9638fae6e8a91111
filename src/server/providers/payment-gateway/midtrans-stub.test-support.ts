import { type IncomingMessage, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rupiah } from '../../../domain/values/money.ts';
import { signatureOf } from './midtrans-wire.ts';
import type { ChargeRequest } from './payment-gateway.ts';

/** What the school asked, as it came over the wire. */
export interface Asked {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: unknown;
}

interface StubAnswer {
  status: number;
  body: unknown;
  contentType?: string;
}

export interface MidtransStub {
  url: string;
  asked: Asked[];
  /** the next answer is this, whatever is asked; `null` hangs up */
  next(answer: StubAnswer | null): void;
  close(): Promise<void>;
}

export const STUB_KEY = 'SB-Mid-server-of-a-test';
/** A charge that is asked for. */
export const sampleRequest: ChargeRequest = {
  orderId: 'KE-1',
  type: 'gopay',
  gross: rupiah(275_000),
  items: [{ name: 'English Course Book '.repeat(4), price: rupiah(275_000) }],
  customer: { firstName: 'Sari', lastName: 'Dewi', email: 'sari@kancil.test', phone: '081234567890' },
  description: 'Tagihan 1 dari 6',
  lifetimeMinutes: 60,
};
/** A charge by card. */
export const sampleCard: ChargeRequest = {
  ...sampleRequest,
  type: 'credit_card',
  cardToken: '48111111-1114-secret',
};

/** What Midtrans answers to the first. */
export const sampleTransaction = {
  status_code: '201',
  transaction_id: 't-1',
  order_id: 'KE-1',
  gross_amount: '275000.00',
  currency: 'IDR',
  payment_type: 'qris',
  transaction_status: 'pending',
  transaction_time: '2026-08-10 23:30:00',
};

const TRANSACTION = '5284dd2c-2a18-4d9f-9357-0ba45efffed8';

/** Midtrans' published replies with our orders in them, on this machine. It knows one clock, which stands still. */
export const openMidtransStub = async (options: { realHttpCodes: boolean }): Promise<MidtransStub> => {
  const asked: Asked[] = [];
  const charges = new Map<string, { gross: number; word: string; type: string }>();
  let next: StubAnswer | null | undefined;

  const facts = (orderId: string) => ({
    transaction_id: TRANSACTION,
    order_id: orderId,
    merchant_id: 'G028898782',
    gross_amount: `${charges.get(orderId)?.gross}.00`,
    currency: 'IDR',
    payment_type: charges.get(orderId)?.type,
    transaction_time: '2026-08-10 10:00:00',
    transaction_status: charges.get(orderId)?.word,
    fraud_status: 'accept',
    ...(charges.get(orderId)?.type === 'echannel'
      ? { biller_code: '70012', bill_key: '265879123665' }
      : { acquirer: 'gopay' }),
  });
  const error = (code: number, message: string) => ({
    status: options.realHttpCodes || code === 401 ? code : 200,
    body: { status_code: String(code), status_message: message, id: '2e7d71d2-8f72-4c31-91a5-36731edd0b71' },
  });
  const answer = ({ method, path, headers, body }: Asked) => {
    if (headers.authorization !== `Basic ${Buffer.from(`${STUB_KEY}:`).toString('base64')}`)
      return error(401, 'Transaction cannot be authorized with the current client/server key.');
    if (path === '/v2/charge') return charge(body as Parameters<typeof charge>[0]);
    const [, orderId = '', call = ''] = /^\/v2\/([^/]+)\/(status|cancel|expire|refund)$/.exec(path) ?? [];
    const there = charges.get(orderId);
    if (!there) return error(404, "Transaction doesn't exist.");
    if (method === 'GET') return status(orderId);
    if (there.word !== 'pending' || call === 'refund')
      return error(412, 'Merchant cannot modify the status of the transaction');
    there.word = call;
    return {
      status: 200,
      body: {
        status_code: call === 'expire' ? '407' : '200',
        status_message: `Success, transaction is ${call}ed`,
        ...facts(orderId),
      },
    };
  };
  const charge = (body: {
    payment_type: string;
    transaction_details: { order_id: string; gross_amount: number };
  }) => {
    const { order_id: orderId, gross_amount: gross } = body.transaction_details;
    if (charges.has(orderId)) return error(406, 'The request could not be completed due to a conflict');
    charges.set(orderId, { gross, word: 'pending', type: body.payment_type });
    const qris = body.payment_type === 'qris';
    return {
      status: 200,
      body: {
        status_code: '201',
        status_message: 'QRIS transaction is created',
        ...facts(orderId),
        ...(qris && {
          actions: [{ name: 'generate-qr-code', method: 'GET', url: `https://elsewhere.test/qr-code` }],
          qr_string: '00020101021226620014COM.GO-JEK.WWW',
        }),
        expiry_time: '2026-08-10 11:00:00',
      },
    };
  };
  const status = (orderId: string) => {
    const signed = { status_code: '407', status_message: 'Success, transaction is found', ...facts(orderId) };
    if (charges.get(orderId)?.word !== 'expire') signed.status_code = '201';
    const signature = signatureOf(signed, STUB_KEY);
    return {
      status: 200,
      body: { ...signed, signature_key: signature, expiry_time: '2026-08-10 11:00:00' },
    };
  };

  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const text = Buffer.concat(pieces).toString('utf8');
      const { method = '', url: path = '', headers } = request;
      const one = { method, path, headers, body: text === '' ? null : (JSON.parse(text) as unknown) };
      asked.push(one);
      const given = next === undefined ? answer(one) : next;
      next = undefined;
      if (given === null) return void request.socket.destroy();
      const { status: code, contentType = 'application/json' }: StubAnswer = given;
      response.writeHead(code, { 'content-type': contentType });
      const isText = typeof given.body === 'string' || Buffer.isBuffer(given.body);
      return void response.end(isText ? given.body : JSON.stringify(given.body));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    next: (given) => {
      next = given;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
