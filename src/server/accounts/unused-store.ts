import { type SQL, and, asc, eq, isNull, lt, not } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database, Tx } from '../platform/db/database.ts';
import { users } from './tables.ts';

/** In a query of accounts: whether somebody is signed in to this one. */
export type IsSignedIn = (userId: AnyPgColumn) => SQL;

/** A parent's account that was never activated, is not closed, and that nobody is signed in to. */
const unused = (isSignedIn: IsSignedIn) =>
  and(
    eq(users.role, 'parent'),
    isNull(users.activatedAt),
    isNull(users.closedAt),
    not(isSignedIn(users.userId)),
  );

/** Unused accounts that were made before an instant, by id. */
export const listUnused = async (
  db: Database,
  madeBefore: Date,
  isSignedIn: IsSignedIn,
): Promise<number[]> => {
  const rows = await db
    .select({ userId: users.userId })
    .from(users)
    .where(and(unused(isSignedIn), lt(users.createdAt, madeBefore)))
    .orderBy(asc(users.userId));
  return rows.map(({ userId }) => userId);
};

/** Deletes the account with its links, unless it has come into use in the meantime. */
export const deleteUnused = (tx: Tx, userId: number, isSignedIn: IsSignedIn) =>
  tx.delete(users).where(and(eq(users.userId, userId), unused(isSignedIn)));
