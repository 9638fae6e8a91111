import { type Refused, refuse, refuseAsChanged } from '../../contract/refusals.ts';
import { swapPlaces, swapRefusal } from '../../domain/courses/course-master.ts';
import { isStale } from '../../domain/values/version.ts';
import { auditedCourse, recordCourse } from './audited-course.ts';
import type { CoursesContext } from './context.ts';
import { type Course, lockCourses, updateCourse } from './course-store.ts';
import { presentCourse } from './present-course.ts';

interface ChosenCourse {
  id: number;
  /** the version that was chosen */
  version?: number | undefined;
}

/** Trades grade, unit and week of two courses. @returns both as they stand now, the first first */
export const swapCourses = async (
  { database, clock }: CoursesContext,
  by: number | null,
  one: ChosenCourse,
  other: ChosenCourse,
): Promise<Course[] | Refused<'same_course' | 'not_found' | 'changed_meanwhile'>> => {
  const refused = swapRefusal(one.id, other.id);
  if (refused !== null) return refuse(refused);
  return database.transaction(async (tx) => {
    const courses = await lockCourses(tx, [one.id, other.id]);
    const [first, second] = [one, other].map(({ id }) => courses.find((course) => course.id === id));
    if (!first || !second) return refuse('not_found');
    if (isStale(one.version, first.version) || isStale(other.version, second.version))
      return refuseAsChanged({ courses: [first, second].map(presentCourse) });
    const swapped: Course[] = [];
    for (const { id, grade, unit, week } of swapPlaces(first, second))
      swapped.push(await updateCourse(tx, id, { grade, unit, week }));
    for (const [place, course] of swapped.entries()) {
      const before = auditedCourse(place === 0 ? first : second);
      const after = auditedCourse(course);
      await recordCourse(tx, course, { by, at: clock.now(), before, after });
    }
    return swapped;
  });
};
