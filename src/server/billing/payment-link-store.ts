import { and, desc, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import type { Database, Tx } from '../platform/db/database.ts';
import type { PaymentRow } from './payment-store.ts';
import { paymentLinks, payments } from './tables.ts';

export type PaymentLinkRow = typeof paymentLinks.$inferSelect;

export const insertPaymentLink = (tx: Tx, link: typeof paymentLinks.$inferInsert) =>
  tx.insert(paymentLinks).values(link);

export const findLinkByHash = async (db: Database, tokenHash: string): Promise<PaymentLinkRow | null> => {
  const [row] = await db.select().from(paymentLinks).where(eq(paymentLinks.tokenHash, tokenHash));
  return row ?? null;
};

const notRevoked = isNull(paymentLinks.revokedAt);

/** The links of a child that were not revoked, whether their time is over or not. */
export const linksOfChild = (db: Database, childId: number): Promise<PaymentLinkRow[]> =>
  db
    .select()
    .from(paymentLinks)
    .where(and(eq(paymentLinks.childId, childId), notRevoked))
    .orderBy(paymentLinks.linkId);

/** Revokes what a bill has. @returns the links that were revoked now */
export const revokeLinksOfBill = async (tx: Tx, billId: number, now: Date): Promise<number[]> => {
  const rows = await tx
    .update(paymentLinks)
    .set({ revokedAt: now })
    .where(and(eq(paymentLinks.billId, billId), notRevoked))
    .returning({ linkId: paymentLinks.linkId });
  return rows.map(({ linkId }) => linkId);
};

export const noteFirstUse = (tx: Tx, linkId: number, now: Date) =>
  tx
    .update(paymentLinks)
    .set({ firstUsedAt: now })
    .where(and(eq(paymentLinks.linkId, linkId), isNull(paymentLinks.firstUsedAt)));

/** The charges that were opened through a link: the one that can be paid before those that ended, and else the newest first. */
export const paymentsOfLink = (db: Database, linkId: number): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(eq(payments.linkId, linkId))
    .orderBy(desc(sql`${payments.state} = 'PENDING'`), desc(payments.createdAt), desc(payments.orderId));

/**
 * Deletes links that led nowhere from before this instant, at most `batch`; one through which a charge was opened stays, because
 * the payment says that it came by a link. @returns how many
 */
export const deleteEndedLinks = async (db: Database, before: Date, batch: number): Promise<number> => {
  const ended = sql`least(${paymentLinks.revokedAt}, ${paymentLinks.expiresAt}) < ${before.toISOString()}`;
  const used = db
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(eq(payments.linkId, paymentLinks.linkId));
  const some = db
    .select({ linkId: paymentLinks.linkId })
    .from(paymentLinks)
    .where(and(ended, notExists(used)))
    .limit(batch);
  const deleted = await db
    .delete(paymentLinks)
    .where(inArray(paymentLinks.linkId, some))
    .returning({ linkId: paymentLinks.linkId });
  return deleted.length;
};
