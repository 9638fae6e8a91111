import { type SQL, and, asc, eq, isNull, lt, not } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { retainedSince } from '../../domain/accounts/retention.ts';
import type { OpenDatabase, Database, Tx } from '../platform/db/database.ts';
import { deleteLinksOlderThan } from './mailed-link-store.ts';
import { users } from './tables.ts';

/** In a query of accounts: whether somebody is signed in to this one. */
type IsSignedIn = (userId: AnyPgColumn) => SQL;

/** A parent's account that was never activated, is not closed, and that nobody is signed in to. */
const unused = (isSignedIn: IsSignedIn) =>
  and(
    eq(users.role, 'parent'),
    isNull(users.activatedAt),
    isNull(users.closedAt),
    not(isSignedIn(users.userId)),
  );

/** Unused accounts that were made before an instant, by id. */
const listUnused = async (db: Database, madeBefore: Date, isSignedIn: IsSignedIn): Promise<number[]> => {
  const rows = await db
    .select({ userId: users.userId })
    .from(users)
    .where(and(unused(isSignedIn), lt(users.createdAt, madeBefore)))
    .orderBy(asc(users.userId));
  return rows.map(({ userId }) => userId);
};

/** Deletes the account with its links, unless it has come into use in the meantime. */
const deleteUnused = (tx: Tx, userId: number, isSignedIn: IsSignedIn) =>
  tx.delete(users).where(and(eq(users.userId, userId), unused(isSignedIn)));

/** Expired links are kept this long, so that their page can say "expired" instead of "unknown". In milliseconds. */
const KEPT_AFTER_EXPIRY = 90 * 24 * 3_600_000;

export interface SweepContext {
  database: OpenDatabase;
  /** handed in, because sessions know of accounts */
  isSignedIn: IsSignedIn;
  /** the children of a family: an account that has some is kept, whatever else it lacks */
  childrenOf(userId: number): Promise<readonly unknown[]>;
}

/**
 * Deletes links nobody follows any more, and accounts that nobody ever activated, so that
 * somebody's mistyped or borrowed address is free again.
 */
export const sweepAccounts = async (
  { database, isSignedIn, childrenOf }: SweepContext,
  now: Date,
): Promise<void> => {
  await database.transaction((tx) => deleteLinksOlderThan(tx, new Date(now.getTime() - KEPT_AFTER_EXPIRY)));
  for (const userId of await listUnused(database.db, retainedSince('unusedAccounts', now), isSignedIn))
    if ((await childrenOf(userId)).length === 0)
      await database.transaction((tx) => deleteUnused(tx, userId, isSignedIn));
};
