import { type PaymentType } from './payment-methods.ts';
import { type PaymentState, isPaid } from './payment-state.ts';

/** How money goes back: the gateway returns it to where it came from, or staff transfer it to the family's bank account. */
export const refundWays = ['gateway', 'transfer'] as const;
/** One of them. */
export type RefundWay = (typeof refundWays)[number];

/** ASKED: the gateway was asked and has not answered yet. Neither DONE nor REFUSED ever changes. */
export const refundStates = ['ASKED', 'DONE', 'REFUSED'] as const;
/** One of them. */
export type RefundState = (typeof refundStates)[number];

/** What decides whether a payment can be refunded; amounts in whole rupiah. */
export interface RefundedPayment {
  readonly state: PaymentState;
  readonly paymentType: PaymentType;
  /** what was received */
  readonly received: number;
  /** what went back already */
  readonly refunded: number;
  /** what the gateway was asked to give back and has not answered yet */
  readonly refunding: number;
}

/** What of a payment can still be given back, in whole rupiah: nothing of one that is not there (rule R140). */
export const refundable = ({ state, received, refunded, refunding }: RefundedPayment): number =>
  isPaid(state) ? Math.max(0, received - refunded - refunding) : 0;

/** Why money cannot be given back in this way. */
export type RefundRefusal =
  | 'payment_not_paid'
  | 'refund_under_way'
  | 'refund_not_by_gateway'
  | 'refund_only_whole'
  | 'refund_above_payment';

/**
 * Why `amount` whole rupiah of a payment cannot be given back in this way; null when they can (rule R140). One refund is
 * under way at a time, because only its answer tells what is left. A bank transfer to a virtual account cannot be returned by
 * the gateway (Midtrans, "what payment method that have refund feature", 2026), and a card that has not settled yet can only be let go whole.
 */
export function refundRefusal(
  payment: RefundedPayment,
  { way, amount }: { readonly way: RefundWay; readonly amount: number },
): RefundRefusal | null {
  const refusal = wayRefusal(payment, way);
  if (refusal !== null) return refusal;
  if (amount > refundable(payment)) return 'refund_above_payment';
  return way === 'gateway' && payment.state === 'CAPTURED' && amount < payment.received
    ? 'refund_only_whole'
    : null;
}

/** The same, whatever the amount: why a way is closed; null when something can go back by it. */
export function wayRefusal(payment: RefundedPayment, way: RefundWay): RefundRefusal | null {
  if (payment.refunded > 0 && payment.refunded >= payment.received) return 'refund_above_payment';
  if (!isPaid(payment.state)) return 'payment_not_paid';
  if (payment.refunding > 0) return 'refund_under_way';
  if (refundable(payment) === 0) return 'refund_above_payment';
  if (way === 'transfer') return null;
  if (payment.paymentType === 'echannel') return 'refund_not_by_gateway';
  return payment.state === 'CAPTURED' && payment.refunded > 0 ? 'refund_only_whole' : null;
}

/** Whether nothing of a payment is left after a refund of `amount`: it counts as taken back then (rule R141). */
export const isWholeRefund = (payment: RefundedPayment, amount: number): boolean =>
  payment.refunded + amount >= payment.received;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * When the gateway is asked again about a refund whose answer was lost: after as long as it has been open, at least a minute, at
 * most six hours. Null after six days: the gateway keeps a refund's key for seven, and would give the money back twice after
 * that (rule R142).
 */
export function nextRefundTry(askedAt: Date, now: Date): Date | null {
  const age = now.getTime() - askedAt.getTime();
  if (age >= 6 * day) return null;
  return new Date(now.getTime() + Math.min(Math.max(age, minute), 6 * hour));
}
