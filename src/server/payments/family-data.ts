import { and, asc, eq, getTableColumns, inArray, ne } from 'drizzle-orm';
import { mayComeBack } from '../../domain/billing/refunds.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { nothingExchanged } from './ended-charge-store.ts';
import { paymentEvents, payments, refunds } from './tables.ts';

/** How many charges of a family may still be paid, and whether money has still to go back to it. */
export const moneyLeft = async (
  db: Database,
  familyId: number,
): Promise<{ openCharges: number; comesBack: boolean }> => {
  const rows = await db.select().from(payments).where(eq(payments.familyId, familyId));
  return {
    openCharges: rows.filter(({ state }) => state === 'PENDING').length,
    comesBack: rows.some(mayComeBack),
  };
};

/** What was exchanged about a family's payments with the gateway is forgotten, and what staff wrote of its refunds; sums, days and receipts stay. @returns their order ids */
export const erasePayments = async (tx: Tx, familyId: number): Promise<string[]> => {
  const rows = await tx
    .update(payments)
    .set({ ...nothingExchanged, parcel: null })
    .where(eq(payments.familyId, familyId))
    .returning({ orderId: payments.orderId });
  const orderIds = rows.map(({ orderId }) => orderId);
  if (orderIds.length === 0) return orderIds;
  await tx
    .update(paymentEvents)
    .set({ response: '' })
    .where(and(inArray(paymentEvents.orderId, orderIds), ne(paymentEvents.response, '')));
  await tx.update(refunds).set({ reason: '', reference: '' }).where(inArray(refunds.orderId, orderIds));
  return orderIds;
};

/** Those of these families of whose payments the gateway has said something that is kept. */
export const familiesWithWords = async (db: Database, familyIds: readonly number[]): Promise<number[]> => {
  const rows = await db
    .selectDistinct({ familyId: payments.familyId })
    .from(payments)
    .where(and(isAnyOf(payments.familyId, familyIds), ne(payments.response, '')));
  return rows.map(({ familyId }) => familyId);
};

/** The payments of a family, what the gateway said of them, and what went back, without who of the staff did it. */
export const heldPayments = async (db: Database, familyId: number) => {
  const { searchText: _same, ...columns } = getTableColumns(payments);
  const rows = await db
    .select(columns)
    .from(payments)
    .where(eq(payments.familyId, familyId))
    .orderBy(asc(payments.createdAt));
  const orderIds = rows.map(({ orderId }) => orderId);
  const { askedBy: _staff, ...ofRefund } = getTableColumns(refunds);
  const [events, back] = await Promise.all([
    db
      .select()
      .from(paymentEvents)
      .where(inArray(paymentEvents.orderId, orderIds))
      .orderBy(asc(paymentEvents.eventId)),
    db
      .select(ofRefund)
      .from(refunds)
      .where(inArray(refunds.orderId, orderIds))
      .orderBy(asc(refunds.refundId)),
  ]);
  return { payments: rows, paymentEvents: events, refunds: back };
};
