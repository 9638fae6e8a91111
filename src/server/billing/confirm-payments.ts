import { chargeExpiry, nextAskingAt } from '../../domain/billing/charge-lifetime.ts';
import type { Job } from '../platform/jobs.ts';
import type { BillingContext } from './context.ts';
import { hearOfPayment } from './hear-of-payment.ts';
import { type PaymentRow, lockDuePayments, nextCheck, updatePayment } from './payment-store.ts';

const AT_ONCE = 20;

/** Asks the gateway about every open charge, so that nothing depends on a notification arriving. */
export const confirmPaymentsJob = (context: BillingContext): Job => ({
  name: 'confirm-payments',
  cron: '* * * * *',
  nextDue: () => nextCheck(context.database.db),
  async runDue(now) {
    for (;;) {
      const due = await claim(context, now);
      if (due.length === 0) return;
      for (const { orderId } of due) await ask(context, orderId);
    }
  },
});

/** Takes some and says when they are due again, so that neither a crash nor a gateway that is down asks on and on. */
const claim = ({ database }: BillingContext, now: Date): Promise<PaymentRow[]> =>
  database.transaction(async (tx) => {
    const due = await lockDuePayments(tx, now, AT_ONCE);
    for (const { orderId, createdAt, expiresAt } of due) {
      const charge = { createdAt, expiresAt: expiresAt ?? chargeExpiry(createdAt) };
      await updatePayment(tx, orderId, { nextCheckAt: nextAskingAt(charge, now) });
    }
    return due;
  });

/** One that cannot be asked about does not keep the others waiting. */
const ask = async (context: BillingContext, orderId: string): Promise<void> => {
  try {
    await hearOfPayment(context, orderId);
  } catch (error) {
    context.log.error({ payment: orderId, err: error }, 'a payment could not be confirmed');
  }
};
