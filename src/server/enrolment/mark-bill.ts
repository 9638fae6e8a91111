import type { Tx } from '../platform/db/database.ts';
import { setManyPaid, setPaid, unsettleUnpaid } from './enrolment-store.ts';

/** Notes by which payment a bill is paid, and when. */
export const markBillPaid = (tx: Tx, billId: number, paid: { paidAt: Date; paidBy: string }): Promise<void> =>
  setPaid(tx, billId, paid);

/** Notes by which payments many bills are paid, and when. */
export const markBillsPaid = setManyPaid;

/**
 * Notes that nothing pays a bill any more: it is open again, and what it gave access to is closed.
 * @returns whether its year still stands: without any bill that is paid it counts as never paid (rule R31)
 */
export const markBillUnpaid = async (
  tx: Tx,
  { billId, enrolmentId }: { readonly billId: number; readonly enrolmentId: number },
): Promise<boolean> => {
  await setPaid(tx, billId, { paidAt: null, paidBy: null });
  return !(await unsettleUnpaid(tx, enrolmentId));
};
