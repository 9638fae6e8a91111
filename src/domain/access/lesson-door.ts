import { isTest } from '../courses/course-type.ts';
import type { LessonAccess, TimedLesson } from './lesson-access.ts';

/**
 * How a lesson stands to what a family sends in for it (rule R201): `open` while it may be opened; `gone` when it could not be opened
 * any more, but what it belongs to is still paid on this day; else `closed`. A test is never gone: what its bill says outlives its year.
 */
export type LessonDoor = 'open' | 'gone' | 'closed';

/** Judges a lesson with the access that rule R115 gives. */
export const lessonDoor = ({
  access: { reason, paidFor },
  master,
}: {
  readonly access: Pick<LessonAccess, 'reason' | 'paidFor'>;
  readonly master: Pick<TimedLesson['master'], 'type'>;
}): LessonDoor => {
  if (reason === null) return 'open';
  return reason === 'GONE' && paidFor && !isTest(master.type) ? 'gone' : 'closed';
};
