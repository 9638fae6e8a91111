import { sql } from 'drizzle-orm';
import type { Counted } from '../platform/db/counted.ts';
import type { Database } from '../platform/db/database.ts';
import { countPayments } from './payment-search-store.ts';
import { received } from './payment-store.ts';
import { payments } from './tables.ts';

/**
 * Payments that need somebody of the staff, each as the list with its filter shows them: those of another amount about which nobody has
 * decided, with what is reported instead; what has to go back; and what was not paid in time (rule R237).
 */
export const countPaymentsToDo = (
  db: Database,
  now: Date,
): Readonly<Record<'otherAmount' | 'toRefund' | 'lapsed', Counted>> => ({
  otherAmount: countPayments(db, 'other_amount', now, sql<number>`${payments.otherAmount}`),
  toRefund: countPayments(db, 'to_refund', now, sql<number>`${received} - ${payments.refundedAmount}`),
  lapsed: countPayments(db, 'lapsed', now, sql<number>`${payments.grossAmount}`),
});
