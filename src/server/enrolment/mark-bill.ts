import type { Tx } from '../platform/db/database.ts';
import { setPaid } from './enrolment-store.ts';

/** Notes by which payment a bill is paid, and when. */
export const markBillPaid = (tx: Tx, billId: number, paid: { paidAt: Date; paidBy: string }): Promise<void> =>
  setPaid(tx, billId, paid);

/** Notes that nothing pays a bill any more: it is open again, and what it gave access to is closed. */
export const markBillUnpaid = (tx: Tx, billId: number): Promise<void> =>
  setPaid(tx, billId, { paidAt: null, paidBy: null });
