import { and, asc, eq, inArray, lte, min, sum } from 'drizzle-orm';
import { staffNames } from '../accounts/staff-names.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { firstRow, onlyRow } from '../platform/db/rows.ts';
import { refunds } from './tables.ts';

export type RefundRow = typeof refunds.$inferSelect;
type NewRefund = Omit<typeof refunds.$inferInsert, 'refundId'>;

export const insertRefund = (tx: Tx, refund: NewRefund): Promise<RefundRow> =>
  onlyRow(tx.insert(refunds).values(refund).returning(), 'the insert of a refund returned no row');

/** What the gateway gave back and the school had not asked for, or had taken for refused. */
export const insertFoundRefund = async (tx: Tx, found: NewRefund): Promise<void> => {
  const { amount, state, endedAt } = found;
  await tx
    .insert(refunds)
    .values(found)
    .onConflictDoUpdate({
      target: [refunds.orderId, refunds.refundKey],
      set: { amount, state, endedAt, refusal: null, nextTryAt: null },
    });
};

/** A refund that the gateway has not answered yet, locked until the transaction ends; null when it was answered meanwhile. */
export const lockAskedRefund = (tx: Tx, refundId: number): Promise<RefundRow | null> =>
  firstRow(
    tx
      .select()
      .from(refunds)
      .where(and(eq(refunds.refundId, refundId), eq(refunds.state, 'ASKED')))
      .for('update'),
  );

export const updateRefund = async (
  tx: Tx,
  refundId: number,
  changes: Partial<Pick<RefundRow, 'state' | 'endedAt' | 'refusal' | 'nextTryAt'>>,
): Promise<void> => {
  await tx.update(refunds).set(changes).where(eq(refunds.refundId, refundId));
};

/** The refund of a payment that the gateway has not answered yet. */
export const askedRefundOf = (db: Database, orderId: string): Promise<RefundRow | null> =>
  firstRow(
    db
      .select()
      .from(refunds)
      .where(and(eq(refunds.orderId, orderId), eq(refunds.state, 'ASKED'))),
  );

/** How much of a payment went back in one way, in whole rupiah. */
export const givenBackBy = async (db: Database, orderId: string, way: RefundRow['way']): Promise<number> => {
  const [row] = await db
    .select({ given: sum(refunds.amount).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.way, way), eq(refunds.state, 'DONE')));
  return row?.given ?? 0;
};

/** The refunds of some payments, the oldest first. */
export const refundsOf = (db: Database, orderIds: readonly string[]): Promise<RefundRow[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(refunds)
        .where(inArray(refunds.orderId, [...orderIds]))
        .orderBy(asc(refunds.refundId));

/** The refunds of a payment with who of the staff made them, the oldest first. */
export const refundsWithStaff = (db: Database, orderId: string) => {
  const staff = staffNames(db);
  return db
    .select({ refund: refunds, firstName: staff.firstName, lastName: staff.lastName })
    .from(refunds)
    .leftJoin(staff, eq(staff.userId, refunds.askedBy))
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.refundId));
};

/** When the gateway is asked next about a refund. */
export const nextRefundDue = async (db: Database): Promise<Date | null> => {
  const [row] = await db.select({ at: min(refunds.nextTryAt) }).from(refunds);
  return row?.at ?? null;
};

/** The refund to ask about first; skips one that another process has locked. */
export const lockDueRefund = (tx: Tx, now: Date): Promise<RefundRow | null> =>
  firstRow(
    tx
      .select()
      .from(refunds)
      .where(lte(refunds.nextTryAt, now))
      .orderBy(asc(refunds.nextTryAt), asc(refunds.refundId))
      .limit(1)
      .for('update', { skipLocked: true }),
  );
