import type { KnownEnrolment } from '../enrolment/enrolments-of.ts';
import type { Database } from '../platform/db/database.ts';
import { paymentsForBill } from './payment-store.ts';

/**
 * The gateway's status of the first payment of the enrolment made last, never of a later bill's: that of the payment that
 * paid it, else of the newest one. '' while there is none, or its answer is not known.
 */
export const firstPaymentStatus = async (
  db: Database,
  enrolments: readonly KnownEnrolment[],
): Promise<string> => {
  const firstBill = enrolments.at(-1)?.bills.find(({ sequence }) => sequence === 1);
  if (!firstBill) return '';
  const made = await paymentsForBill(db, firstBill.billId);
  return (made.find(({ orderId }) => orderId === firstBill.paidBy) ?? made[0])?.gatewayStatus ?? '';
};
