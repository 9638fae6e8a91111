import { and, eq, isNull, lt } from 'drizzle-orm';
import type { LinkPurpose } from '../../domain/accounts/account-status.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { firstRow } from '../platform/db/rows.ts';
import { mailedLinks } from './tables.ts';

export const insertLink = (tx: Tx, link: typeof mailedLinks.$inferInsert) =>
  tx.insert(mailedLinks).values(link);

export const findLink = (db: Database, tokenHash: string, purpose: LinkPurpose) =>
  firstRow(
    db
      .select()
      .from(mailedLinks)
      .where(and(eq(mailedLinks.tokenHash, tokenHash), eq(mailedLinks.purpose, purpose))),
  );

/** @returns whether it was this call that used the link: of two at once, one */
export const consumeLink = async (tx: Tx, tokenHash: string, now: Date): Promise<boolean> => {
  const rows = await tx
    .update(mailedLinks)
    .set({ usedAt: now })
    .where(and(eq(mailedLinks.tokenHash, tokenHash), isNull(mailedLinks.usedAt)))
    .returning({ userId: mailedLinks.userId });
  return rows.length > 0;
};

/** Every open link of an account for one purpose stops working. */
export const consumeAllLinks = (tx: Tx, userId: number, purpose: LinkPurpose, now: Date) =>
  tx
    .update(mailedLinks)
    .set({ usedAt: now })
    .where(and(eq(mailedLinks.userId, userId), eq(mailedLinks.purpose, purpose), isNull(mailedLinks.usedAt)));

export const deleteLinksOlderThan = (tx: Tx, expiredBefore: Date) =>
  tx.delete(mailedLinks).where(lt(mailedLinks.expiresAt, expiredBefore));
