import { childLessons } from '../../domain/access/child-lessons.ts';
import { everPaid } from '../../domain/enrolment/enrolments.ts';
import { enrolmentsOf } from '../enrolment/enrolments-of.ts';
import { paidChildrenIn } from '../enrolment/paid-children.ts';
import type { Database } from '../platform/db/database.ts';
import type { CoursesContext } from './context.ts';
import { marksInYear } from './mark-store.ts';
import type { ShownLesson } from './present-course.ts';

/**
 * What was released at one instant in a batch, for each child who may open it at `now`: in four queries, however many
 * children there are.
 */
export const releasedLessons = async (
  db: Database,
  { coursesOfGrade }: Pick<CoursesContext, 'coursesOfGrade'>,
  { academicYearId, releasedAt }: { academicYearId: number; releasedAt: Date },
  now: Date,
): Promise<ReadonlyMap<number, readonly ShownLesson[]>> => {
  const enrolments = await enrolmentsOf(db, await paidChildrenIn(db, academicYearId));
  const marks = await marksInYear(db, academicYearId);
  const found = new Map<number, readonly ShownLesson[]>();
  for (const [childId, ofChild] of enrolments) {
    const enrolment = ofChild.find((one) => one.academicYearId === academicYearId && everPaid([one]));
    if (!enrolment) continue;
    const masters = await coursesOfGrade(enrolment.grade);
    const watched = marks.get(childId) ?? new Map<number, Date>();
    const schedule = { calendar: enrolment.batch, grade: enrolment.grade, masters, watched };
    const lessons = childLessons({ enrolments: ofChild, enrolment, schedule }, now).filter(
      (lesson) =>
        lesson.releasedAt.getTime() === releasedAt.getTime() &&
        (lesson.access.reason === null || lesson.state === 'WATCHED'),
    );
    if (lessons.length > 0) found.set(childId, lessons);
  }
  return found;
};
