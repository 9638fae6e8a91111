import { scheduleOf } from '../../domain/courses/schedule.ts';
import type { KnownEnrolment } from '../enrolment/enrolments-of.ts';
import type { Database } from '../platform/db/database.ts';
import type { CoursesOfGrade } from './course-cache.ts';
import { marksOfChildren } from './mark-store.ts';

/** How many videos of these units, both included, have come out in each of these years, and how many of them were watched: one query. */
export const videosInUnits = async (
  { coursesOfGrade }: { coursesOfGrade: CoursesOfGrade },
  db: Database,
  years: readonly KnownEnrolment[],
  { first, last, now }: { first: number; last: number; now: Date },
): Promise<ReadonlyMap<number, { watched: number; released: number }>> => {
  const marks = await marksOfChildren(
    db,
    years.map(({ childId }) => childId),
  );
  const ofYear = async ({ enrolmentId, childId, academicYearId, batch, grade }: KnownEnrolment) => {
    const masters = await coursesOfGrade(grade);
    const watched = marks({ childId, academicYearId });
    const videos = scheduleOf({ calendar: batch, grade, masters, watched }, now).filter(
      ({ master, state }) =>
        master.hasVideo && master.unit >= first && master.unit <= last && state !== 'SCHEDULED',
    );
    const counts = {
      watched: videos.filter(({ state }) => state === 'WATCHED').length,
      released: videos.length,
    };
    return [enrolmentId, counts] as const;
  };
  return new Map(await Promise.all(years.map(ofYear)));
};
