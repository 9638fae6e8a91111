import { and, asc, eq, exists, getTableColumns, inArray, isNotNull, ne, or } from 'drizzle-orm';
import { mayComeBack } from '../../domain/billing/refunds.ts';
import { childRows } from '../families/child-rows.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { nothingExchanged } from './ended-charge-store.ts';
import { handPayments, paymentEvents, payments, refunds } from './tables.ts';

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

/** What was exchanged about the payments of these children with the gateway is forgotten, and what staff wrote of their refunds and of money by hand; sums, days and receipts stay. @returns their order ids */
export const erasePayments = async (tx: Tx, childIds: readonly number[]): Promise<string[]> => {
  const rows = await tx
    .update(payments)
    .set({ ...nothingExchanged, parcel: null })
    .where(isAnyOf(payments.childId, childIds))
    .returning({ orderId: payments.orderId });
  const orderIds = rows.map(({ orderId }) => orderId);
  if (orderIds.length === 0) return orderIds;
  await tx
    .update(paymentEvents)
    .set({ response: '' })
    .where(and(inArray(paymentEvents.orderId, orderIds), ne(paymentEvents.response, '')));
  await tx.update(refunds).set({ reason: '', reference: '' }).where(inArray(refunds.orderId, orderIds));
  await tx
    .update(handPayments)
    .set({ reference: '', undoReason: '' })
    .where(inArray(handPayments.orderId, orderIds));
  return orderIds;
};

/** The erased children of whose payments the gateway has said something since, or staff have written something about a refund or about money by hand. */
export const erasedWithWords = async (db: Database): Promise<number[]> => {
  const child = childRows(db);
  const written = db
    .select({ orderId: refunds.orderId })
    .from(refunds)
    .where(and(eq(refunds.orderId, payments.orderId), ne(refunds.reason, '')));
  const writtenByHand = db
    .select({ orderId: handPayments.orderId })
    .from(handPayments)
    .where(
      and(
        eq(handPayments.orderId, payments.orderId),
        or(ne(handPayments.reference, ''), ne(handPayments.undoReason, '')),
      ),
    );
  const rows = await db
    .selectDistinct({ childId: payments.childId })
    .from(payments)
    .innerJoin(child, eq(child.childId, payments.childId))
    .where(
      and(isNotNull(child.erasedAt), or(ne(payments.response, ''), exists(written), exists(writtenByHand))),
    );
  return rows.map(({ childId }) => childId);
};

/**
 * The payments of a family, what the gateway said of them, and what went back, without who of the staff did it. What was exchanged
 * about a charge that somebody else opened by a link is left out: it speaks of that adult (rule R179).
 */
export const heldPayments = async (db: Database, familyId: number) => {
  const { searchText: _same, ...columns } = getTableColumns(payments);
  const rows = await db
    .select(columns)
    .from(payments)
    .where(eq(payments.familyId, familyId))
    .orderBy(asc(payments.createdAt));
  const orderIds = rows.map(({ orderId }) => orderId);
  const { askedBy: _staff, ...ofRefund } = getTableColumns(refunds);
  const { enteredBy: _enterer, undoneBy: _undoer, ...byHand } = getTableColumns(handPayments);
  const [brought, events, back] = await Promise.all([
    db
      .select(byHand)
      .from(handPayments)
      .where(inArray(handPayments.orderId, orderIds))
      .orderBy(asc(handPayments.enteredAt)),
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
  const ofOthers = new Set(rows.flatMap(({ orderId, linkId }) => (linkId === null ? [] : [orderId])));
  return {
    payments: rows.map((row) => (ofOthers.has(row.orderId) ? { ...row, ...nothingExchanged } : row)),
    paymentEvents: events.map((event) => (ofOthers.has(event.orderId) ? { ...event, response: '' } : event)),
    refunds: back,
    handPayments: brought,
  };
};
