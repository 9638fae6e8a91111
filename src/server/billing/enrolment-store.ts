import { and, asc, eq, isNull } from 'drizzle-orm';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Bill } from '../../domain/billing/bills.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { bills, enrolments } from './tables.ts';

export type EnrolmentRow = typeof enrolments.$inferSelect;
export type BillRow = typeof bills.$inferSelect;

/** An enrolment with its bills, as the rows hold them. */
export interface StoredEnrolment {
  row: EnrolmentRow;
  bills: BillRow[];
}

/** All enrolments of these children, unpaid ones too but none that was replaced, in the order they were made, each with its bills by sequence. */
export const selectEnrolments = async (
  db: Database,
  childIds: readonly number[],
): Promise<StoredEnrolment[]> => {
  if (childIds.length === 0) return [];
  const rows = await db
    .select({ row: enrolments, bill: bills })
    .from(enrolments)
    .leftJoin(bills, eq(bills.enrolmentId, enrolments.enrolmentId))
    .where(and(isAnyOf(enrolments.childId, childIds), isNull(enrolments.replacedAt)))
    .orderBy(asc(enrolments.enrolmentId), asc(bills.sequence));
  const found = new Map<number, StoredEnrolment>();
  for (const { row, bill } of rows) {
    const one = found.get(row.enrolmentId) ?? { row, bills: [] };
    if (bill) one.bills.push(bill);
    found.set(row.enrolmentId, one);
  }
  return [...found.values()];
};

export const findEnrolment = async (db: Database, enrolmentId: number): Promise<EnrolmentRow | null> => {
  const [row] = await db.select().from(enrolments).where(eq(enrolments.enrolmentId, enrolmentId));
  return row ?? null;
};

export const findBill = async (db: Database, billId: number): Promise<BillRow | null> => {
  const [row] = await db.select().from(bills).where(eq(bills.billId, billId));
  return row ?? null;
};

/** Puts aside what was charged for and never paid. Its bills stay, because its charge may still settle. */
export const replaceUnpaidEnrolments = async (tx: Tx, childId: number, now: Date): Promise<void> => {
  await tx
    .update(enrolments)
    .set({ replacedAt: now })
    .where(and(eq(enrolments.childId, childId), isNull(enrolments.settledAt), isNull(enrolments.replacedAt)));
};

/** Lets an enrolment that was replaced stand again, in the place of what replaced it. */
export const takeUpAgain = async (
  tx: Tx,
  { enrolmentId, childId }: Pick<EnrolmentRow, 'enrolmentId' | 'childId'>,
  now: Date,
): Promise<void> => {
  await replaceUnpaidEnrolments(tx, childId, now);
  await tx.update(enrolments).set({ replacedAt: null }).where(eq(enrolments.enrolmentId, enrolmentId));
};

/** When the enrolments of a child settled. */
export const settlementsOf = async (tx: Tx, childId: number): Promise<Date[]> => {
  const rows = await tx
    .select({ settledAt: enrolments.settledAt })
    .from(enrolments)
    .where(eq(enrolments.childId, childId));
  return rows.map(({ settledAt }) => settledAt).filter((settledAt) => settledAt !== null);
};

export const insertEnrolment = async (
  tx: Tx,
  enrolment: typeof enrolments.$inferInsert,
  itsBills: readonly Bill[],
): Promise<StoredEnrolment> => {
  const [row] = await tx.insert(enrolments).values(enrolment).returning();
  if (!row) throw new Error('the insert of an enrolment returned no row');
  const made = await tx
    .insert(bills)
    .values(itsBills.map((bill) => ({ ...bill, enrolmentId: row.enrolmentId })))
    .returning();
  return { row, bills: made.toSorted((a, b) => a.sequence - b.sequence) };
};

/** Notes by which payment a bill is paid, or that it is not. */
export const setPaid = async (
  tx: Tx,
  billId: number,
  paid: Pick<BillRow, 'paidAt' | 'paidBy'>,
): Promise<void> => {
  await tx.update(bills).set(paid).where(eq(bills.billId, billId));
};

/** The first settlement of an enrolment; a later one leaves it as it is. @returns whether it was the first */
export const activateEnrolment = async (
  tx: Tx,
  enrolmentId: number,
  settlement: { settledAt: Date; tooYoungAtSettlement: boolean },
): Promise<boolean> => {
  const rows = await tx
    .update(enrolments)
    .set(settlement)
    .where(and(eq(enrolments.enrolmentId, enrolmentId), isNull(enrolments.settledAt)))
    .returning({ enrolmentId: enrolments.enrolmentId });
  return rows.length > 0;
};
