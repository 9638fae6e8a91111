import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../platform/db/database.ts';
import { unsettleUnpaid } from './enrolment-store.ts';
import { bills } from './tables.ts';

/** Notes by which payment a bill is paid, and when. */
export const markBillPaid = async (
  tx: Tx,
  billId: number,
  { paidAt, paidBy }: { paidAt: Date; paidBy: string },
): Promise<void> => {
  await tx.update(bills).set({ paidAt, paidBy }).where(eq(bills.billId, billId));
};

/** Notes by which payments many bills are paid, and when. */
export const markBillsPaid = async (
  tx: Tx,
  paid: readonly { billId: number; paidAt: Date; paidBy: string }[],
): Promise<void> => {
  await tx.execute(sql`update ${bills} set paid_at = paid."paidAt", paid_by = paid."paidBy"
    from jsonb_to_recordset(${JSON.stringify(paid)}::jsonb) as paid ("billId" int, "paidAt" timestamptz, "paidBy" text)
    where ${bills.billId} = paid."billId"`);
};

/**
 * Notes that nothing pays a bill any more: it is open again, and what it gave access to is closed.
 * @returns whether its year still stands: without any bill that is paid it counts as never paid (rule R31)
 */
export const markBillUnpaid = async (
  tx: Tx,
  { billId, enrolmentId }: { readonly billId: number; readonly enrolmentId: number },
): Promise<boolean> => {
  await tx.update(bills).set({ paidAt: null, paidBy: null }).where(eq(bills.billId, billId));
  return !(await unsettleUnpaid(tx, enrolmentId));
};
