import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../platform/db/database.ts';
import { paymentLinks } from './tables.ts';

/** Revokes all payment links of a family: nobody pays for it any more. */
export const revokeLinksOfFamily = async (tx: Tx, familyId: number, now: Date): Promise<void> => {
  await tx
    .update(paymentLinks)
    .set({ revokedAt: now })
    .where(and(eq(paymentLinks.familyId, familyId), isNull(paymentLinks.revokedAt)));
};
