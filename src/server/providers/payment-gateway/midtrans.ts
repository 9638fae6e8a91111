import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type HttpTransport, type HttpRequest, httpTransport } from '../http-transport.ts';
import { requestGateway } from './request-gateway.ts';
import {
  type WireReply,
  amountOf,
  chargeBody,
  expiryOf,
  forTheRecord,
  givenBackOf,
  instantOf,
  readReply,
  readSigned,
  typeOf,
} from './midtrans-wire.ts';
import {
  type CardScript,
  type ChargeRefused,
  type ChargeRequest,
  type Charged,
  GatewayDown,
  type GatewayLook,
  type GatewayStatus,
  type PaymentGateway,
  type RefundRefused,
} from './payment-gateway.ts';
import { qrPictureOf } from './qr-picture.ts';

/** Midtrans keeps sandbox and production apart by host; a sandbox key says that it is one. */
export const midtransHost = (serverKey: string): string =>
  isSandboxKey(serverKey) ? 'https://api.sandbox.midtrans.com' : 'https://api.midtrans.com';

/** Whether charges made with this key move play money only. */
export const isSandboxKey = (serverKey: string): boolean => serverKey.startsWith('SB-');

/**
 * Midtrans' script for cards, from the host that the key belongs to. It puts the token's answer into the page by a script
 * element. In the frame of the bank's question the bank shows a page of its own, whose host nobody can list.
 */
export const midtransCardScript = (keys: { serverKey: string; clientKey: string }): CardScript => {
  const host = midtransHost(keys.serverKey);
  return {
    clientKey: keys.clientKey,
    environment: isSandboxKey(keys.serverKey) ? 'sandbox' : 'production',
    url: `${host}${CARD_SCRIPT_PATH}`,
    sources: { script: [host], frame: ['https:'] },
  };
};
/** Where the script for cards is, at every host of Midtrans and in the sandbox. */
export const CARD_SCRIPT_PATH = '/v2/assets/js/midtrans-new-3ds.min.js';

/** The waits before a request without a usable answer is sent again, in milliseconds: far within the life of its key. */
const RETRY_WAITS: readonly number[] = [500, 2000];
/** What a page waits for a status, which it can show as it is stored instead. */
const SHORT_TIMEOUT_MS = 2000;

/**
 * Midtrans' Core API. `notificationUrl` is where it sends its notifications, null for the address set in its dashboard.
 * A request that got no usable answer, or 429 or 5xx, is sent again with the same `Idempotency-Key`, so that it counts once; a
 * status that is refused by 429 is not, because asking again would keep the limit full for every charge.
 * The sandbox goes through here as well, by another door.
 * Source: docs.midtrans.com, pages of 2025-11 to 2026-05. Never run against Midtrans itself.
 */
export const midtransGateway = (options: {
  name?: 'midtrans' | 'sandbox';
  serverKey: string;
  cardScript: CardScript | null;
  baseUrl?: string;
  transport?: HttpTransport;
  notificationUrl?: string | null;
  retryWaits?: readonly number[];
}): PaymentGateway => {
  const { name = 'midtrans', serverKey, baseUrl = midtransHost(serverKey), notificationUrl } = options;
  const { cardScript, retryWaits = RETRY_WAITS, transport = httpTransport(baseUrl) } = options;
  const headers = {
    Accept: 'application/json',
    'Content-Type': 'application/json',
    Authorization: `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`,
  };
  const ask = async (request: HttpRequest, waits = retryWaits): Promise<Answer> => {
    try {
      return await exchange(transport, { ...request, headers: { ...headers, ...request.headers } });
    } catch (error) {
      const [wait, ...later] = waits;
      if (!(error instanceof GatewayDown) || wait === undefined) throw error;
      if (error.kind === 'too_many_requests' && request.method === 'GET') throw error;
      await sleep(wait);
      return ask(request, later);
    }
  };
  const post = (path: string, key: string, body?: object, more: Record<string, string> = {}) =>
    ask({
      method: 'POST',
      path,
      headers: { 'Idempotency-Key': key, ...more },
      ...(body && { body: JSON.stringify(body) }),
    });

  const status: PaymentGateway['status'] = async (orderId, patience = 'long') => {
    const request = { method: 'GET', path: pathOf(orderId, 'status'), headers: {} } as const;
    const answer = await (patience === 'short'
      ? ask({ ...request, timeoutMs: SHORT_TIMEOUT_MS }, [])
      : ask(request));
    return answer.code === '404' ? null : gatewayStatusOf(answer);
  };
  /** A new key each time: the answer of minutes ago would hide money that came since. */
  const end = (call: 'cancel' | 'expire') => async (orderId: string) => {
    const answer = await post(pathOf(orderId, call), `${call}-${randomUUID()}`);
    if (answer.code === '404') return null;
    // 412: it had been paid or had ended before. How it stands then is what the caller wants to know.
    return answer.code === '412' ? status(orderId) : gatewayStatusOf(answer);
  };
  return {
    name,
    cardScript,
    async charge(request) {
      const body = chargeBody(request);
      const answer = await post('/v2/charge', keyOf('charge', request.orderId), body, {
        ...(notificationUrl && { 'X-Override-Notification': notificationUrl }),
      });
      return refusalOf(answer, request) ?? charged(answer, request, forTheRecord(body));
    },
    status,
    cancel: end('cancel'),
    expire: end('expire'),
    async refund(orderId, { key, amount, reason }) {
      const body = { refund_key: key, ...(amount !== null && { amount }), reason };
      const answer = await post(pathOf(orderId, 'refund'), keyOf('refund', `${orderId} ${key}`), body);
      if (answer.code === '404') return null;
      return refundRefusalOf(answer) ?? gatewayStatusOf(answer);
    },
    readNotification: (body) => readSigned(body, serverKey),
    look: () => lookAt(transport, headers),
    qrPicture: qrPictureOf({ transport, baseUrl, headers }),
  };
};

