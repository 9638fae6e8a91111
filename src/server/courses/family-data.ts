import { asc, eq } from 'drizzle-orm';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { calendarFeeds, courseMasters, watchedMarks } from './tables.ts';

/** The calendar addresses of these children stop working. */
export const endCalendars = async (tx: Tx, childIds: readonly number[]): Promise<void> => {
  await tx.delete(calendarFeeds).where(isAnyOf(calendarFeeds.childId, childIds));
};

/** Deletes what these children have watched, and their calendar addresses. */
export const eraseLessons = async (tx: Tx, childIds: readonly number[]): Promise<void> => {
  await endCalendars(tx, childIds);
  await tx.delete(watchedMarks).where(isAnyOf(watchedMarks.childId, childIds));
};

/** What these children have watched, and since when they have a calendar address. */
export const heldOfLessons = async (db: Database, childIds: readonly number[]) => {
  const { childId, academicYearId, watchedAt, playedAt } = watchedMarks;
  const watched = await db
    .select({
      childId,
      academicYearId,
      watchedAt,
      playedAt,
      title: courseMasters.title,
      titleIndo: courseMasters.titleIndo,
    })
    .from(watchedMarks)
    .innerJoin(courseMasters, eq(courseMasters.courseId, watchedMarks.courseId))
    .where(isAnyOf(childId, childIds))
    .orderBy(asc(watchedAt));
  const calendars = await db
    .select({ childId: calendarFeeds.childId, createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(isAnyOf(calendarFeeds.childId, childIds));
  return { watched, calendars };
};
