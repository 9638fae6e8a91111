import { asc, eq } from 'drizzle-orm';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database } from '../platform/db/database.ts';
import { bills, enrolments } from './tables.ts';

export type EnrolmentRow = typeof enrolments.$inferSelect;
export type BillRow = typeof bills.$inferSelect;

/** An enrolment with its bills, as the rows hold them. */
export interface StoredEnrolment {
  row: EnrolmentRow;
  bills: BillRow[];
}

/** All enrolments of these children, unpaid ones too, in the order they were made, each with its bills by sequence. */
export const selectEnrolments = async (
  db: Database,
  childIds: readonly number[],
): Promise<StoredEnrolment[]> => {
  if (childIds.length === 0) return [];
  const rows = await db
    .select({ row: enrolments, bill: bills })
    .from(enrolments)
    .leftJoin(bills, eq(bills.enrolmentId, enrolments.enrolmentId))
    .where(isAnyOf(enrolments.childId, childIds))
    .orderBy(asc(enrolments.enrolmentId), asc(bills.sequence));
  const found = new Map<number, StoredEnrolment>();
  for (const { row, bill } of rows) {
    const one = found.get(row.enrolmentId) ?? { row, bills: [] };
    if (bill) one.bills.push(bill);
    found.set(row.enrolmentId, one);
  }
  return [...found.values()];
};
