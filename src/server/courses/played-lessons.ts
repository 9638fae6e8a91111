import type { OwnFamilyId } from '../../domain/access/family-scope.ts';
import { findKnownChild } from '../families/known-children.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import type { Clock } from '../providers/clock/clock.ts';
import { findCourse, lockCourse } from './course-store.ts';
import { type Lesson, findLessons } from './find-lessons.ts';
import { type MarkPlace, setPlayed } from './mark-store.ts';

/**
 * A lesson of an own child that its words may be played of: it was watched, or may be opened now (rule R334). @returns `closed` when
 * it may not; null when no year of the child has it
 */
export const findLessonToPlay = async (
  { db, clock }: { db: Database; clock: Clock },
  familyId: OwnFamilyId,
  { childId, courseId }: { childId: number; courseId: number },
): Promise<Lesson | 'closed' | null> => {
  const course = (await findKnownChild(db, familyId, childId)) ? await findCourse(db, courseId) : null;
  const lessons = course ? await findLessons(db, [childId], course, clock.now()) : [];
  if (lessons.length === 0) return null;
  return (
    lessons.find(({ watchedAt }) => watchedAt !== null) ??
    lessons.find(({ access }) => access.reason === null) ??
    'closed'
  );
};

/**
 * Gives a lesson its second star, if it was watched. Its words stay as they are until the transaction ends: staff who change them hold
 * the lesson as well. @returns since when it has it; null: it was not watched, or is not in use any more
 */
export const markPlayed = async (tx: Tx, place: MarkPlace, now: Date): Promise<Date | null> =>
  (await lockCourse(tx, place.courseId)) ? setPlayed(tx, place, now) : null;
