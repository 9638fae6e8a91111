import { asc, eq } from 'drizzle-orm';
import type { TaskKind } from '../../domain/tasks/task-kinds.ts';
import { coursePlaces } from '../courses/course-places.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database } from '../platform/db/database.ts';
import { tasks } from './tables.ts';

/** A task of a child's year, as its progress report counts it. */
export interface DoneTask {
  /** of its lesson */
  readonly unit: number;
  readonly kind: TaskKind;
  readonly sentAt: Date;
  /** null: there is no feedback yet */
  readonly reviewedAt: Date | null;
}

/**
 * What was sent in for the lessons of these years, the oldest first, by enrolment; years without any are not in the map. What was sent
 * once more is a task of its own.
 */
export const tasksDone = async (
  db: Database,
  enrolmentIds: readonly number[],
): Promise<Map<number, DoneTask[]>> => {
  const course = coursePlaces(db);
  const rows = await db
    .select({
      enrolmentId: tasks.enrolmentId,
      unit: course.unit,
      kind: tasks.kind,
      sentAt: tasks.sentAt,
      reviewedAt: tasks.reviewedAt,
    })
    .from(tasks)
    .innerJoin(course, eq(course.courseId, tasks.courseId))
    .where(isAnyOf(tasks.enrolmentId, enrolmentIds))
    .orderBy(asc(tasks.sentAt), asc(tasks.taskId));
  return Map.groupBy(rows, ({ enrolmentId }) => enrolmentId) as Map<
    number,
    (DoneTask & { enrolmentId: number })[]
  >;
};
