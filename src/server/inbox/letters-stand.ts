import { and, count, gte, isNotNull, lte, min, or, sql, gt } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { letters } from './tables.ts';

/** The letters that are due and not sent, since when the oldest waits, and how many were given up since an instant. */
export const lettersStand = async (
  db: Database,
  { now, failedSince }: { now: Date; failedSince: Date },
): Promise<{ waiting: number; oldest: Date | null; failed: number }> => {
  // One that was tried already waits since it was written; another one may have been meant for later.
  const since = sql`case when ${letters.tries} > 0 then ${letters.createdAt} else ${letters.nextTryAt} end`;
  const [row] = await db
    .select({ waiting: count(), oldest: min(since).mapWith(letters.createdAt) })
    .from(letters)
    .where(and(isNotNull(letters.nextTryAt), or(gt(letters.tries, 0), lte(letters.nextTryAt, now))));
  const failed = await db.$count(letters, gte(letters.failedAt, failedSince));
  return { waiting: row?.waiting ?? 0, oldest: row?.oldest ?? null, failed };
};
