import { type PaymentEvent, takesBack } from './gateway-status.ts';
import { type PaidMethod, isByHand } from './payment-methods.ts';
import { type PaymentState, isPaid } from './payment-state.ts';

/** How money goes back: the gateway returns it to where it came from, or staff transfer it to the family's bank account. */
export const refundWays = ['gateway', 'transfer'] as const;
/** The way by which money is given back. */
export type RefundWay = (typeof refundWays)[number];

/** Whether what finds the money at the bank is written down with it: nothing else tells of a transfer (rule R140). */
export const needsReference = (way: RefundWay): boolean => way === 'transfer';

/** ASKED: the gateway was asked and has not answered yet. Neither DONE nor REFUSED ever changes. */
export const refundStates = ['ASKED', 'DONE', 'REFUSED'] as const;
/** How far a refund has come. */
export type RefundState = (typeof refundStates)[number];

/** What decides whether a payment can be refunded; amounts in whole rupiah. */
export interface RefundedPayment {
  readonly state: PaymentState;
  readonly paymentType: PaidMethod;
  /** what was received */
  readonly received: number;
  /** what went back already */
  readonly refunded: number;
  /** what the gateway was asked to give back and has not answered yet */
  readonly refunding: number;
}

/** What of a payment has not gone back, in whole rupiah; without what is on its way back where that is named. */
export const leftOf = ({
  received,
  refunded,
  refunding = 0,
}: Pick<RefundedPayment, 'received' | 'refunded'> & Partial<Pick<RefundedPayment, 'refunding'>>): number =>
  Math.max(0, received - refunded - refunding);

/** What of a payment can still be given back, in whole rupiah: nothing of one that is not there (rule R140). */
export const refundable = (payment: RefundedPayment): number => (isPaid(payment.state) ? leftOf(payment) : 0);

/** What staff saw of a payment when they decided about it, amounts in whole rupiah. */
export interface SeenPayment {
  /** what had gone back or was on its way */
  readonly gone: number;
  /** whether it paid nothing and waited to be given back */
  readonly toRefund: boolean;
}

/**
 * Whether a payment is still what staff saw: nothing of it went back meanwhile, and it did not begin to pay a bill, because what
 * had paid that bill was taken back.
 */
export const isAsSeen = (now: SeenPayment, seen: SeenPayment): boolean =>
  now.gone === seen.gone && now.toRefund === seen.toRefund;

/** Why money cannot be given back in this way. */
export const refundRefusals = [
  'payment_not_paid',
  'refund_under_way',
  'refund_not_by_gateway',
  'refund_only_whole',
  'refund_above_payment',
] as const;
/** Why money cannot be given back. */
export type RefundRefusal = (typeof refundRefusals)[number];

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

/** Why nothing can go back by a way, whatever the amount; null when something can. */
export function wayRefusal(payment: RefundedPayment, way: RefundWay): RefundRefusal | null {
  if (payment.refunded > 0 && isWholeRefund(payment, 0)) return 'refund_above_payment';
  if (!isPaid(payment.state)) return 'payment_not_paid';
  if (payment.refunding > 0) return 'refund_under_way';
  if (refundable(payment) === 0) return 'refund_above_payment';
  if (way === 'transfer') return null;
  if (payment.paymentType === 'echannel' || isByHand(payment.paymentType)) return 'refund_not_by_gateway';
  return payment.state === 'CAPTURED' && payment.refunded > 0 ? 'refund_only_whole' : null;
}

/** Whether nothing of a payment is left after a refund of `amount`: it counts as taken back then (rule R141). */
export const isWholeRefund = (
  { received, refunded }: Pick<RefundedPayment, 'received' | 'refunded'>,
  amount: number,
): boolean => leftOf({ received, refunded: refunded + amount }) === 0;

/** A refund that the school has written down. */
interface KnownRefund {
  readonly refundKey: string;
  readonly amount: number;
  readonly way: RefundWay;
  readonly state: RefundState;
}

/** A refund as the gateway lists it. */
interface ListedRefund {
  readonly key: string;
  readonly amount: number;
  readonly at: Date | null;
  readonly reason: string;
}

/**
 * What the gateway gave back of a payment that the school did not know of, from its own dashboard for example (rule R148): never more
 * than the gateway says altogether, and never more than came. What was asked for and not answered yet is left to its own answer.
 */
