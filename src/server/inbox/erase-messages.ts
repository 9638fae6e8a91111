import { eq, or } from 'drizzle-orm';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Tx } from '../platform/db/database.ts';
import { familyMails, letters, notifications } from './tables.ts';

/** Deletes what was told and mailed to a family, and what staff were told of its children. */
export const eraseMessages = async (
  tx: Tx,
  { userId, email, childIds }: { userId: number; email: string; childIds: readonly number[] },
): Promise<void> => {
  await tx
    .delete(notifications)
    .where(or(eq(notifications.userId, userId), isAnyOf(notifications.childId, childIds)));
  await tx.delete(letters).where(eq(letters.recipient, email));
  await tx.delete(familyMails).where(eq(familyMails.userId, userId));
};
