import { nextRefundTry } from '../../domain/billing/refunds.ts';
import type { Job } from '../platform/jobs.ts';
import { askForRefund } from './ask-for-refund.ts';
import type { PaymentsContext } from './context.ts';
import { type RefundRow, lockDueRefund, nextRefundDue, updateRefund } from './refund-store.ts';

/** Asks the gateway again about refunds whose answer was lost, until it has answered (rule R142). */
export const refundsJob = (context: PaymentsContext): Job => ({
  name: 'ask-for-refunds',
  everyMinutes: 1,
  nextDue: () => nextRefundDue(context.database.db),
  async runDue(now, stopping) {
    for (;;) {
      if (stopping?.aborted) return;
      const due = await claim(context, now);
      // A gateway that is down answers nobody.
      if (!due || (await askForRefund(context, due)) === 'open') return;
    }
  },
});

/** Takes the next due refund and sets its next try first, so that neither a crash nor an outage asks for it in a loop. */
const claim = ({ database }: PaymentsContext, now: Date): Promise<RefundRow | null> =>
  database.transaction(async (tx) => {
    const due = await lockDueRefund(tx, now);
    if (!due) return null;
    await updateRefund(tx, due.refundId, { nextTryAt: nextRefundTry(due.askedAt, now) });
    return due;
  });