export function refundsFound(
  received: number,
  known: readonly KnownRefund[],
  there: { readonly total: number | null; readonly refunds: readonly ListedRefund[] | null },
): ListedRefund[] {
  const byGateway = known.filter(({ way, state }) => way === 'gateway' && state !== 'REFUSED');
  const asked = byGateway.find(({ state }) => state === 'ASKED');
  // Of a sum alone nobody can tell whether it holds what was asked for.
  if (asked && there.refunds === null) return [];
  const listed = (there.refunds ?? []).map((one, place) => ({
    ...one,
    key: one.key === '' ? `unnamed-${place + 1}` : one.key,
  }));
  const keys = new Set(byGateway.map(({ refundKey }) => refundKey));
  const isCounted = ({ key }: ListedRefund) => key === asked?.refundKey;
  const done = sumOf(byGateway.filter(({ state }) => state === 'DONE')) + sumOf(listed.filter(isCounted));
  let unknown = Math.min(there.total ?? 0, received) - done;
  const take = (one: ListedRefund): ListedRefund[] => {
    const amount = Math.min(one.amount, unknown);
    unknown -= Math.max(amount, 0);
    return amount > 0 ? [{ ...one, amount }] : [];
  };
  const found = listed.filter(({ key }) => !keys.has(key)).flatMap(take);
  const unlisted = { key: `of-${there.total}`, amount: unknown, at: null, reason: '' };
  return asked ? found : [...found, ...take(unlisted)];
}

const sumOf = (refunds: readonly { readonly amount: number }[]): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);

/** What the gateway says of a charge once it was asked about a refund of it; amounts in whole rupiah. */
export interface RefundedThere {
  /** whether all of it has gone back there: given back, let go, or taken by the customer's bank */
  readonly isTakenBack: boolean;
  /** what went back altogether; null: it does not say how much */
  readonly total: number | null;
  /** each of its refunds; null: it does not list them */
  readonly refunds: readonly { readonly key: string }[] | null;
}

/**
 * What became of a refund whose answer was lost or was a refusal, by how the charge stands at the gateway now (rule R142). Only this
 * refund's own key counts: parts that went back before, or by hand at the gateway, are other money. Where it lists none, more has to
 * be back than what we know of.
 * `taken_back`: all of the payment has gone back in another way, so that nothing of it may be given back any more.
 */
export function refundOutcome(
  refund: { readonly key: string; readonly amount: number },
  payment: Pick<RefundedPayment, 'received' | 'refunded'> & {
    /** what of `refunded` went back by the gateway */
    readonly refundedByGateway: number;
  },
  there: RefundedThere,
): 'done' | 'taken_back' | 'not_done' {
  const isListed =
    there.refunds === null
      ? (there.total ?? 0) >= payment.refundedByGateway + refund.amount
      : there.refunds.some(({ key }) => key === refund.key);
  if (isListed) return 'done';
  if (!there.isTakenBack) return 'not_done';
  // What the gateway lists instead of this refund is other money.
  const isOther = there.refunds !== null && there.refunds.length > 0;
  return isWholeRefund(payment, refund.amount) && !isOther ? 'done' : 'taken_back';
}

/**
 * Whether the gateway takes back a payment that had gone back already: nothing was left of it because staff had transferred it, and
 * only now the customer's bank takes it as well, so that the family has it twice (rule R146).
 * @param known the last status that was heard of it before
 */
export const takesBackAgain = (
  state: PaymentState,
  { known, event }: { readonly known: PaymentEvent; readonly event: PaymentEvent },
): boolean => state === 'REVERSED' && takesBack(event) && !takesBack(known);

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * When the gateway is asked again about a refund whose answer was lost: after as long as it has been open, at least a minute, at
 * most six hours.
 */
export function nextRefundTry(askedAt: Date, now: Date): Date {
  const age = now.getTime() - askedAt.getTime();
  return new Date(now.getTime() + Math.min(Math.max(age, minute), 6 * hour));
}

/**
 * Whether a refund may not be asked for with its key any more, but only after: the gateway keeps a key for seven days, and would
 * give the money back twice after that (rule R142).
 */
export const isRefundKeyOver = (askedAt: Date, now: Date): boolean =>
  now.getTime() - askedAt.getTime() >= 6 * day;

/** What of a payment may still have to go back to its family. */
interface UnsettledMoney {
  readonly toRefund: boolean;
  readonly refundingAmount: number;
  /** since when another amount than the charged one waits to be decided about, and when it was */
  readonly otherAmountAt: Date | null;
  readonly otherAmountEndedAt: Date | null;
}

/** Whether money of a payment has still to go back, or may have to: then the school has to know to whom (rule R178). */
export const mayComeBack = ({
  toRefund,
  refundingAmount,
  otherAmountAt,
  otherAmountEndedAt,
}: UnsettledMoney): boolean =>
  toRefund || refundingAmount > 0 || (otherAmountAt !== null && otherAmountEndedAt === null);
