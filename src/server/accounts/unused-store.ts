import { and, asc, eq, isNull, lt, notExists } from 'drizzle-orm';
import type { Database, Tx } from '../platform/db/database.ts';
import { sessions, users } from './tables.ts';

/** A parent's account that was never activated, is not closed, and that nobody is signed in to. */
const unused = (db: Database) =>
  and(
    eq(users.role, 'parent'),
    isNull(users.activatedAt),
    isNull(users.closedAt),
    notExists(db.select().from(sessions).where(eq(sessions.userId, users.userId))),
  );

/** Unused accounts that were made before an instant, by id. */
export const listUnused = async (db: Database, madeBefore: Date): Promise<number[]> => {
  const rows = await db
    .select({ userId: users.userId })
    .from(users)
    .where(and(unused(db), lt(users.createdAt, madeBefore)))
    .orderBy(asc(users.userId));
  return rows.map(({ userId }) => userId);
};

/** Deletes the account with its links, unless it has come into use in the meantime. */
export const deleteUnused = (tx: Tx, userId: number) =>
  tx.delete(users).where(and(eq(users.userId, userId), unused(tx)));
