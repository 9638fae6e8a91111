import { and, eq, sql } from 'drizzle-orm';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';
import { watchedMarks } from './tables.ts';

/** Which mark: a course of one child's year. */
export interface MarkPlace {
  childId: number;
  academicYearId: number;
  courseId: number;
}

/** When a course of a child's year was watched, and its words were played. */
export interface Mark extends Omit<MarkPlace, 'courseId'> {
  watchedAt: Date;
  playedAt: Date | null;
}

const selectMarks = prepared('watched marks', (db) =>
  db
    .select({
      courseId: watchedMarks.courseId,
      watchedAt: watchedMarks.watchedAt,
      playedAt: watchedMarks.playedAt,
    })
    .from(watchedMarks)
    .where(
      and(
        eq(watchedMarks.childId, sql.placeholder('childId')),
        eq(watchedMarks.academicYearId, sql.placeholder('academicYearId')),
      ),
    ),
);

/** When the child watched the courses of a year, and when it played their words, by course. */
export const marksOfYear = async (
  db: Database,
  year: Omit<MarkPlace, 'courseId'>,
): Promise<{ watched: ReadonlyMap<number, Date>; played: ReadonlyMap<number, Date> }> => {
  const rows = await selectMarks(db, { ...year });
  return {
    watched: new Map(rows.map(({ courseId, watchedAt }) => [courseId, watchedAt])),
    played: new Map(rows.flatMap(({ courseId, playedAt }) => (playedAt ? [[courseId, playedAt]] : []))),
  };
};

/** Says that the words of a watched course were played, unless it was said before. @returns when first; null: it was not watched */
export const setPlayed = async (tx: Tx, place: MarkPlace, now: Date): Promise<Date | null> => {
  const { childId, academicYearId, courseId, playedAt } = watchedMarks;
  const [row] = await tx
    .update(watchedMarks)
    .set({ playedAt: sql`coalesce(${playedAt}, ${now.toISOString()}::timestamptz)` })
    .where(
      and(eq(childId, place.childId), eq(academicYearId, place.academicYearId), eq(courseId, place.courseId)),
    )
    .returning({ playedAt });
  return row?.playedAt ?? null;
};

/** When these children watched the courses of their years, by child, then by year, then by course. */
export const marksOfChildren = async (
  db: Database,
  childIds: readonly number[],
): Promise<(place: Omit<MarkPlace, 'courseId'>) => ReadonlyMap<number, Date>> => {
  const { childId, academicYearId, courseId, watchedAt } = watchedMarks;
  const rows = await db
    .select({ childId, academicYearId, courseId, watchedAt })
    .from(watchedMarks)
    .where(isAnyOf(watchedMarks.childId, childIds));
  const key = (place: Omit<MarkPlace, 'courseId'>) => `${place.childId} ${place.academicYearId}`;
  const byYear = Map.groupBy(rows, key);
  return (place) => new Map((byYear.get(key(place)) ?? []).map((one) => [one.courseId, one.watchedAt]));
};

/** What every child of a batch has watched, and when, by child. */
export const marksInYear = async (
  db: Database,
  academicYearId: number,
): Promise<ReadonlyMap<number, ReadonlyMap<number, Date>>> => {
  const { childId, courseId, watchedAt } = watchedMarks;
  const rows = await db
    .select({ childId, courseId, watchedAt })
    .from(watchedMarks)
    .where(eq(watchedMarks.academicYearId, academicYearId));
  const ofChild = Map.groupBy(rows, (row) => row.childId);
  return new Map(
    [...ofChild].map(([child, marks]) => [child, new Map(marks.map((one) => [one.courseId, one.watchedAt]))]),
  );
};

/** The marks of these children on one course. */
export const marksOfCourse = (db: Database, childIds: readonly number[], courseId: number): Promise<Mark[]> =>
  db
    .select({
      childId: watchedMarks.childId,
      academicYearId: watchedMarks.academicYearId,
      watchedAt: watchedMarks.watchedAt,
      playedAt: watchedMarks.playedAt,
    })
    .from(watchedMarks)
    .where(and(eq(watchedMarks.courseId, courseId), isAnyOf(watchedMarks.childId, childIds)));

export const countMarks = (tx: Tx, courseId: number): Promise<number> =>
  tx.$count(watchedMarks, eq(watchedMarks.courseId, courseId));

/** Sets a mark unless it is there. @returns when the course was watched first */
export const setMark = async (tx: Tx, place: MarkPlace, now: Date): Promise<Date> => {
  const [row] = await tx
    .insert(watchedMarks)
    .values({ ...place, watchedAt: now })
    .onConflictDoUpdate({
      target: [watchedMarks.childId, watchedMarks.academicYearId, watchedMarks.courseId],
      set: { watchedAt: sql`${watchedMarks.watchedAt}` },
    })
    .returning({ watchedAt: watchedMarks.watchedAt });
  if (!row) throw new Error('the insert of a watched mark returned no row');
  return row.watchedAt;
};
