import { eq } from 'drizzle-orm';
import { stillEnrols } from '../../domain/billing/settling.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { firstRow } from '../platform/db/rows.ts';
import { type BillRow, findBillInYear, settlementsOf, restoreReplacedEnrolment } from './enrolment-store.ts';
import { bills } from './tables.ts';

/** A bill as a payment finds it. */
export type StoredBill = BillRow;

/** A bill by its id, of whatever enrolment; null when there is none. */
export const findBill = (db: Database, billId: number): Promise<BillRow | null> =>
  firstRow(db.select().from(bills).where(eq(bills.billId, billId)));

/** Whose bill it is, and when it was made; null when there is none, or another choice replaced it. */
export const originOfBill = async (
  db: Database,
  billId: number,
): Promise<{ childId: number; madeAt: Date } | null> => {
  const enrolment = (await findBillInYear(db, billId))?.enrolment;
  return enrolment && enrolment.replacedAt === null
    ? { childId: enrolment.childId, madeAt: enrolment.createdAt }
    : null;
};

/**
 * The bill that money may pay: of an enrolment that was replaced only while nothing else was paid, and then it stands
 * again.
 */
export const findBillToPay = async (tx: Tx, billId: number, now: Date): Promise<StoredBill | null> => {
  const found = await findBillInYear(tx, billId);
  if (!found) return null;
  const { bill, enrolment } = found;
  if (enrolment.replacedAt === null) return bill;
  if (!stillEnrols(enrolment.createdAt, await settlementsOf(tx, enrolment.childId))) return null;
  await restoreReplacedEnrolment(tx, enrolment, now);
  return bill;
};
