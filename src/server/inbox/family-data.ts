import { type SQL, and, asc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { NoticeKind } from '../../domain/messages/notice-kind.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { familyMails, letters, notifications } from './tables.ts';

/** An address, and from when until when it was this family's; null: it still is. */
interface FamilyAddress {
  email: string;
  since: Date;
  until: Date | null;
}

/** The addresses that a family has and had; who had one before it registered is somebody else. @param former as staff corrected them */
export const addressesOf = (
  { email, createdAt }: { email: string; createdAt: Date },
  former: readonly { email: string; until: Date }[],
): FamilyAddress[] =>
  [{ email, until: null }, ...former].map((address) => ({ ...address, since: createdAt }));

const mailedTo = (addresses: readonly FamilyAddress[]) =>
  or(
    ...addresses.map(({ email, since, until }) =>
      and(
        eq(letters.recipient, email),
        gte(letters.createdAt, since),
        until ? lte(letters.createdAt, until) : undefined,
      ),
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

/** Whether a text holds this name, as a word of its own: a sibling's name may begin with it. */
const namesChild = (words: SQL, firstName: string): SQL => {
  const name = firstName.replaceAll(/[^\p{L}\p{M}\p{N}\s]/gu, String.raw`\$&`);
  return sql`${words} ~ ${String.raw`(^|[^[:alpha:]])${name}($|[^[:alpha:]])`}`;
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
    const named = namesChild(words, firstName);
    await tx.delete(notifications).where(
      or(
        eq(notifications.childId, childId),
        // What is told of a sibling alone is the sibling's, whatever its name holds.
        and(eq(notifications.userId, userId), isNull(notifications.childId), named),
      ),
    );
    await tx
      .delete(letters)
      .where(and(mailedTo(emails), namesChild(sql`coalesce(${letters.data}::text, '')`, firstName)));
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
export const heldMessages = async (
  db: Database,
  { userId, emails }: { userId: number; emails: readonly FamilyAddress[] },
) => {
  const messages = await db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(asc(notifications.notifId));
  const { kind, language, createdAt, sentAt } = letters;
  const mails = await db.select({ kind, language, createdAt, sentAt }).from(letters).where(mailedTo(emails));
  const [choices] = await db
    .select({ off: familyMails.off })
    .from(familyMails)
    .where(eq(familyMails.userId, userId));
  return { messages, mails, mailsSwitchedOff: choices?.off ?? [] };
};
