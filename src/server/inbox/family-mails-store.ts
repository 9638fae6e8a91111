import { randomBytes } from 'node:crypto';
import { and, asc, eq, gt, isNotNull, lte, min, sql } from 'drizzle-orm';
import type { ChosenKind } from '../../domain/messages/notice-kind.ts';
import type { CalendarDate } from '../../domain/values/calendar-date.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { firstRow, onlyRow } from '../platform/db/rows.ts';
import type { NotificationRow } from './notification-store.ts';
import { familyMails, notifications } from './tables.ts';

export type FamilyMailsRow = typeof familyMails.$inferSelect;

/** What a family wants mailed, made when it is first needed and held until the transaction ends. */
export const lockFamilyMails = async (tx: Tx, userId: number): Promise<FamilyMailsRow> => {
  await tx
    .insert(familyMails)
    .values({ userId, leaveToken: randomBytes(24).toString('base64url') })
    .onConflictDoNothing();
  return onlyRow(
    tx.select().from(familyMails).where(eq(familyMails.userId, userId)).for('update'),
    'the mails of a family were not found',
  );
};

export const findMailsOff = async (db: Database, userId: number): Promise<readonly ChosenKind[]> => {
  const [row] = await db
    .select({ off: familyMails.off })
    .from(familyMails)
    .where(eq(familyMails.userId, userId));
  return row?.off ?? [];
};

/** Whose mails an address for leaving speaks of; null: nobody's. */
export const findByLeaveToken = (db: Database, leaveToken: string): Promise<FamilyMailsRow | null> =>
  firstRow(db.select().from(familyMails).where(eq(familyMails.leaveToken, leaveToken)));

export const setMailsOff = async (tx: Tx, userId: number, off: readonly ChosenKind[]): Promise<void> => {
  await tx
    .update(familyMails)
    .set({ off: [...off] })
    .where(eq(familyMails.userId, userId));
};

export const setLastDay = async (tx: Tx, userId: number, lastDay: CalendarDate): Promise<void> => {
  await tx.update(familyMails).set({ lastDay }).where(eq(familyMails.userId, userId));
};

export const firstMailAt = async (db: Database): Promise<Date | null> => {
  const [row] = await db
    .select({ at: min(notifications.mailAt) })
    .from(notifications)
    .where(isNotNull(notifications.mailAt));
  return row?.at ?? null;
};

/** The next accounts after this one that something is to be mailed to. */
export const accountsToMail = async (
  db: Database,
  { now, after, limit }: { now: Date; after: number; limit: number },
): Promise<number[]> => {
  const rows = await db
    .selectDistinct({ userId: notifications.userId })
    .from(notifications)
    .where(and(lte(notifications.mailAt, now), gt(notifications.userId, after)))
    .orderBy(asc(notifications.userId))
    .limit(limit);
  return rows.map(({ userId }) => userId);
};

/** What is to be mailed to an account by now, in the order it was told. */
export const lockToMail = (tx: Tx, userId: number, now: Date): Promise<NotificationRow[]> =>
  tx
    .select()
    .from(notifications)
    .where(sql`${notifications.userId} = ${userId} and ${lte(notifications.mailAt, now)}`)
    .orderBy(notifications.notifId)
    .for('update');

export const setMailAt = async (
  tx: Tx,
  rows: readonly Pick<NotificationRow, 'notifId'>[],
  mailAt: Date | null,
): Promise<void> => {
  if (rows.length === 0) return;
  await tx
    .update(notifications)
    .set({ mailAt })
    .where(
      isAnyOf(
        notifications.notifId,
        rows.map(({ notifId }) => notifId),
      ),
    );
};
