import { retryPollAt } from '../../domain/billing/charge-lifetime.ts';
import type { Job } from '../platform/jobs.ts';
import { GatewayDown } from '../providers/payment-gateway/payment-gateway.ts';
import { chargeTimesOf } from './charge-times.ts';
import type { PaymentsContext } from './context.ts';
import { reconcilePayment } from './reconcile-payment.ts';
import { type PaymentRow, lockDuePayment, nextPollDue, updatePayment } from './payment-store.ts';

/** A gateway that is down answers nobody; a single charge that it cannot answer for does not hold up the others. */
const MAX_FAILED_IN_A_ROW = 2;

/** Polls the gateway for every charge that may still be paid or reversed, so that nothing depends on a notification. */
export const pollPaymentsJob = (context: PaymentsContext): Job => ({
  name: 'poll-payments',
  everyMinutes: 1,
  nextDue: () => nextPollDue(context.database.db),
  async runDue(now, stopping) {
    for (let failed = 0; failed < MAX_FAILED_IN_A_ROW;) {
      if (stopping?.aborted) return;
      const due = await claim(context, now);
      if (!due) return;
      failed = (await poll(context, due.orderId)) === 'polled' ? 0 : failed + 1;
    }
  },
});

/** Takes the next due payment and sets its retry first, so that neither a crash nor an outage polls it in a loop. */
const claim = ({ database }: PaymentsContext, now: Date): Promise<PaymentRow | null> =>
  database.transaction(async (tx) => {
    const due = await lockDuePayment(tx, now);
    if (due) await updatePayment(tx, due.orderId, { nextPollAt: retryPollAt(chargeTimesOf(due), now) });
    return due;
  });

/** A payment that fails does not hold up the others, and neither does an answer that makes no sense. */
const poll = async (context: PaymentsContext, orderId: string): Promise<'polled' | 'gateway_down'> => {
  try {
    await reconcilePayment(context, orderId);
    return 'polled';
  } catch (error) {
    context.log.error({ payment: orderId, err: error }, 'a payment could not be polled');
    return error instanceof GatewayDown && error.kind !== 'unreadable' ? 'gateway_down' : 'polled';
  }
};
