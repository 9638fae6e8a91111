import { randomInt, randomUUID } from 'node:crypto';
import { z } from 'zod/mini';
import { isOrderId } from '../../../domain/billing/order-id.ts';
import {
  type PaymentType,
  lifetimeMinutesOf,
  methodRefusal,
  paymentMethod,
} from '../../../domain/billing/payment-methods.ts';
import { rupiah } from '../../../domain/values/money.ts';
import { planOf } from './sandbox-cards.ts';
import { nextOf } from './sandbox-moves.ts';
import type { SandboxCharge } from './sandbox-wire.ts';

const SECOND = 1000;
const units = { second: SECOND, minute: 60 * SECOND, hour: 3600 * SECOND, day: 86_400 * SECOND };
/** When a charge does not say how long it may be paid. */
const defaultLife = { qris: 15 * units.minute, gopay: 15 * units.minute, echannel: 24 * units.hour };
const shortestLife = 20 * SECOND;
const longestLife = { qris: 7 * units.day, gopay: 7 * units.day, echannel: 180 * units.day };

const types = {
  qris: 'gopay',
  gopay: 'gopay',
  echannel: 'echannel',
  credit_card: 'credit_card',
} as const satisfies Record<SandboxCharge['paymentType'], PaymentType>;
const isWireType = (name: string): name is SandboxCharge['paymentType'] => Object.hasOwn(types, name);

/** What Midtrans asks of a charge, as far as its pages say. */
const charge = z.object({
  payment_type: z.string(),
  transaction_details: z.looseObject({
    order_id: z.string().check(z.refine(isOrderId)),
    gross_amount: z.int().check(z.gte(1)),
  }),
  item_details: z._default(
    z.array(z.looseObject({ name: z.string(), price: z.int(), quantity: z.int() })),
    [],
  ),
  customer_details: z.optional(z.looseObject({ email: z.optional(z.string()) })),
  custom_expiry: z.optional(
    z.looseObject({
      expiry_duration: z.int().check(z.gte(1)),
      unit: z._default(z.enum(['second', 'minute', 'hour', 'day']), 'minute'),
    }),
  ),
  echannel: z.optional(
    z.looseObject({
      bill_info1: z.string().check(z.minLength(1)),
      bill_info2: z.string().check(z.minLength(1)),
      bill_key: z.optional(z.string().check(z.regex(/^\d{6,12}$/))),
    }),
  ),
  credit_card: z.optional(
    z.looseObject({
      token_id: z._default(z.string(), ''),
      authentication: z._default(z.boolean(), false),
      callback_type: z._default(z.enum(['js_event', 'form']), 'js_event'),
    }),
  ),
});
export type ChargeBody = Omit<z.infer<typeof charge>, 'payment_type'> & {
  payment_type: SandboxCharge['paymentType'];
};

/** What is wrong with a charge that was asked for: the code of the wire, and what it says of single fields. */
export interface BodyProblem {
  code: 400 | 402;
  problems: string[];
}

const wrong = (...problems: string[]): BodyProblem => ({ code: 400, problems });

/** Reads a charge that is asked for. */
export const readCharge = (body: string): ChargeBody | BodyProblem => {
  const { data, error } = charge.safeParse(parsed(body));
  if (!data) return wrong(...error.issues.map(({ path }) => `${path.join('.')} is invalid`));
  const { payment_type: type } = data;
  if (!isWireType(type)) return { code: 402, problems: [] };
  const { gross_amount: gross } = data.transaction_details;
  const sum = data.item_details.reduce((total, { price, quantity }) => total + price * quantity, 0);
  if (data.item_details.length > 0 && sum !== gross)
    return wrong('transaction_details.gross_amount is not equal to the sum of item_details');
  // The fee is the school's; Midtrans knows of none.
  const refused = methodRefusal(paymentMethod(types[type], 0), rupiah(gross));
  if (refused) return wrong('transaction_details.gross_amount is outside of what this payment type takes');
  if (type === 'echannel' && !data.echannel) return wrong('echannel is required');
  if (type !== 'credit_card' && isLifeOutside(type, lifeOf({ ...data, payment_type: type })))
    return wrong('custom_expiry.expiry_duration is outside of the allowed range');
  return { ...data, payment_type: type };
};

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
};

const isLifeOutside = (type: keyof typeof longestLife, life: number) =>
  life < shortestLife || life > longestLife[type];

/** How long it may be paid, in milliseconds; a card's question waits as long as it does. */
const lifeOf = ({ payment_type: type, custom_expiry: expiry }: ChargeBody): number => {
  if (type === 'credit_card') return lifetimeMinutesOf('credit_card') * units.minute;
  return expiry ? expiry.expiry_duration * units[expiry.unit] : defaultLife[type];
};

/**
 * The charge that is made of it.
 * @param maskedCard which card its token stood for; null without one
 */
export const newCharge = (asked: ChargeBody, maskedCard: string | null, now: Date): SandboxCharge => {
  // The wire knows seconds only.
  const chargedAt = new Date(Math.floor(now.getTime() / SECOND) * SECOND);
  const expiresAt = new Date(chargedAt.getTime() + lifeOf(asked));
  const made = {
    orderId: asked.transaction_details.order_id,
    transactionId: randomUUID(),
    paymentType: asked.payment_type,
    gross: asked.transaction_details.gross_amount,
    items: asked.item_details.map(({ name, price, quantity }) => ({ name, price: price * quantity })),
    billKey: asked.payment_type === 'echannel' ? billKeyOf(asked) : null,
    chargedAt,
    expiresAt,
    settledAt: null,
    ...(maskedCard === null ? waiting : cardFacts(asked, maskedCard)),
  };
  return { ...made, ...nextOf(made, now) };
};

const waiting = {
  gatewayStatus: 'pending',
  fraudStatus: 'accept',
  questionId: null,
  details: {},
} as const satisfies Partial<SandboxCharge>;

const billKeyOf = ({ echannel }: ChargeBody) =>
  echannel?.bill_key ?? String(randomInt(100_000_000_000, 1_000_000_000_000));

const cardFacts = ({ credit_card: card }: ChargeBody, maskedCard: string) => {
  const { asks, outcome } = planOf(maskedCard);
  const callbackType = card?.callback_type ?? 'js_event';
  const details = { maskedCard, callbackType };
  const answered = (gatewayStatus: string, bankCode: string, fraudStatus: 'accept' | 'deny' = 'accept') => ({
    gatewayStatus,
    fraudStatus,
    questionId: null,
    details: { ...details, bankCode },
  });
  if (asks && card?.authentication) return { ...waiting, details, questionId: randomUUID() };
  if (outcome === 'fraud_denies') return answered('deny', '05', 'deny');
  if (outcome === 'bank_denies' || outcome === 'question_fails') return answered('deny', '05');
  return outcome === 'no_money' ? answered('deny', '51') : answered('capture', '00');
};
