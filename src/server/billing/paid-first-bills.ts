import { and, eq, isNotNull } from 'drizzle-orm';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database } from '../platform/db/database.ts';
import { bills } from './tables.ts';

/** Which of these enrolments have their first bill PAID: not those whose payment the gateway took back. */
export const paidFirstBills = async (
  db: Database,
  enrolmentIds: readonly number[],
): Promise<ReadonlySet<number>> => {
  if (enrolmentIds.length === 0) return new Set();
  const rows = await db
    .select({ enrolmentId: bills.enrolmentId })
    .from(bills)
    .where(and(isAnyOf(bills.enrolmentId, enrolmentIds), eq(bills.sequence, 1), isNotNull(bills.paidAt)));
  return new Set(rows.map(({ enrolmentId }) => enrolmentId));
};
