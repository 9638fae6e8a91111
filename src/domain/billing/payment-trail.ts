import { takingBackStatuses } from './gateway-status.ts';
import type { Ending } from './payment-failure.ts';
import { type PaidMethod, isByHand } from './payment-methods.ts';
import { type PaymentState, isPaid } from './payment-state.ts';
import { type RefundState, type RefundWay, leftOf } from './refunds.ts';

/**
 * Why something was written down about a payment: it was opened; its charge was answered; after a notification or by ourselves we
 * asked the gateway; we cancelled it; staff gave money back or decided about another amount.
 */
export const paymentSources = ['opened', 'charge', 'notification', 'poll', 'cancel', 'staff'] as const;

/** Where the money of a payment was and is, in the order in which a family can see it. */
export const moneySteps = [
  'asked',
  'waiting',
  'under_review',
  'bank',
  'not_paid',
  'here',
  'to_refund',
  'going_back',
  'part_back',
  'gone_back',
  'undone',
] as const;
/** A step on the way of a payment's money. */
export type MoneyStep = (typeof moneySteps)[number];

/** What a payment's way is read from. */
export interface TrailedPayment {
  readonly state: PaymentState;
  readonly paymentType: PaidMethod;
  /** the gateway's last `transaction_status` */
  readonly gatewayStatus: string;
  readonly createdAt: Date;
  /** how it ended unpaid */
  readonly endedBy: Ending | null;
  /** since when it has ended unpaid, or is with the bank, as the school heard it; null where that was not kept */
  readonly statusSince: Date | null;
  /** until when it may be paid */
  readonly expiresAt: Date;
  readonly settledAt: Date | null;
  readonly reversedAt: Date | null;
  /** what came, or is to come, in whole rupiah */
  readonly received: number;
  /** whether it paid nothing and waits to be given back */
  readonly toRefund: boolean;
  /** since when staff look at money of another amount; null, or not named: they do not */
  readonly reviewedSince?: Date | null;
  readonly refunds: readonly {
    readonly amount: number;
    readonly way: RefundWay;
    readonly state: RefundState;
    readonly askedAt: Date;
    readonly endedAt: Date | null;
  }[];
}

/** A step on the way of the money: when it was reached, and what it was about. */
export interface MoneyMoment {
  readonly step: MoneyStep;
  /** null: not kept */
  readonly at: Date | null;
  /** until when it lasts, with `waiting` */
  readonly until: Date | null;
  /** whole rupiah, of a refund */
  readonly amount: number | null;
  /** of a refund */
  readonly way: RefundWay | null;
}

const moment = (step: MoneyStep, at: Date | null, more: Partial<MoneyMoment> = {}): MoneyMoment => ({
  step,
  at,
  until: null,
  amount: null,
  way: null,
  ...more,
});

/** A bank that looks at the payer's answer: not paid, and not waiting for the family either. */
const isWithTheBank = (gatewayStatus: string) => gatewayStatus === 'authorize' || gatewayStatus === 'capture';

/** Since when a payment stands as `after` says; what the gateway adds to a status that means the same does not change it. */
export const statusSince = (
  before: Pick<TrailedPayment, 'state' | 'gatewayStatus' | 'statusSince'>,
  after: Pick<TrailedPayment, 'state' | 'gatewayStatus'>,
  now: Date,
): Date | null => {
  const isSame =
    before.state === after.state &&
    isWithTheBank(before.gatewayStatus) === isWithTheBank(after.gatewayStatus);
  return isSame ? before.statusSince : now;
};

/** The way of a payment's money so far, the oldest step first; the last one is where it is now (rule R143). */
export function moneyTrail(payment: TrailedPayment): readonly MoneyMoment[] {
  const { state, createdAt, expiresAt, settledAt } = payment;
  const asked = moment('asked', createdAt);
  if (payment.reviewedSince) return [asked, moment('under_review', payment.reviewedSince)];
  if (state === 'PENDING')
    return [
      asked,
      isWithTheBank(payment.gatewayStatus)
        ? moment('bank', payment.statusSince)
        : moment('waiting', createdAt, { until: expiresAt }),
    ];
  if (state === 'FAILED')
    return [asked, moment('not_paid', payment.endedBy === 'expired' ? expiresAt : payment.statusSince)];
  // Nobody is asked for what is brought by hand.
  const before = isByHand(payment.paymentType) ? [] : [asked];
  return [...before, ...(settledAt ? [moment('here', settledAt)] : []), ...wayBack(payment)];
}

