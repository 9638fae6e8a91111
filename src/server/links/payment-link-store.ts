import { and, eq, inArray, isNull, lte, min, notExists, sql } from 'drizzle-orm';
import { ordersOfLink } from '../payments/known-payments.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { firstRow } from '../platform/db/rows.ts';
import { paymentLinks } from './tables.ts';

export type PaymentLinkRow = typeof paymentLinks.$inferSelect;

export const insertPaymentLink = (tx: Tx, link: typeof paymentLinks.$inferInsert) =>
  tx.insert(paymentLinks).values(link);

export const findLinkByHash = (db: Database, tokenHash: string): Promise<PaymentLinkRow | null> =>
  firstRow(db.select().from(paymentLinks).where(eq(paymentLinks.tokenHash, tokenHash)));

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

const isUnusedAndUntold = and(
  notRevoked,
  isNull(paymentLinks.firstUsedAt),
  isNull(paymentLinks.toldUnusedAt),
);

/** When the next link that nobody has used runs out. */
export const nextUnusedExpiry = async (db: Database): Promise<Date | null> => {
  const [row] = await db
    .select({ at: min(paymentLinks.expiresAt) })
    .from(paymentLinks)
    .where(isUnusedAndUntold);
  return row?.at ?? null;
};

/** A link that ran out unused, of which its family was not told; skips one that another process has locked. */
export const lockUnusedLink = (tx: Tx, now: Date): Promise<PaymentLinkRow | null> =>
  firstRow(
    tx
      .select()
      .from(paymentLinks)
      .where(and(isUnusedAndUntold, lte(paymentLinks.expiresAt, now)))
      .orderBy(paymentLinks.expiresAt)
      .limit(1)
      .for('update', { skipLocked: true }),
  );

export const noteToldUnused = (tx: Tx, linkId: number, now: Date) =>
  tx.update(paymentLinks).set({ toldUnusedAt: now }).where(eq(paymentLinks.linkId, linkId));

/**
 * Deletes links that led nowhere from before this instant, at most `batch`; one through which a charge was opened stays, because
 * the payment says that it came by a link. @returns how many
 */
export const deleteEndedLinks = async (db: Database, before: Date, batch: number): Promise<number> => {
  const ended = sql`least(${paymentLinks.revokedAt}, ${paymentLinks.expiresAt}) < ${before.toISOString()}`;
  const some = db
    .select({ linkId: paymentLinks.linkId })
    .from(paymentLinks)
    .where(and(ended, notExists(ordersOfLink(db, paymentLinks.linkId))))
    .limit(batch);
  const deleted = await db
    .delete(paymentLinks)
    .where(inArray(paymentLinks.linkId, some))
    .returning({ linkId: paymentLinks.linkId });
  return deleted.length;
};
