import { DEFAULT_PAGE_SIZE } from '../../contract/fields.ts';
import type { CourseMaster } from '../../contract/objects.ts';
import type { CourseType } from '../../domain/courses/course-type.ts';
import type { Grade } from '../../domain/enrolment/grade.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import { containing } from '../platform/db/like-pattern.ts';
import { searchCourses as select } from './course-store.ts';
import { presentCourse } from './present-course.ts';

/**
 * The back office's list of course masters by id, found by type, grade and title in either language.
 * @returns every course when neither a page nor a size was asked for; `total` only when one was
 */
export const searchCourses = async (
  database: OpenDatabase,
  {
    type,
    grade,
    q,
    page,
    size = page === undefined ? undefined : DEFAULT_PAGE_SIZE,
  }: {
    type?: CourseType | undefined;
    grade?: Grade | undefined;
    q: string;
    page?: number | undefined;
    size?: number | undefined;
  },
): Promise<{ courses: CourseMaster[]; total?: number }> => {
  const pattern = q ? containing(q) : null;
  const { found, total } = await select(database.db, { type, grade, pattern, page: page ?? 1, size });
  return { courses: found.map(presentCourse), ...(total !== undefined && { total }) };
};
