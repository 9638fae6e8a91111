import type { KnownEnrolment } from '../enrolment/enrolments-of.ts';
import type { Database } from '../platform/db/database.ts';
import { type PaymentRow, paymentsForBills } from './payment-store.ts';

const firstBillOf = (enrolments: readonly KnownEnrolment[]) =>
  enrolments.at(-1)?.bills.find(({ sequence }) => sequence === 1) ?? null;

/** A charge that ended without a word of the gateway is not pending any more. */
const gatewayWordOf = ({ gatewayStatus, state }: Pick<PaymentRow, 'gatewayStatus' | 'state'>): string =>
  gatewayStatus === 'pending' && state === 'FAILED' ? 'expire' : gatewayStatus;

/**
 * The gateway's status of the first payment of each child's enrolment made last, never of a later bill's: that of the
 * payment that paid it, else of the newest one. '' while there is none, or its answer is not known. By child id; one query.
 */
export const firstPaymentStatuses = async (
  db: Database,
  ofChildren: readonly (readonly KnownEnrolment[])[],
): Promise<ReadonlyMap<number, string>> => {
  const firstBills = ofChildren.flatMap((enrolments) => {
    const [childId, bill] = [enrolments[0]?.childId, firstBillOf(enrolments)];
    return childId !== undefined && bill ? [{ childId, ...bill }] : [];
  });
  // Of all their bills: a child's page asks where the money of each is, and the two are one question then.
  const payments = await paymentsForBills(
    db,
    ofChildren.flatMap((enrolments) => enrolments.flatMap(({ bills }) => bills.map(({ billId }) => billId))),
  );
  const byBill = Map.groupBy(payments, ({ billId }) => billId);
  return new Map(
    firstBills.map(({ childId, billId, paidBy }) => {
      // Money that goes back says nothing of how the bill stands.
      const made = (byBill.get(billId) ?? []).filter(({ toRefund }) => !toRefund);
      const decisive = made.find(({ orderId }) => orderId === paidBy) ?? made[0];
      return [childId, decisive ? gatewayWordOf(decisive) : ''];
    }),
  );
};

/** The gateway's word about the first payment of one child; empty when there is none. */
export const firstPaymentStatus = async (
  db: Database,
  enrolments: readonly KnownEnrolment[],
): Promise<string> => [...(await firstPaymentStatuses(db, [enrolments])).values()][0] ?? '';
