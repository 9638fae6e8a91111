import { and, asc, eq, lte, or, sql } from 'drizzle-orm';
import type { NoticeKind } from '../../domain/messages/notice-kind.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { familyMails, letters, notifications } from './tables.ts';

/** An address, and until when it was this family's; null: it still is. */
interface FamilyAddress {
  email: string;
  until: Date | null;
}

const mailedTo = (addresses: readonly FamilyAddress[]) =>
  or(
    ...addresses.map(({ email, until }) =>
      and(eq(letters.recipient, email), until ? lte(letters.createdAt, until) : undefined),
    ),
  );

/** Deletes what was told and mailed to a family, and what staff were told of its children. */
export const eraseMessages = async (
  tx: Tx,
  {
    userId,
    emails,
    childIds,
  }: { userId: number; emails: readonly FamilyAddress[]; childIds: readonly number[] },
): Promise<void> => {
  await tx
    .delete(notifications)
    .where(or(eq(notifications.userId, userId), isAnyOf(notifications.childId, childIds)));
  await tx.delete(letters).where(mailedTo(emails));
  await tx.delete(familyMails).where(eq(familyMails.userId, userId));
};

/** Deletes what a family was told and mailed of some of its children: by the child, or with its first name in the words. */
export const eraseMessagesAbout = async (
  tx: Tx,
  {
    userId,
    emails,
    children,
  }: {
    userId: number;
    emails: readonly FamilyAddress[];
    children: readonly { childId: number; firstName: string }[];
  },
): Promise<void> => {
  const { title, titleIndo, body, bodyIndo } = notifications;
  const words = sql`concat_ws(' ', ${title}, ${titleIndo}, ${body}, ${bodyIndo})`;
  for (const { childId, firstName } of children) {
    const named = sql`position(${firstName} in ${words}) > 0`;
    await tx
      .delete(notifications)
      .where(or(eq(notifications.childId, childId), and(eq(notifications.userId, userId), named)));
    await tx
      .delete(letters)
      .where(and(mailedTo(emails), sql`position(${firstName} in coalesce(${letters.data}::text, '')) > 0`));
  }
};

/** When messages of this kind about these children were last made, by child. */
export const lastToldOf = async (
  db: Database,
  kind: NoticeKind,
  childIds: readonly number[],
): Promise<ReadonlyMap<number, Date>> => {
  const rows = await db
    .select({ childId: notifications.childId, createdAt: notifications.createdAt })
    .from(notifications)
    .where(and(eq(notifications.kind, kind), isAnyOf(notifications.childId, childIds)))
    .orderBy(asc(notifications.createdAt));
  return new Map(rows.flatMap(({ childId, createdAt }) => (childId === null ? [] : [[childId, createdAt]])));
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
