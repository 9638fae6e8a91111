import { type LessonDoor, lessonDoor } from '../../domain/access/lesson-door.ts';
import type { Tx } from '../platform/db/database.ts';
import { findCourse, lockCourse } from './course-store.ts';
import { findLessons } from './find-lessons.ts';

/** A lesson in that year of a child in which something may be sent in for it, if there is one. */
export interface LessonToSendFor {
  readonly door: LessonDoor;
  readonly enrolmentId: number;
}

/**
 * How a lesson stands to what is sent in for it at `now` (rule R201). It stays in use until the transaction ends; null when no year of
 * the child has it.
 */
export const lockLessonOf = async (
  tx: Tx,
  { childId, courseId }: { childId: number; courseId: number },
  now: Date,
): Promise<LessonToSendFor | null> => {
  const course = (await lockCourse(tx, courseId)) ? await findCourse(tx, courseId) : null;
  const lessons = (course ? await findLessons(tx, [childId], course, now) : []).map((lesson) => ({
    door: lessonDoor(lesson),
    enrolmentId: lesson.enrolmentId,
  }));
  const at = (door: LessonDoor) => lessons.find((lesson) => lesson.door === door);
  return at('open') ?? at('gone') ?? lessons[0] ?? null;
};