/**
 * What the customer's bank has taken back by itself, in whole rupiah: all that the gateway had not given back before, whatever the
 * school had transferred (rule R146). 0 where the school gave it back.
 */
const takenByTheBank = ({ state, gatewayStatus, received, refunds }: TrailedPayment): number => {
  const refundedBy = (...ways: RefundWay[]) =>
    refunds
      .filter(({ state: how, way }) => how === 'DONE' && ways.includes(way))
      .reduce((sum, { amount }) => sum + amount, 0);
  const isAllBySchool = leftOf({ received, refunded: refundedBy('gateway', 'transfer') }) === 0;
  const isTakenThere = takingBackStatuses.includes(gatewayStatus);
  if (state !== 'REVERSED' || (isAllBySchool && !isTakenThere)) return 0;
  return leftOf({ received, refunded: refundedBy('gateway') });
};

const isBack = ({ step }: Pick<MoneyMoment, 'step'>) => step === 'part_back' || step === 'gone_back';

/**
 * What of a payment the school has transferred, in whole rupiah, instead of giving it back to the account it came from; 0 where the
 * customer's bank has taken all of it back besides.
 */
export const transferredAmount = (trail: readonly Pick<MoneyMoment, 'step' | 'amount' | 'way'>[]): number =>
  trail.at(-1)?.way === null
    ? 0
    : trail
        .filter((one) => isBack(one) && one.way === 'transfer')
        .reduce((sum, { amount }) => sum + (amount ?? 0), 0);

/** Whether the customer's bank took all of it back by itself: what the school gave back names the way that it went. */
export const wasTakenBack = (trail: readonly Pick<MoneyMoment, 'step' | 'way'>[]): boolean => {
  const last = trail.at(-1);
  return last?.step === 'gone_back' && last.way === null;
};

/** Where the money is now, in one line: of several parts that the school gave back, what they come to in whole rupiah (rule R143). */
export const moneyNow = <Moment extends Pick<MoneyMoment, 'step' | 'amount' | 'way'>>(
  trail: readonly Moment[],
): Moment | undefined => {
  const now = trail.at(-1);
  // What a bank took back by itself is no part of what the school gave.
  if (!now || now.way === null || !isBack(now)) return now;
  const parts = trail.filter(isBack);
  return {
    ...now,
    amount: parts.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    way: parts.every(({ way }) => way === now.way) ? now.way : null,
  };
};

/** What of a payment that still pays its bill has gone back, in whole rupiah; 0: nothing. */
export const partBack = (trail: readonly Pick<MoneyMoment, 'step' | 'amount' | 'way'>[]): number => {
  const now = moneyNow(trail);
  return now?.step === 'part_back' ? (now.amount ?? 0) : 0;
};

const wayBack = (payment: TrailedPayment): MoneyMoment[] => {
  const { state, refunds, received, toRefund, settledAt, reversedAt } = payment;
  const given = refunds.filter(({ state: how }) => how !== 'REFUSED');
  let refunded = 0;
  const steps = given.flatMap(({ amount, way, state: how, askedAt, endedAt }) => {
    if (how !== 'DONE') return [moment('going_back', askedAt, { amount, way })];
    refunded += amount;
    const left = leftOf({ received, refunded });
    return [
      // A transfer is written down once it was made; what the gateway was asked for was on its way first.
      ...(endedAt && endedAt > askedAt ? [moment('going_back', askedAt, { amount, way })] : []),
      moment(left === 0 ? 'gone_back' : 'part_back', endedAt, { amount, way }),
    ];
  });
  const taken = takenByTheBank(payment);
  // No bank takes back what was brought by hand: staff had written it down wrongly (rule R247).
  if (isByHand(payment.paymentType) && taken !== 0) return [...steps, moment('undone', reversedAt)];
  if (state === 'REVERSED' && taken !== 0)
    return [...steps, moment('gone_back', reversedAt, { amount: given.length > 0 ? taken : null })];
  const isWaiting = isPaid(state) && toRefund && !given.some(({ state: how }) => how === 'ASKED');
  return isWaiting ? [...steps, moment('to_refund', settledAt)] : steps;
};
