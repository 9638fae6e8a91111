import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod/mini';
import type { PaymentType } from '../../../domain/billing/payment-methods.ts';
import { type Rupiah, rupiah } from '../../../domain/values/money.ts';
import { type ChargeRequest, GatewayDown, type GivenBack, type RefundThere } from './payment-gateway.ts';

/** Midtrans' own limit is not documented; integrations cut here. */
const NAME_LENGTH = 50;
const MINUTE = 60_000;

const text = z.optional(z.nullable(z.string()));
const code = z.optional(z.union([z.string(), z.number()]));
const action = z.looseObject({ name: z.string(), url: z.string() });
const refund = z.looseObject({
  refund_key: text,
  refund_chargeback_id: code,
  refund_amount: code,
  created_at: text,
  reason: text,
});

/** What we read of any answer. Fields come and go, so hardly any is required. */
const wireReply = z.looseObject({
  status_code: code,
  status_message: text,
  validation_messages: z.optional(z.array(z.string())),
  transaction_status: text,
  transaction_id: text,
  transaction_time: text,
  settlement_time: text,
  fraud_status: text,
  payment_type: text,
  gross_amount: code,
  currency: text,
  expiry_time: text,
  // One of Midtrans' own examples spells it so.
  expire_time: text,
  qr_string: text,
  biller_code: text,
  bill_key: text,
  redirect_url: text,
  actions: z.optional(z.array(action)),
  refund_amount: code,
  refund_key: text,
  refunds: z.optional(z.nullable(z.array(refund))),
});
export type WireReply = z.infer<typeof wireReply>;

/** Null when the text is no JSON of Midtrans' shape. */
export const readReply = (body: Buffer): WireReply | null => {
  try {
    return wireReply.safeParse(JSON.parse(body.toString('utf8'))).data ?? null;
  } catch {
    return null;
  }
};

const factsOf = ({ orderId, gross, items, customer }: ChargeRequest) => ({
  transaction_details: { order_id: orderId, gross_amount: gross },
  item_details: items.map(({ name, price }) => ({ name: name.slice(0, NAME_LENGTH), price, quantity: 1 })),
  customer_details: {
    first_name: customer.firstName,
    ...(customer.lastName && { last_name: customer.lastName }),
    email: customer.email,
    phone: customer.phone,
  },
});

const expiryBody = ({ lifetimeMinutes }: ChargeRequest) => ({
  custom_expiry: { expiry_duration: lifetimeMinutes, unit: 'minute' },
});

/** Mandiri shows a label of 10 letters with 30 beside it, and what is no plain letter may come out as anything. */
const billInfo = (description: string) => ({
  bill_info1: 'Pembayaran',
  bill_info2: description.replaceAll(/[^ -~]+/g, '-').slice(0, 30),
});

/** What Midtrans is asked for, by the way to pay. */
export const chargeBody = (request: ChargeRequest): object => {
  switch (request.type) {
    // QRIS is charged as what it is: `gopay` makes a code that GoPay's own app reads first of all.
    case 'gopay':
      return {
        payment_type: 'qris',
        ...factsOf(request),
        qris: { acquirer: 'gopay' },
        ...expiryBody(request),
      };
    case 'echannel':
      return {
        payment_type: 'echannel',
        ...factsOf(request),
        echannel: billInfo(request.description),
        ...expiryBody(request),
      };
    default:
      return {
        payment_type: 'credit_card',
        ...factsOf(request),
        credit_card: { token_id: request.cardToken, authentication: true, callback_type: 'js_event' },
      };
  }
};

const types: ReadonlyMap<string, PaymentType> = new Map([
  ['qris', 'gopay'],
  ['gopay', 'gopay'],
  ['echannel', 'echannel'],
  ['credit_card', 'credit_card'],
]);

/** Our name of what Midtrans calls the way to pay; null: unknown to us. */
export const typeOf = (reply: WireReply): PaymentType | null => types.get(reply.payment_type ?? '') ?? null;

/** `"275000.00"`; null: no whole rupiah. */
const wholeRupiah = (amount: string | number | undefined): Rupiah | null => {
  const whole = /^(\d{1,15})(?:\.0+)?$/.exec(String(amount ?? ''))?.[1];
  return whole === undefined ? null : rupiah(Number(whole));
};

