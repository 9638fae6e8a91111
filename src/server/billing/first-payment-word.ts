import type { KnownEnrolment } from '../enrolment/enrolments-of.ts';
import type { Database } from '../platform/db/database.ts';
import { triesOfBill } from './payment-store.ts';

/**
 * The gateway's word on the first payment of the enrolment made last, never on a later bill's: that of the payment which
 * paid it, else that of the newest try. '' while there is none, or its answer is not known.
 */
export const firstPaymentWord = async (
  db: Database,
  enrolments: readonly KnownEnrolment[],
): Promise<string> => {
  const firstBill = enrolments.at(-1)?.bills.find(({ sequence }) => sequence === 1);
  if (!firstBill) return '';
  const tries = await triesOfBill(db, firstBill.billId);
  return (tries.find(({ orderId }) => orderId === firstBill.paidBy) ?? tries[0])?.word ?? '';
};
