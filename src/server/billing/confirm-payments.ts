import { lookAgainAt } from '../../domain/billing/charge-lifetime.ts';
import type { Job } from '../platform/jobs.ts';
import { GatewayDown } from '../providers/payment-gateway/payment-gateway.ts';
import type { BillingContext } from './context.ts';
import { askedOf, hearOfPayment } from './hear-of-payment.ts';
import { type PaymentRow, lockDuePayment, nextCheck, updatePayment } from './payment-store.ts';

/** Asks the gateway about every charge that money may still come for or go from: nothing depends on a notification. */
export const confirmPaymentsJob = (context: BillingContext): Job => ({
  name: 'confirm-payments',
  everyMinutes: 1,
  nextDue: () => nextCheck(context.database.db),
  async runDue(now) {
    for (;;) {
      const due = await claim(context, now);
      if (!due || (await ask(context, due.orderId)) === 'gateway_down') return;
    }
  },
});

/** Takes one and says when it is due again, so that neither a crash nor a gateway that is down asks on and on. */
const claim = ({ database }: BillingContext, now: Date): Promise<PaymentRow | null> =>
  database.transaction(async (tx) => {
    const due = await lockDuePayment(tx, now);
    if (due) await updatePayment(tx, due.orderId, { nextCheckAt: lookAgainAt(askedOf(due), now) });
    return due;
  });

/** One that cannot be asked about does not keep the others waiting; a gateway that is down would keep them all. */
const ask = async (context: BillingContext, orderId: string): Promise<'asked' | 'gateway_down'> => {
  try {
    await hearOfPayment(context, orderId);
    return 'asked';
  } catch (error) {
    context.log.error({ payment: orderId, err: error }, 'a payment could not be confirmed');
    return error instanceof GatewayDown ? 'gateway_down' : 'asked';
  }
};
