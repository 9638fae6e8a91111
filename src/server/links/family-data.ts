import { and, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { Database, Tx } from '../platform/db/database.ts';
import { paymentLinks } from './tables.ts';

/** Revokes all payment links of a family: nobody pays for it any more. */
export const revokeLinksOfFamily = async (tx: Tx, familyId: number, now: Date): Promise<void> => {
  await tx
    .update(paymentLinks)
    .set({ revokedAt: now })
    .where(and(eq(paymentLinks.familyId, familyId), isNull(paymentLinks.revokedAt)));
};

/** The payment links of a family, without what opens them. */
export const heldLinks = async (db: Database, familyId: number) => {
  const { tokenHash: _secret, ...columns } = getTableColumns(paymentLinks);
  return db.select(columns).from(paymentLinks).where(eq(paymentLinks.familyId, familyId));
};
