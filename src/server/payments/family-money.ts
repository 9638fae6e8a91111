import type { LedgerPayment } from '../../domain/billing/family-ledger.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import type { Database } from '../platform/db/database.ts';
import { type PaymentRow, paymentsOfFamily, receivedOf } from './payment-store.ts';
import { presentMoney, refundsByPayment } from './present-money.ts';

const backSteps: ReadonlySet<string> = new Set(['part_back', 'gone_back']);

/**
 * The payments of a family, the newest first, with what of each came and went back; null: nothing came. Two questions at most. Ask with a
 * family that the caller may see.
 */
export const moneyOfFamily = async (
  db: Database,
  familyId: number,
): Promise<{ payment: PaymentRow; moved: LedgerPayment | null }[]> => {
  const payments = await paymentsOfFamily(db, familyId);
  const refunds = await refundsByPayment(db, payments);
  return payments.map((payment) => {
    const { orderId, childId, fee } = payment;
    const received = receivedOf(payment);
    const steps = presentMoney(payment, refunds.get(orderId) ?? []);
    const came = steps.find(({ step }) => step === 'here')?.at;
    // One that went back as a whole names no amount.
    const back = steps.flatMap(({ step, at, amount }) =>
      backSteps.has(step) && at ? { amount: amount ?? received, on: dayInJakarta(new Date(at)) } : [],
    );
    const undone = steps.find(({ step }) => step === 'undone')?.at;
    const undoneOn = undone ? dayInJakarta(new Date(undone)) : null;
    const receivedOn = came && dayInJakarta(new Date(came));
    return {
      payment,
      moved: receivedOn ? { orderId, childId, fee, received, receivedOn, back, undoneOn } : null,
    };
  });
};
