import type { ListQuery } from '../../contract/list.ts';
import type { CourseMaster } from '../../contract/objects.ts';
import type { Database } from '../platform/db/database.ts';
import { type CourseFilters, pageOfCourses } from './course-store.ts';
import { presentCourse } from './present-course.ts';

/** The back office's list of course masters by id, found by type, grade and title in either language. */
export const searchCourses = async (
  db: Database,
  { type, grade, ...query }: ListQuery & CourseFilters,
): Promise<{ courses: CourseMaster[]; total?: number }> => {
  const { rows, ...counted } = await pageOfCourses(db, { type, grade }, query);
  return { courses: rows.map(presentCourse), ...counted };
};
