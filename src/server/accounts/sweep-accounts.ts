import { retainedSince } from '../../domain/accounts/retention.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import type { Clock } from '../providers/clock/clock.ts';
import { deleteLinksOlderThan } from './mailed-link-store.ts';
import { deleteExpiredSessions } from './session-store.ts';
import { deleteUnused, listUnused } from './unused-store.ts';

/** Expired links are kept this long, so that their page can say "expired" instead of "unknown". In milliseconds. */
const KEPT_AFTER_EXPIRY = 90 * 24 * 3_600_000;

export interface SweepContext {
  database: OpenDatabase;
  wallClock: Clock;
  /** the children of a family: an account that has some is kept, whatever else it lacks */
  childrenOf(userId: number): Promise<readonly unknown[]>;
}

/**
 * Deletes sessions that are over, links nobody follows any more, and accounts that nobody ever activated, so that
 * somebody's mistyped or borrowed address is free again.
 */
export const sweepAccounts = async (
  { database, wallClock, childrenOf }: SweepContext,
  now: Date,
): Promise<void> => {
  await database.transaction(async (tx) => {
    await deleteExpiredSessions(tx, wallClock.now());
    await deleteLinksOlderThan(tx, new Date(now.getTime() - KEPT_AFTER_EXPIRY));
  });
  for (const userId of await listUnused(database.db, retainedSince('unusedAccounts', now)))
    if ((await childrenOf(userId)).length === 0) await database.transaction((tx) => deleteUnused(tx, userId));
};
