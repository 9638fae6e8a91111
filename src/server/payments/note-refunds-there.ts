import { refundsFound } from '../../domain/billing/refunds.ts';
import { countsAt } from '../../domain/billing/settling.ts';
import type { Tx } from '../platform/db/database.ts';
import { noteEvent } from '../webhooks/note-event.ts';
import type { GatewayStatus } from '../providers/payment-gateway/payment-gateway.ts';
import type { PaymentsContext } from './context.ts';
import { refundNotices } from './payment-notices.ts';
import { type PaymentRow, receivedOf, updatePayment } from './payment-store.ts';
import type { LockedPayment } from './reconcile-payment.ts';
import { insertFoundRefund, refundsOf } from './refund-store.ts';
import { idsOf, reopenedBy } from './settle-payment.ts';

/** What the gateway gave back without the school. */
export interface FoundThere {
  readonly payment: PaymentRow;
  /** whole rupiah */
  readonly amount: number;
  /** whether more went back than came, because staff had transferred it (rule R146) */
  readonly isTwice: boolean;
}

/**
 * Writes down what the gateway gave back without the school (rule R148).
 * @returns the payment as it is then
 */
export const noteRefundsThere = async (
  { clock }: PaymentsContext,
  tx: Tx,
  payment: PaymentRow,
  { givenBack, settledAt }: GatewayStatus,
): Promise<FoundThere> => {
  const nothing = { payment, amount: 0, isTwice: false };
  // Hardly any payment has gone back.
  if (!givenBack.total) return nothing;
  const { orderId, createdAt } = payment;
  const received = receivedOf(payment);
  const found = refundsFound(received, await refundsOf(tx, [orderId]), givenBack);
  if (found.length === 0) return nothing;
  const now = clock.now();
  const since = payment.settledAt ?? countsAt(settledAt, { since: createdAt, heardAt: now });
  for (const { key, amount, at, reason } of found) {
    const day = countsAt(at, { since, heardAt: now });
    const made = { amount, way: 'gateway', state: 'DONE', askedAt: day, endedAt: day } as const;
    await insertFoundRefund(tx, { orderId, refundKey: key, reason, reference: '', askedBy: null, ...made });
  }
  const amount = found.reduce((sum, one) => sum + one.amount, 0);
  const gone = payment.refundedAmount + amount;
  const refundedAmount = Math.min(gone, received);
  await updatePayment(tx, orderId, { refundedAmount });
  return { payment: { ...payment, refundedAmount }, amount, isTwice: gone > received };
};

/** Tells family and staff what the gateway gave back without the school. */
export const tellOfRefundsThere = async (
  { clock, notifyAccount, notifyStaff }: PaymentsContext,
  tx: Tx,
  { payment, child }: LockedPayment,
  amount: number,
): Promise<void> => {
  const now = clock.now();
  const reopened = payment.state === 'REVERSED' ? await reopenedBy(tx, { payment, child, now }) : null;
  const { byGateway, staffGivenThere } = refundNotices({ payment, child, amount, reopened, now });
  await notifyAccount(tx, { userId: child.familyId, ...byGateway });
  await notifyStaff(tx, staffGivenThere);
  const state = payment.state === 'REVERSED' ? 'refunded' : 'partly_refunded';
  await noteEvent(tx, { kind: 'payment.refunded', at: now, data: { ...idsOf({ payment, child }), state } });
};
