import type { ChildCourse } from '../../contract/objects.ts';
import { type Refused, isRefused, refuse, refuseFields } from '../../contract/refusals.ts';
import { markOf } from '../../domain/access/child-lessons.ts';
import type { OwnFamilyId } from '../../domain/access/family-scope.ts';
import { courseState } from '../../domain/courses/course-state.ts';
import { listChildrenOf } from '../families/list-children.ts';
import type { CoursesContext } from './context.ts';
import { findCourse, lockCourse } from './course-store.ts';
import { type Lesson, findLessons } from './find-lessons.ts';
import { setMark } from './mark-store.ts';
import { presentChildCourse } from './present-course.ts';

type MarkRefused = Refused<'not_found' | 'invalid_input' | 'several_children' | 'course_not_available'>;
type Context = Pick<CoursesContext, 'database' | 'clock'>;

/** Marks a lesson of an own child as watched; of the family's only child that has it, when none is named. */
export const markWatched = async (
  context: Context,
  familyId: OwnFamilyId,
  courseId: number,
  childId: number | undefined,
): Promise<ChildCourse | MarkRefused> => {
  const lesson = await findOwnLesson(context, familyId, courseId, childId);
  if (isRefused(lesson)) return lesson;
  const verdict = markOf(lesson);
  if (verdict === 'course_not_available') return refuse(verdict);
  const marked = verdict === 'kept' ? lesson : await mark(context, lesson);
  return marked ? presentChildCourse(familyId, lesson.childId)(marked) : refuse('not_found');
};

const findOwnLesson = async (
  { database, clock }: Context,
  familyId: OwnFamilyId,
  courseId: number,
  childId: number | undefined,
): Promise<Lesson | MarkRefused> => {
  const own = (await listChildrenOf(database)(familyId)).map((child) => child.child_id);
  const asked = childId === undefined ? own : own.filter((id) => id === childId);
  const course = await findCourse(database.db, courseId);
  if (!course) return refuse('not_found');
  const lessons = await findLessons(database.db, asked, course, clock.now());
  const first = lessons[0];
  if (!first) return childId === undefined ? refuseFields({ child_id: 'required' }) : refuse('not_found');
  if (lessons.some((lesson) => lesson.childId !== first.childId)) return refuse('several_children');
  return lessons.find((lesson) => markOf(lesson) !== 'course_not_available') ?? first;
};

/** @returns null when staff took the course out of use meanwhile */
const mark = ({ database, clock }: Context, lesson: Lesson): Promise<Lesson | null> => {
  const { childId, academicYearId, master } = lesson;
  const now = clock.now();
  return database.transaction(async (tx) => {
    if (!(await lockCourse(tx, master.id))) return null;
    const watchedAt = await setMark(tx, { childId, academicYearId, courseId: master.id }, now);
    return { ...lesson, watchedAt, state: courseState(lesson, watchedAt, now) };
  });
};
