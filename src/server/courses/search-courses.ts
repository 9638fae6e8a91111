import type { CourseFilters, CourseListQuery } from './course-store.ts';
import type { ListedCourse } from '../../contract/listed.ts';
import type { FoundCourse } from '../../contract/search.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import type { BatchCalendar } from '../../domain/calendar/batch-year.ts';
import { type Days, releaseDaysOf, weeksReleasedOn } from '../../domain/calendar/release.ts';
import { dayInJakarta, startOfDay } from '../../domain/values/calendar-date.ts';
import { gapsOf } from '../../domain/courses/lesson-gaps.ts';
import { weeksNeededSoon } from '../../domain/courses/needed-soon.ts';
import { batchesSince } from '../calendar/batches-since.ts';
import { findBatch } from '../calendar/find-batch.ts';
import type { Database } from '../platform/db/database.ts';
import { type Course, pageOfCourses, selectFound } from './course-store.ts';
import { presentCourse } from './present-course.ts';

/** What the list of course masters is filtered by. `academicYearId`: the batch in whose calendar they are released. */
export interface CourseSearch extends CourseListQuery, Omit<CourseFilters, 'teachingWeeks'> {
  academicYearId?: number | undefined;
  /** when that batch releases them */
  released?: Days;
  /** only those without a video that is needed soon at this instant, in whatever batch (rule R236) */
  neededSoonAt?: Date | undefined;
}

/**
 * The back office's list of course masters, by id unless another order is asked for. Found by grade, unit, week and title
 * in either language; in a batch, also by the days on which it releases them.
 */
export const searchCourses = async (
  db: Database,
  { type, grade, hasVideo, academicYearId, released, neededSoonAt, ...query }: CourseSearch,
): Promise<{ courses: ListedCourse[]; total?: number } | Refused<'not_found'>> => {
  const batch = academicYearId === undefined ? null : await findBatch(db, academicYearId);
  if (academicYearId !== undefined && !batch) return refuse('not_found');
  const teachingWeeks =
    batch && (released?.from || released?.to) ? weeksReleasedOn(batch, released) : undefined;
  const wanted = neededSoonAt ? await neededSoon(db, neededSoonAt) : { hasVideo, teachingWeeks };
  const { rows, ...counted } = await pageOfCourses(db, { type, grade, ...wanted }, query);
  const releasedAt = batch ? releasesIn(batch) : () => null;
  return {
    courses: rows.map((course) => ({
      ...presentCourse(course),
      released_at: releasedAt(course),
      gaps: gapsOf(course, course),
    })),
    ...counted,
  };
};

const neededSoon = async (db: Database, now: Date): Promise<CourseFilters> => {
  const today = dayInJakarta(now);
  return { hasVideo: false, teachingWeeks: weeksNeededSoon(await batchesSince(db, today), today) };
};

/** The first courses that are found as in the list, by grade, unit and week. */
export const findCourses = async (db: Database, q: string, limit: number): Promise<FoundCourse[]> =>
  (await selectFound(db, q, limit)).map(({ id, title, titleIndo, grade, unit, week, type }) => ({
    master_course_id: id,
    title,
    title_indo: titleIndo,
    grade,
    unit,
    week,
    type,
  }));

/** When a batch releases a course, as an instant on the wire. */
const releasesIn = (calendar: BatchCalendar) => {
  const releaseDay = releaseDaysOf(calendar);
  return ({ unit, week }: Course) => startOfDay(releaseDay(unit, week)).toISOString();
};
