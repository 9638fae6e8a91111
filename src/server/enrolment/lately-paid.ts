import { gte } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { bills } from './tables.ts';

/** Whether any bill was paid since. */
export const anyPaidSince = async (db: Database, since: Date): Promise<boolean> => {
  const rows = await db.select({ billId: bills.billId }).from(bills).where(gte(bills.paidAt, since)).limit(1);
  return rows.length > 0;
};
