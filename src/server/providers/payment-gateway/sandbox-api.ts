import { randomUUID } from 'node:crypto';
import qrcode from 'qrcode';
import { z } from 'zod/mini';
import { methodRefusal, paymentMethod } from '../../../domain/billing/payment-methods.ts';
import { rupiah } from '../../../domain/values/money.ts';
import type { Clock } from '../clock/clock.ts';
import type { GatewayAnswer, GatewayTransport, GatewayRequest } from './gateway-transport.ts';
import type { SandboxLedger } from './sandbox-ledger.ts';
import { sandboxQrText } from './sandbox-qr.ts';
import {
  type ErrorCode,
  SANDBOX_KEY,
  type SandboxCharge,
  chargedBody,
  endedBody,
  errorBody,
  statusBody,
} from './sandbox-wire.ts';

const MINUTE = 60_000;
const DEFAULT_LIFETIME = 15;
const LONGEST_KEY = 46;
/** The fee is the school's; Midtrans knows of none. */
const qris = paymentMethod('gopay', 0);

/** What Midtrans asks of a charge, as far as its pages say. */
const charge = z.object({
  payment_type: z.string(),
  transaction_details: z.looseObject({
    order_id: z.string().check(z.regex(/^[\w~.-]{1,50}$/)),
    gross_amount: z.int().check(z.gte(1)),
  }),
  item_details: z._default(
    z.array(z.looseObject({ name: z.string(), price: z.int(), quantity: z.int() })),
    [],
  ),
  customer_details: z.optional(z.looseObject({ email: z.optional(z.string()) })),
  custom_expiry: z.optional(
    z.looseObject({ expiry_duration: z.int().check(z.gte(1)), unit: z.optional(z.literal('minute')) }),
  ),
});
type ChargeBody = z.infer<typeof charge>;

/**
 * Midtrans' Core API as far as the school uses it: charging QRIS, status, cancel, expire, the picture of a code. Errors
 * answer with HTTP 200 and the code in the body, as Midtrans mostly does, but for a wrong key; `realHttpCodes` is how
 * it has been seen to answer as well. An e-mail with `gateway-down`, `gateway-refuses` or `gateway-lost` (the charge is
 * made, the answer is not given) fails on purpose.
 */
export const sandboxApi = (options: {
  ledger: SandboxLedger;
  clock: Clock;
  /** where the wallet's pages and this API are, for the links in its answers */
  urls: { wallet: string; api: string };
  realHttpCodes?: boolean;
}): GatewayTransport => {
  const { ledger, clock, urls, realHttpCodes = false } = options;
  const error = (code: ErrorCode, problems?: readonly string[]) => {
    const always = code === 401 || code >= 500;
    return json(realHttpCodes || always ? code : 200, errorBody(code, problems));
  };

  const open = async ({ headers, body = '' }: GatewayRequest) => {
    const asked = readCharge(body);
    if ('problems' in asked) return error(400, asked.problems);
    const wish = asked.customer_details?.email ?? '';
    if (wish.includes('gateway-down')) return error(500);
    if (wish.includes('gateway-refuses')) return error(400, ['refused on purpose']);
    if (asked.payment_type !== 'qris') return error(402);
    const opened = await ledger.open(newCharge(asked, keyOf(headers), clock.now()));
    if (!opened) return error(406);
    if (wish.includes('gateway-lost') && !opened.earlier) return nothing;
    return json(200, chargedBody(opened.charge, urls));
  };
  const end = async (id: string, how: 'cancel' | 'expire') => {
    const ended = await ledger.move(id, how);
    if (!ended) return error(404);
    return ended.moved ? json(200, endedBody(ended.charge)) : error(412);
  };

  return async (request) => {
    if (request.headers['Authorization'] !== authorization) return error(401);
    const asked = `${request.method} ${request.path}`;
    if (asked === 'POST /v2/charge') return open(request);
    const [, id = '', how = ''] = /^(?:GET|POST) \/v2\/(?:qris\/)?([^/]+)\/([a-z-]+)$/.exec(asked) ?? [];
    if (request.method === 'POST')
      return how === 'cancel' || how === 'expire' ? end(decodeURIComponent(id), how) : error(404);
    const found = await ledger.find(decodeURIComponent(id));
    if (!found || (how !== 'status' && how !== 'qr-code')) return error(404);
    return how === 'status' ? json(200, statusBody(found)) : picture(found);
  };
};

const authorization = `Basic ${Buffer.from(`${SANDBOX_KEY}:`).toString('base64')}`;

const json = (status: number, body: object): GatewayAnswer => ({
  status,
  contentType: 'application/json',
  body: Buffer.from(JSON.stringify(body)),
});

/** What a proxy says when the answer did not reach it. */
const nothing: GatewayAnswer = { status: 504, contentType: 'text/plain', body: Buffer.alloc(0) };

const picture = async (found: SandboxCharge): Promise<GatewayAnswer> => ({
  status: 200,
  contentType: 'image/png',
  body: await qrcode.toBuffer(sandboxQrText(found), { type: 'png', margin: 4, scale: 8 }),
});

/** A longer key is ignored silently. */
const keyOf = (headers: GatewayRequest['headers']) => {
  const key = headers['Idempotency-Key'];
  return key && key.length <= LONGEST_KEY ? key : null;
};

const readCharge = (body: string): ChargeBody | { problems: string[] } => {
  const { data, error } = charge.safeParse(parsed(body));
  if (!data) return { problems: error.issues.map(({ path }) => `${path.join('.')} is invalid`) };
  const { gross_amount: gross } = data.transaction_details;
  const sum = data.item_details.reduce((total, { price, quantity }) => total + price * quantity, 0);
  if (data.item_details.length > 0 && sum !== gross)
    return { problems: ['transaction_details.gross_amount is not equal to the sum of item_details'] };
  if (methodRefusal(qris, rupiah(gross)))
    return { problems: ['transaction_details.gross_amount is too high'] };
  return data;
};

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
};

const newCharge = (asked: ChargeBody, idempotencyKey: string | null, now: Date): SandboxCharge => {
  const lifetime = asked.custom_expiry?.expiry_duration ?? DEFAULT_LIFETIME;
  // The wire knows seconds only.
  const chargedAt = new Date(Math.floor(now.getTime() / 1000) * 1000);
  return {
    orderId: asked.transaction_details.order_id,
    transactionId: randomUUID(),
    gross: asked.transaction_details.gross_amount,
    items: asked.item_details.map(({ name, price, quantity }) => ({ name, price: price * quantity })),
    gatewayStatus: 'pending',
    idempotencyKey,
    chargedAt,
    expiresAt: new Date(chargedAt.getTime() + lifetime * MINUTE),
    settledAt: null,
  };
};
