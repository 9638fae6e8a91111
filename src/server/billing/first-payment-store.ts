import { desc, eq } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { bills, payments } from './tables.ts';

/** The tries to pay a bill, the newest first, and whether it is this one that the bill is paid by. */
export const selectTries = (db: Database, billId: number) =>
  db
    .select({ orderId: payments.orderId, word: payments.word, paidBy: bills.paidBy })
    .from(payments)
    .innerJoin(bills, eq(bills.billId, payments.billId))
    .where(eq(payments.billId, billId))
    .orderBy(desc(payments.createdAt), desc(payments.orderId));
