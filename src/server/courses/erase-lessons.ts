import { isAnyOf } from '../platform/db/any-of.ts';
import type { Tx } from '../platform/db/database.ts';
import { calendarFeeds, watchedMarks } from './tables.ts';

/** The calendar addresses of these children stop working. */
export const endCalendars = async (tx: Tx, childIds: readonly number[]): Promise<void> => {
  await tx.delete(calendarFeeds).where(isAnyOf(calendarFeeds.childId, childIds));
};

/** Deletes what these children have watched, and their calendar addresses. */
export const eraseLessons = async (tx: Tx, childIds: readonly number[]): Promise<void> => {
  await endCalendars(tx, childIds);
  await tx.delete(watchedMarks).where(isAnyOf(watchedMarks.childId, childIds));
};
