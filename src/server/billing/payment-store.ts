import { type SQL, and, asc, desc, eq, inArray, isNotNull, isNull, lte, min, ne, not, or } from 'drizzle-orm';
import { type FamilyScope, isEveryFamily } from '../../domain/access/family-scope.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { payments } from './tables.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type NewPayment = typeof payments.$inferInsert;

const within = (scope: FamilyScope) => (isEveryFamily(scope) ? undefined : eq(payments.familyId, scope));

/** A payment that lies within the scope; another family's is not found. */
export const findPayment = async (
  db: Database,
  scope: FamilyScope,
  orderId: string,
): Promise<PaymentRow | null> => {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), within(scope)));
  return row ?? null;
};

/** Whose payment it is; of any family, because the gateway asks for none. */
export const childOfPayment = async (db: Database, orderId: string): Promise<number | null> => {
  const [row] = await db
    .select({ childId: payments.childId })
    .from(payments)
    .where(eq(payments.orderId, orderId));
  return row?.childId ?? null;
};

/** A payment, held until the transaction ends: what is heard of it is judged by how it stands now. */
export const lockPayment = async (tx: Tx, orderId: string): Promise<PaymentRow | null> => {
  const [row] = await tx.select().from(payments).where(eq(payments.orderId, orderId)).for('update');
  return row ?? null;
};

export const insertPayment = async (tx: Tx, payment: NewPayment): Promise<PaymentRow> => {
  const [row] = await tx.insert(payments).values(payment).returning();
  if (!row) throw new Error('the insert of a payment returned no row');
  return row;
};

export const updatePayment = async (
  tx: Tx,
  orderId: string,
  changes: Partial<Omit<NewPayment, 'orderId' | 'familyId' | 'childId'>>,
): Promise<void> => {
  await tx.update(payments).set(changes).where(eq(payments.orderId, orderId));
};

const isOpen = eq(payments.state, 'PENDING');

/** Ended unpaid, and still looked at: money may come late, or have come already. */
const mayComeLate = and(eq(payments.state, 'FAILED'), isNotNull(payments.nextCheckAt));

/** The payments of a child, without those for the enrolments that were settled. */
interface Unsettled {
  childId: number;
  settled: readonly number[];
}

/** The charges that may still be paid for what a child was never enrolled by, the oldest first. */
export const openPaymentsOfUnpaid = (db: Database, of: Unsettled): Promise<PaymentRow[]> =>
  paymentsOfUnpaid(db, of, isOpen);

/** Those that ended unpaid, and for which money may have come since. */
export const endedPaymentsOfUnpaid = (db: Database, of: Unsettled): Promise<PaymentRow[]> =>
  paymentsOfUnpaid(db, of, mayComeLate);

const paymentsOfUnpaid = (
  db: Database,
  { childId, settled }: Unsettled,
  standing: SQL | undefined,
): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.childId, childId),
        standing,
        or(isNull(payments.enrolmentId), not(isAnyOf(payments.enrolmentId, settled))),
      ),
    )
    .orderBy(asc(payments.createdAt), asc(payments.orderId));

/** The charges of a bill that may still be paid, the oldest first. */
export const openPaymentsOfBill = (db: Database, billId: number): Promise<PaymentRow[]> =>
  paymentsOfBill(db, billId, isOpen);

/** Those that ended unpaid, and for which money may have come since. */
export const endedPaymentsOfBill = (db: Database, billId: number): Promise<PaymentRow[]> =>
  paymentsOfBill(db, billId, mayComeLate);

/** Money that waits to be given back, because the bill was paid by another. */
export const toRefundOfBill = (db: Database, billId: number): Promise<PaymentRow[]> =>
  paymentsOfBill(
    db,
    billId,
    and(eq(payments.toRefund, true), inArray(payments.state, ['CAPTURED', 'SETTLED'])),
  );

const paymentsOfBill = (db: Database, billId: number, standing: SQL | undefined): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.billId, billId), standing))
    .orderBy(asc(payments.createdAt), asc(payments.orderId));

/** The lines of the first charge of a bill; none when nothing was charged for it. */
export const firstLinesOfBill = async (db: Database, billId: number): Promise<PaymentRow['lines']> => {
  const [row] = await db
    .select({ lines: payments.lines })
    .from(payments)
    .where(eq(payments.billId, billId))
    .orderBy(asc(payments.createdAt), asc(payments.orderId))
    .limit(1);
  return row?.lines ?? [];
};

/** All tries to pay a bill, the newest first. */
export const triesOfBill = (db: Database, billId: number): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(eq(payments.billId, billId))
    .orderBy(desc(payments.createdAt), desc(payments.orderId));

/** The charges that are still open though this one paid: for the same bill, or for one of these enrolments. */
export const openBeside = async (
  db: Database,
  { orderId, childId, billId }: Pick<PaymentRow, 'orderId' | 'childId' | 'billId'>,
  replaced: readonly number[],
): Promise<string[]> => {
  if (billId === null) return [];
  const needless = or(eq(payments.billId, billId), isAnyOf(payments.enrolmentId, replaced));
  const rows = await db
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(and(eq(payments.childId, childId), isOpen, ne(payments.orderId, orderId), needless));
  return rows.map((row) => row.orderId);
};

/** A family's payments, the newest first. */
export const paymentsOfFamily = (db: Database, familyId: number): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(eq(payments.familyId, familyId))
    .orderBy(desc(payments.createdAt), desc(payments.orderId));

/** When the gateway is to be asked about a payment, the earliest of all. */
export const nextCheck = async (db: Database): Promise<Date | null> => {
  const [row] = await db
    .select({ at: min(payments.nextCheckAt) })
    .from(payments)
    .where(isNotNull(payments.nextCheckAt));
  return row?.at ?? null;
};

/** The payment about which the gateway is to be asked first; one that another process has taken is left to it. */
export const lockDuePayment = async (tx: Tx, now: Date): Promise<PaymentRow | null> => {
  const [row] = await tx
    .select()
    .from(payments)
    .where(lte(payments.nextCheckAt, now))
    .orderBy(asc(payments.nextCheckAt), asc(payments.orderId))
    .limit(1)
    .for('update', { skipLocked: true });
  return row ?? null;
};
