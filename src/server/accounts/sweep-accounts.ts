import type { OpenDatabase } from '../platform/db/database.ts';
import type { Clock } from '../providers/clock/clock.ts';
import { deleteLinksOlderThan } from './mailed-link-store.ts';
import { deleteExpiredSessions } from './session-store.ts';

/** Long after a link expired its page still says so, rather than that there never was one. In milliseconds. */
const KEPT_AFTER_EXPIRY = 90 * 24 * 3_600_000;

/** Deletes sessions that are over and links nobody follows any more. */
export const sweepAccounts = async (
  { database, wallClock }: { database: OpenDatabase; wallClock: Clock },
  now: Date,
): Promise<void> => {
  await database.transaction(async (tx) => {
    await deleteExpiredSessions(tx, wallClock.now());
    await deleteLinksOlderThan(tx, new Date(now.getTime() - KEPT_AFTER_EXPIRY));
  });
};
