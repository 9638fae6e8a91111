import { and, asc, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { mayComeBack } from '../../domain/billing/refunds.ts';
import { childRows } from '../families/child-rows.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { paymentEvents, payments, refunds } from './tables.ts';

/** The next erased children with a payment that was opened before this, in the order of their numbers. */
export const childrenWithOldPayments = async (
  db: Database,
  { openedBefore, after, limit }: { openedBefore: Date; after: number; limit: number },
): Promise<number[]> => {
  const child = childRows(db);
  const rows = await db
    .selectDistinct({ childId: payments.childId })
    .from(payments)
    .innerJoin(child, eq(child.childId, payments.childId))
    .where(and(lt(payments.createdAt, openedBefore), gt(payments.childId, after), isNotNull(child.erasedAt)))
    .orderBy(asc(payments.childId))
    .limit(limit);
  return rows.map(({ childId }) => childId);
};

/** A payment with when money moved for it, and the year that it belongs to; null: that year was never paid and is gone. */
export interface KeptPayment {
  orderId: string;
  enrolmentId: number | null;
  moved: Date[];
  mayMove: boolean;
}

/** All payments of a child, held until the transaction ends. */
export const lockPaymentsOf = async (tx: Tx, childId: number): Promise<KeptPayment[]> => {
  const rows = await tx.select().from(payments).where(eq(payments.childId, childId)).for('update');
  const back = await tx
    .select({ orderId: refunds.orderId, askedAt: refunds.askedAt, endedAt: refunds.endedAt })
    .from(refunds)
    .where(
      inArray(
        refunds.orderId,
        rows.map(({ orderId }) => orderId),
      ),
    );
  return rows.map((row) => ({
    orderId: row.orderId,
    enrolmentId: row.enrolmentId,
    moved: [
      row.createdAt,
      row.settledAt,
      row.reversedAt,
      ...back
        .filter(({ orderId }) => orderId === row.orderId)
        .flatMap(({ askedAt, endedAt }) => [askedAt, endedAt]),
    ].filter((at) => at !== null),
    mayMove: row.state === 'PENDING' || mayComeBack(row),
  }));
};

/** Deletes payments with their receipts, and every word about them. Bills that they paid are gone before. */
export const deletePayments = async (tx: Tx, orderIds: readonly string[]): Promise<void> => {
  const ids = [...orderIds];
  // The trigger that keeps every word of the gateway lets these go.
  await tx.execute(sql`select set_config('kancil.erases_old_payments', 'yes', true)`);
  await tx.delete(paymentEvents).where(inArray(paymentEvents.orderId, ids));
  await tx.execute(sql`select set_config('kancil.erases_old_payments', '', true)`);
  await tx.delete(refunds).where(inArray(refunds.orderId, ids));
  await tx.delete(payments).where(inArray(payments.orderId, ids));
};
