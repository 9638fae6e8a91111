import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';
import { firstRow } from '../platform/db/rows.ts';
import { notifications } from './tables.ts';

export type NotificationRow = typeof notifications.$inferSelect;
type NewNotification = Omit<typeof notifications.$inferInsert, 'notifId' | 'readAt'>;

/** A statement of PostgreSQL takes 65,535 values. */
const ROWS_OF_A_STATEMENT = 1000;

export const insertNotifications = async (tx: Tx, rows: readonly NewNotification[]): Promise<void> => {
  for (let from = 0; from < rows.length; from += ROWS_OF_A_STATEMENT)
    await tx.insert(notifications).values(rows.slice(from, from + ROWS_OF_A_STATEMENT));
};

/** The newest messages to an account, newest first. */
export const newestOf = (db: Database, userId: number, limit: number): Promise<NotificationRow[]> =>
  db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.notifId))
    .limit(limit);

const selectUnread = prepared('unread messages', (db) => {
  const newest = db
    .select({ readAt: notifications.readAt })
    .from(notifications)
    .where(eq(notifications.userId, sql.placeholder('userId')))
    .orderBy(desc(notifications.notifId))
    .limit(sql.placeholder('limit'))
    .as('newest');
  return db.select({ unread: count() }).from(newest).where(isNull(newest.readAt));
});

/** How many of the newest messages to an account are not read. */
export const countUnread = async (db: Database, userId: number, limit: number): Promise<number> => {
  const [row] = await selectUnread(db, { userId, limit });
  return row?.unread ?? 0;
};

const own = (userId: number, notifId: number) =>
  and(eq(notifications.notifId, notifId), eq(notifications.userId, userId));

/** A message to this account, held until the transaction ends; somebody else's is not found. */
export const lockNotification = (tx: Tx, userId: number, notifId: number): Promise<NotificationRow | null> =>
  firstRow(tx.select().from(notifications).where(own(userId, notifId)).for('update'));

export const setRead = async (tx: Tx, userId: number, notifId: number, readAt: Date): Promise<void> => {
  await tx.update(notifications).set({ readAt }).where(own(userId, notifId));
};

/** Counts every unread message of an account as read. */
export const setAllRead = async (tx: Tx, userId: number, readAt: Date): Promise<void> => {
  await tx
    .update(notifications)
    .set({ readAt })
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
};

/** Counts the messages of these accounts that lead to a page as read. */
export const setReadByLink = async (
  tx: Tx,
  userIds: readonly number[],
  link: string,
  readAt: Date,
): Promise<void> => {
  const unread = and(
    isAnyOf(notifications.userId, userIds),
    eq(notifications.link, link),
    isNull(notifications.readAt),
  );
  await tx.update(notifications).set({ readAt }).where(unread);
};
