import { eq } from 'drizzle-orm';
import type { Database, Tx } from '../platform/db/database.ts';
import { firstRow } from '../platform/db/rows.ts';
import { calendarFeeds } from './tables.ts';

export type CalendarFeedRow = typeof calendarFeeds.$inferSelect;

export const findFeedOfChild = (db: Database, childId: number): Promise<CalendarFeedRow | null> =>
  firstRow(db.select().from(calendarFeeds).where(eq(calendarFeeds.childId, childId)));

export const findFeedByHash = (db: Database, tokenHash: string): Promise<CalendarFeedRow | null> =>
  firstRow(db.select().from(calendarFeeds).where(eq(calendarFeeds.tokenHash, tokenHash)));

/** Replaces the address that the child had. */
export const replaceFeed = async (tx: Tx, feed: CalendarFeedRow): Promise<void> => {
  const { tokenHash, createdAt } = feed;
  await tx
    .insert(calendarFeeds)
    .values(feed)
    .onConflictDoUpdate({ target: calendarFeeds.childId, set: { tokenHash, createdAt } });
};

export const deleteFeed = async (tx: Tx, childId: number): Promise<void> => {
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.childId, childId));
};