/** Once, without trying again: who looks can wait for the next time. A charge that nobody made is 404. */
const lookAt = async (transport: HttpTransport, headers: HttpRequest['headers']): Promise<GatewayLook> => {
  try {
    const path = pathOf('kancil-looks-whether-it-is-known', 'status');
    const answer = await requestGateway(transport, { method: 'GET', path, headers, timeoutMs: 5000 });
    const code = String(readReply(answer.body)?.status_code ?? answer.status);
    const at = answer.date ? new Date(answer.date) : null;
    if (code === '404') return { state: 'right', reason: '', at };
    return { state: code === '401' ? 'key_refused' : 'down', reason: `status ${code}`, at };
  } catch (error) {
    return { state: 'down', reason: error instanceof Error ? error.message : 'no answer', at: null };
  }
};

const pathOf = (orderId: string, call: string) => `/v2/${encodeURIComponent(orderId)}/${call}`;

/** A key above 46 characters would be ignored silently, and an order id may have 50. */
const keyOf = (call: string, what: string) =>
  `${call}-${createHash('sha256').update(what).digest('hex').slice(0, 32)}`;

interface Answer {
  /** the body's `status_code`, else the HTTP status: errors come with HTTP 200 as well */
  code: string;
  reply: WireReply;
}

const exchange = async (transport: HttpTransport, request: HttpRequest): Promise<Answer> => {
  const answer = await requestGateway(transport, request);
  const reply = readReply(answer.body);
  const code = String(reply?.status_code ?? answer.status);
  if (code === '429') throw new GatewayDown('status 429', 'too_many_requests');
  if (!reply || code.startsWith('5')) throw new GatewayDown(`HTTP ${answer.status}, status ${code}`);
  // HTTP 202: the same request is still on its way.
  if (answer.status === 202 && !reply.transaction_status) throw new GatewayDown('HTTP 202');
  return { code, reply };
};

const refusals: ReadonlyMap<string, ChargeRefused['refused']> = new Map([
  ['402', 'method_not_offered'],
  ['406', 'order_id_used'],
  ['411', 'invalid_card'],
]);

const refusalOf = ({ code, reply }: Answer, request: ChargeRequest): ChargeRefused | null => {
  if (reply.transaction_status || !code.startsWith('4')) return null;
  const words = [code, reply.status_message, ...(reply.validation_messages ?? [])].filter(Boolean).join(': ');
  // What is wrong with a token may be said with the token.
  const gatewayMessage = request.type === 'credit_card' ? words.replaceAll(request.cardToken, '…') : words;
  return { refused: refusals.get(code) ?? 'charge_refused', gatewayMessage };
};

const refundRefusalOf = ({ code, reply }: Answer): RefundRefused | null => {
  if (reply.transaction_status || !code.startsWith('4')) return null;
  if (code === '406') return { refused: 'refund_key_used' };
  return { refused: code === '414' ? 'amount_refused' : 'not_refundable' };
};

const charged = (answer: Answer, request: ChargeRequest, recorded: string): Charged => {
  const { reply } = answer;
  return {
    ...gatewayStatusOf(answer, request),
    qrText: reply.qr_string ?? null,
    billerCode: reply.biller_code ?? null,
    billKey: reply.bill_key ?? null,
    redirectUrl:
      reply.redirect_url ?? reply.actions?.find(({ name }) => name === 'deeplink-redirect')?.url ?? null,
    request: recorded,
    actions: JSON.stringify(reply.actions ?? []),
  };
};

const gatewayStatusOf = ({ code, reply }: Answer, request?: ChargeRequest): GatewayStatus => {
  const { transaction_status: gatewayStatus, transaction_id: transactionId } = reply;
  if (!gatewayStatus || !transactionId) throw new GatewayDown(`status ${code} without a transaction`);
  return {
    gatewayStatus,
    fraudStatus: reply.fraud_status ?? null,
    gross: amountOf(reply),
    type: typeOf(reply),
    transactionId,
    expiresAt: expiryOf(reply, request?.lifetimeMinutes),
    settledAt: instantOf(reply.settlement_time),
    givenBack: givenBackOf(reply),
    response: forTheRecord(reply, request?.type === 'credit_card' ? request.cardToken : null),
  };
};
