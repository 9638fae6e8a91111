import { and, asc, eq, getTableColumns, inArray, ne } from 'drizzle-orm';
import type { Database, Tx } from '../platform/db/database.ts';
import { paymentEvents, payments, refunds } from './tables.ts';

/**
 * How many charges of a family may still be paid, and whether the school has to give money back to it, or to decide about some: then
 * it has to know to whom.
 */
export const moneyLeft = async (
  db: Database,
  familyId: number,
): Promise<{ openCharges: number; comesBack: boolean }> => {
  const rows = await db.select().from(payments).where(eq(payments.familyId, familyId));
  return {
    openCharges: rows.filter(({ state }) => state === 'PENDING').length,
    comesBack: rows.some(
      (one) =>
        one.toRefund ||
        one.refundingAmount > 0 ||
        (one.otherAmountAt !== null && one.otherAmountEndedAt === null),
    ),
  };
};

/** What was exchanged about a family's payments with the gateway is forgotten; sums, days and receipts stay. @returns their order ids */
export const erasePayments = async (tx: Tx, familyId: number): Promise<string[]> => {
  const rows = await tx
    .update(payments)
    .set({
      parcel: null,
      request: '',
      response: '',
      actions: '',
      qrText: null,
      billerCode: null,
      billKey: null,
      redirectUrl: null,
    })
    .where(eq(payments.familyId, familyId))
    .returning({ orderId: payments.orderId });
  const orderIds = rows.map(({ orderId }) => orderId);
  if (orderIds.length > 0)
    await tx
      .update(paymentEvents)
      .set({ response: '' })
      .where(and(inArray(paymentEvents.orderId, orderIds), ne(paymentEvents.response, '')));
  if (orderIds.length > 0)
    await tx.update(refunds).set({ reason: '', reference: '' }).where(inArray(refunds.orderId, orderIds));
  return orderIds;
};

/** The payments of a family, with what was exchanged about them with the gateway. */
export const heldPayments = async (db: Database, familyId: number) => {
  const { searchText: _same, ...columns } = getTableColumns(payments);
  return db
    .select(columns)
    .from(payments)
    .where(eq(payments.familyId, familyId))
    .orderBy(asc(payments.createdAt));
};
