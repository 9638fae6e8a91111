import { asc, eq, inArray, or } from 'drizzle-orm';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { familyMails, letters, notifications } from './tables.ts';

/** Deletes what was told and mailed to a family, and what staff were told of its children. */
export const eraseMessages = async (
  tx: Tx,
  { userId, emails, childIds }: { userId: number; emails: readonly string[]; childIds: readonly number[] },
): Promise<void> => {
  await tx
    .delete(notifications)
    .where(or(eq(notifications.userId, userId), isAnyOf(notifications.childId, childIds)));
  await tx.delete(letters).where(inArray(letters.recipient, [...emails]));
  await tx.delete(familyMails).where(eq(familyMails.userId, userId));
};

/** What a family was told and mailed, and which mails it does not want. */
export const heldMessages = async (db: Database, { userId, email }: { userId: number; email: string }) => {
  const messages = await db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(asc(notifications.notifId));
  const { kind, language, createdAt, sentAt } = letters;
  const mails = await db
    .select({ kind, language, createdAt, sentAt })
    .from(letters)
    .where(eq(letters.recipient, email));
  const [choices] = await db
    .select({ off: familyMails.off })
    .from(familyMails)
    .where(eq(familyMails.userId, userId));
  return { messages, mails, mailsSwitchedOff: choices?.off ?? [] };
};
