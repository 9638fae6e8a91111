import type { FamilyLessons } from '../../contract/objects.ts';
import { childLessons } from '../../domain/access/child-lessons.ts';
import type { OwnFamilyId } from '../../domain/access/family-scope.ts';
import { isInYear } from '../../domain/access/included.ts';
import { toWatch } from '../../domain/access/to-watch.ts';
import { nextCourse } from '../../domain/courses/current-courses.ts';
import { familyEnrolments } from '../enrolment/enrolments-of.ts';
import { chosenYear } from './child-courses.ts';
import type { CoursesContext } from './context.ts';
import { marksOfChildren } from './mark-store.ts';
import { presentChildCourse } from './present-course.ts';

/** What each child of a family has to watch now, what goes first before the others, and what comes next. */
export const familyLessons = async (
  { database: { db }, clock, coursesOfGrade }: Pick<CoursesContext, 'database' | 'clock' | 'coursesOfGrade'>,
  familyId: OwnFamilyId,
): Promise<FamilyLessons[]> => {
  const now = clock.now();
  const family = await familyEnrolments(db, familyId);
  const marksOf = await marksOfChildren(
    db,
    family.map(({ childId }) => childId),
  );
  return Promise.all(
    family.map(async ({ childId, enrolments }) => {
      const enrolment = chosenYear(enrolments, now, undefined);
      if (!enrolment) return { child_id: childId, to_watch: [], next_course: null };
      const { batch: calendar, grade, academicYearId } = enrolment;
      const watched = marksOf({ childId, academicYearId });
      const schedule = { calendar, grade, masters: await coursesOfGrade(grade), watched };
      const lessons = childLessons({ enrolments, enrolment, schedule }, now);
      const next = nextCourse(lessons.filter(({ master, access }) => isInYear(master.type, access.reason)));
      const present = presentChildCourse(familyId, childId);
      return {
        child_id: childId,
        to_watch: toWatch(lessons).map(present),
        next_course: next && present(next),
      };
    }),
  );
};
