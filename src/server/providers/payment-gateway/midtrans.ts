import { createHash } from 'node:crypto';
import {
  type GatewayTransport,
  type GatewayRequest,
  httpTransport,
  requestGateway,
} from './gateway-transport.ts';
import {
  type WireReply,
  amountOf,
  chargeBodies,
  expiryOf,
  forTheRecord,
  readReply,
  readSigned,
  typeOf,
} from './midtrans-wire.ts';
import {
  type ChargeRefused,
  type ChargeRequest,
  type Charged,
  GatewayDown,
  type GatewayStatus,
  type PaymentGateway,
} from './payment-gateway.ts';
import { qrPictureOf } from './qr-picture.ts';

/** Midtrans keeps sandbox and production apart by host; a sandbox key says that it is one. */
export const midtransHost = (serverKey: string): string =>
  isSandboxKey(serverKey) ? 'https://api.sandbox.midtrans.com' : 'https://api.midtrans.com';

/** Whether charges made with this key move play money only. */
export const isSandboxKey = (serverKey: string): boolean => serverKey.startsWith('SB-');

/**
 * Midtrans' Core API, charging QRIS. `notificationUrl` is where it sends its notifications, null for the address set in its dashboard.
 * The sandbox goes through here as well, by another door.
 * Source: docs.midtrans.com, pages of 2025-11 to 2026-05. Never run against Midtrans itself.
 */
export const midtransGateway = (options: {
  name?: 'midtrans' | 'sandbox';
  serverKey: string;
  baseUrl?: string;
  transport?: GatewayTransport;
  notificationUrl?: string | null;
}): PaymentGateway => {
  const { name = 'midtrans', serverKey, baseUrl = midtransHost(serverKey), notificationUrl } = options;
  const transport = options.transport ?? httpTransport(baseUrl);
  const headers = {
    Accept: 'application/json',
    'Content-Type': 'application/json',
    Authorization: `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`,
  };
  const ask = (request: GatewayRequest) =>
    exchange(transport, { ...request, headers: { ...headers, ...request.headers } });

  const status: PaymentGateway['status'] = async (orderId) => {
    const answer = await ask({ method: 'GET', path: pathOf(orderId, 'status'), headers: {} });
    return answer.code === '404' ? null : gatewayStatusOf(answer);
  };
  const cancel: PaymentGateway['cancel'] = async (orderId) => {
    const answer = await ask({ method: 'POST', path: pathOf(orderId, 'cancel'), headers: {} });
    if (answer.code === '404') return null;
    // 412: it had been paid or had ended before. How it stands then is what the caller wants to know.
    return answer.code === '412' ? status(orderId) : gatewayStatusOf(answer);
  };
  return {
    name,
    async charge(request) {
      const body = JSON.stringify(chargeBodies[request.type](request));
      const answer = await ask({
        method: 'POST',
        path: '/v2/charge',
        headers: {
          'Idempotency-Key': onceFor(request.orderId),
          ...(notificationUrl && { 'X-Override-Notification': notificationUrl }),
        },
        body,
      });
      return refusalOf(answer) ?? charged(answer, request, body);
    },
    status,
    cancel,
    readNotification: (body) => readSigned(body, serverKey),
    qrPicture: qrPictureOf({ transport, baseUrl, headers }),
  };
};

const pathOf = (orderId: string, call: string) => `/v2/${encodeURIComponent(orderId)}/${call}`;

/** A key above 46 characters would be ignored silently, and an order id may have 50. */
const onceFor = (orderId: string) =>
  `charge-${createHash('sha256').update(orderId).digest('hex').slice(0, 32)}`;

interface Answer {
  /** the body's `status_code`, else the HTTP status: errors come with HTTP 200 as well */
  code: string;
  reply: WireReply;
}

const exchange = async (transport: GatewayTransport, request: GatewayRequest): Promise<Answer> => {
  const answer = await requestGateway(transport, request);
  const reply = readReply(answer.body);
  const code = String(reply?.status_code ?? answer.status);
  if (!reply || /^5|^429$/.test(code)) throw new GatewayDown(`HTTP ${answer.status}, status ${code}`);
  // HTTP 202: the same charge is still on its way.
  if (answer.status === 202 && !reply.transaction_status) throw new GatewayDown('HTTP 202');
  return { code, reply };
};

const refusals: Readonly<Record<string, ChargeRefused['refused']>> = {
  402: 'method_not_offered',
  406: 'order_id_used',
};

const refusalOf = ({ code, reply }: Answer): ChargeRefused | null => {
  if (reply.transaction_status || !code.startsWith('4')) return null;
  const gatewayMessage = [code, reply.status_message, ...(reply.validation_messages ?? [])]
    .filter(Boolean)
    .join(': ');
  return { refused: refusals[code] ?? 'charge_refused', gatewayMessage };
};

const charged = (answer: Answer, request: ChargeRequest, body: string): Charged => {
  const { reply } = answer;
  return {
    ...gatewayStatusOf(answer, request.lifetimeMinutes),
    qrText: reply.qr_string ?? null,
    billerCode: reply.biller_code ?? null,
    billKey: reply.bill_key ?? null,
    redirectUrl:
      reply.redirect_url ?? reply.actions?.find(({ name }) => name === 'deeplink-redirect')?.url ?? null,
    request: body,
    actions: JSON.stringify(reply.actions ?? []),
  };
};

const gatewayStatusOf = ({ code, reply }: Answer, lifetimeMinutes?: number): GatewayStatus => {
  const { transaction_status: gatewayStatus, transaction_id: transactionId } = reply;
  if (!gatewayStatus || !transactionId) throw new GatewayDown(`status ${code} without a transaction`);
  return {
    gatewayStatus,
    fraudStatus: reply.fraud_status ?? null,
    gross: amountOf(reply),
    type: typeOf(reply),
    transactionId,
    expiresAt: expiryOf(reply, lifetimeMinutes),
    response: forTheRecord(reply),
  };
};
