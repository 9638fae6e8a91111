import { type CourseType, isTest } from '../courses/course-type.ts';
import type { ClosedReason } from './lesson-access.ts';

/**
 * Whether a child has a lesson in its year: all but a test that the package does not include, or whose bill was skipped,
 * which are never what comes next (rule R110).
 * @param reason why it cannot be opened now; null: it can
 */
export const isInYear = (type: CourseType, reason: ClosedReason | null): boolean =>
  reason !== 'NOT_IN_PACKAGE' && !(reason === 'PERIOD_SKIPPED' && isTest(type));
