import { type PaymentEvent } from './gateway-status.ts';
import { type PaymentState, isPaid, nextState } from './payment-state.ts';

/** What staff can decide about money of another amount: it pays its bill, or it does not count. */
export const otherAmountDecisions = ['accept', 'drop'] as const;
/** What staff decide about money of another amount. */
export type OtherAmountDecision = (typeof otherAmountDecisions)[number];

/** How a charge of another amount stands at the gateway; null: the gateway knows none. */
export type OtherAmountThere = { readonly state: PaymentState; readonly amount: number } | null;

/** Whether the gateway reports another amount, about which staff have not decided. */
export const isOtherAmountOpen = (payment: {
  readonly otherAmountAt: Date | null;
  readonly otherAmountEndedAt: Date | null;
}): boolean => payment.otherAmountAt !== null && payment.otherAmountEndedAt === null;

/** What a family and whoever pays for it are told of another amount: staff look at it, or did not count it. */
export const otherAmountCases = ['under_review', 'dropped'] as const;
/** How far money of another amount has come. */
export type OtherAmountCase = (typeof otherAmountCases)[number];

/** A payment as far as another amount is told of it. */
export interface ToldPayment extends Readonly<Record<'otherAmountAt' | 'otherAmountEndedAt', Date | null>> {
  readonly state: PaymentState;
  /** since when it has ended unpaid; null where that was not kept */
  readonly statusSince: Date | null;
  readonly otherAmountDecision: OtherAmountDecision | null;
}

/**
 * What is told of another amount of a payment; null: nothing (rule R144). Of a charge that ended it is under review only when it was
 * heard of afterwards: what waited with another amount and ran out brought no money.
 */
export function otherAmountCase(payment: ToldPayment): OtherAmountCase | null {
  const { state, statusSince, otherAmountAt, otherAmountDecision } = payment;
  if (!isOtherAmountOpen(payment)) return otherAmountDecision === 'drop' ? 'dropped' : null;
  const cameLate =
    state === 'FAILED' && otherAmountAt !== null && (statusSince === null || otherAmountAt > statusSince);
  return state === 'PENDING' || cameLate ? 'under_review' : null;
}

/**
 * Whether staff have to hear that the gateway reports another amount: the first time, and again of money that came after they had
 * decided (rule R144).
 */
export const isOtherAmountNews = (
  payment: Parameters<typeof isOtherAmountOpen>[0],
  event: PaymentEvent,
): boolean =>
  payment.otherAmountAt === null ||
  (payment.otherAmountEndedAt !== null && isPaid(nextState('PENDING', event)));

/** What staff decided, and about which amount, in whole rupiah. */
interface DecidedAmount {
  readonly decision: OtherAmountDecision;
  readonly amount: number;
}

/**
 * Whether a charge has to be ended at the gateway before it can be dropped: it may still be paid there. One of an amount that staff
 * have not decided about stays as it is.
 */
export const mustEndFirst = ({ decision, amount }: DecidedAmount, there: OtherAmountThere): boolean =>
  decision === 'drop' && there?.state === 'PENDING' && there.amount === amount;

/**
 * What a decision about another amount does, or why it cannot be (rule R144). Money that is there pays the bill or goes back; a
 * charge that brought none ends.
 * @param decided the amount that staff decided about: about another one they decide anew
 */
export function otherAmountOutcome(
  { decision, amount }: DecidedAmount,
  there: OtherAmountThere,
): 'pays' | 'to_refund' | 'ends' | 'other_amount_changed' | 'payment_not_paid' {
  if (there !== null && there.amount !== amount) return 'other_amount_changed';
  const isThere = there !== null && isPaid(there.state);
  if (decision === 'accept') return isThere ? 'pays' : 'payment_not_paid';
  return isThere ? 'to_refund' : 'ends';
}

/** Whether money may pay a bill at all: not what staff decided not to count. */
export const mayPay = (payment: { readonly otherAmountDecision: OtherAmountDecision | null }): boolean =>
  payment.otherAmountDecision !== 'drop';
