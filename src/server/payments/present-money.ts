import type { MoneyMoment } from '../../contract/payment-objects.ts';
import { type ToldPayment, otherAmountCase } from '../../domain/billing/other-amount.ts';
import { type TrailedPayment, moneyTrail } from '../../domain/billing/payment-trail.ts';
import type { Database } from '../platform/db/database.ts';
import { expiryOf } from './charge-times.ts';
import { type PaymentRow, receivedOf } from './payment-store.ts';
import { type RefundRow, refundsOf } from './refund-store.ts';

type Trailed = Parameters<typeof expiryOf>[0] &
  Parameters<typeof receivedOf>[0] &
  ToldPayment &
  Omit<TrailedPayment, 'expiresAt' | 'received' | 'reviewedSince' | 'refunds'>;

/** Where the money of a payment was and is. */
export const presentMoney = (payment: Trailed, refunds: readonly RefundRow[]): MoneyMoment[] =>
  moneyTrail({
    ...payment,
    expiresAt: expiryOf(payment),
    received: receivedOf(payment),
    reviewedSince: otherAmountCase(payment) === 'under_review' ? payment.otherAmountAt : null,
    refunds,
  }).map(({ at, until, ...moment }) => ({
    ...moment,
    at: at?.toISOString() ?? null,
    until: until?.toISOString() ?? null,
  }));

/** The refunds of some payments, by order id; nothing is asked where none of them has any. */
export const refundsByPayment = async (
  db: Database,
  payments: readonly Pick<PaymentRow, 'orderId' | 'refundedAmount' | 'refundingAmount'>[],
): Promise<ReadonlyMap<string, RefundRow[]>> => {
  const refunded = payments.filter(
    ({ refundedAmount, refundingAmount }) => refundedAmount + refundingAmount > 0,
  );
  const rows = await refundsOf(
    db,
    refunded.map(({ orderId }) => orderId),
  );
  return Map.groupBy(rows, ({ orderId }) => orderId);
};