/** Anything but whole rupiah throws, because no other amount is ever asked for. */
export const amountOf = ({ gross_amount: amount, currency }: WireReply): Rupiah => {
  const whole = wholeRupiah(amount);
  if (whole === null || (currency ?? 'IDR') !== 'IDR')
    throw new GatewayDown('an amount that is not in rupiah', 'unreadable');
  return whole;
};

/**
 * What went back. `refund_amount` is all of it, but that of one refund in the answer to it, which names its key and need not list
 * the others. One of an amount that nobody can read leaves the list unknown.
 */
export const givenBackOf = ({ refund_amount, refund_key, refunds }: WireReply): GivenBack => {
  const listed = (refunds ?? []).map((one) => ({
    key:
      one.refund_key || (one.refund_chargeback_id === undefined ? '' : `there-${one.refund_chargeback_id}`),
    amount: wholeRupiah(one.refund_amount),
    at: instantOf(one.created_at),
    reason: one.reason ?? '',
  }));
  const readable = listed.filter((one): one is RefundThere => one.amount !== null);
  const isListed = refunds !== undefined && refunds !== null && readable.length === listed.length;
  // The bank's word about a refund may list it a second time.
  const once = readable.filter(
    ({ key }, place) => key === '' || readable.findIndex((one) => one.key === key) === place,
  );
  const sum = once.reduce((all, { amount }) => all + amount, 0);
  const isOfOne = refund_key !== undefined && refund_key !== null;
  const said = isOfOne ? null : wholeRupiah(refund_amount);
  return isListed
    ? { total: rupiah(Math.max(sum, said ?? 0)), refunds: once }
    : { total: said, refunds: null };
};

/** Midtrans gives times of Jakarta, most of them without a time zone. Null when there is none. */
export const instantOf = (time: string | null | undefined): Date | null => {
  const [, day, clock, zone = '+07:00'] =
    /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(?:\.\d+)?(Z|[+-]\d\d:\d\d)?$/.exec(time?.trim() ?? '') ?? [];
  const instant = new Date(`${day}T${clock}${zone}`);
  return Number.isNaN(instant.getTime()) ? null : instant;
};

/** Until when it may be paid: as the answer says, else computed from the lifetime that was requested. */
export const expiryOf = (reply: WireReply, lifetimeMinutes?: number): Date | null => {
  const said = instantOf(reply.expiry_time) ?? instantOf(reply.expire_time);
  const since = instantOf(reply.transaction_time);
  if (said || !since || lifetimeMinutes === undefined) return said;
  return new Date(since.getTime() + lifetimeMinutes * MINUTE);
};

/**
 * Request or answer for the record: whoever reads it can neither forge a notification with it nor charge a card again (rule R70).
 * @param cardToken taken out of every text that repeats it
 */
export const forTheRecord = (said: object, cardToken: string | null = null): string =>
  JSON.stringify(said, (name, value: unknown) => {
    if (secrets.has(name)) return undefined;
    return typeof value === 'string' && cardToken !== null ? value.replaceAll(cardToken, '…') : value;
  });
const secrets = new Set(['signature_key', 'token_id', 'saved_token_id', 'bank_one_time_token']);

const notification = z.looseObject({
  // Of any length: the gateway's own test sends one of 66 letters.
  order_id: z.string(),
  status_code: z.string(),
  gross_amount: z.string(),
  signature_key: z.string(),
});

/** The texts count exactly as they were sent: `275000.00`, not 275000. */
export const signatureOf = (
  signed: { order_id: string; status_code: string; gross_amount: string },
  serverKey: string,
): string =>
  createHash('sha512')
    .update(signed.order_id + signed.status_code + signed.gross_amount + serverKey)
    .digest('hex');

/** The order that a rightly signed notification is about. */
export const readSigned = (body: unknown, serverKey: string): { orderId: string } | null => {
  const { data } = notification.safeParse(body);
  if (!data) return null;
  const right = Buffer.from(signatureOf(data, serverKey));
  const given = Buffer.from(data.signature_key.toLowerCase());
  return given.length === right.length && timingSafeEqual(given, right) ? { orderId: data.order_id } : null;
};
