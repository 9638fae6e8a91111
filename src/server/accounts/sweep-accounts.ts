import { retainedSince } from '../../domain/accounts/retention.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import { deleteLinksOlderThan } from './mailed-link-store.ts';
import { type IsSignedIn, deleteUnused, listUnused } from './unused-store.ts';

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
