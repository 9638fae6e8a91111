import type { Grade } from '../enrolment/grade.ts';
import type { PlacementStatus } from '../enrolment/placement-status.ts';
import type { TestScore } from './scoring.ts';

/** The grade a child was placed in and who set it; `rightByPart` only when the test did (rule R44). */
export type PlacementResult =
  | ({ readonly setBy: 'test' } & TestScore)
  | { readonly setBy: 'staff'; readonly grade: Grade };

/** The result once a test is scored: its own, unless staff have placed the child meanwhile. */
export const resultOfTest = (before: PlacementResult | null, score: TestScore): PlacementResult =>
  before ?? { setBy: 'test', ...score };

const staffPlaces = {
  not_paid: false,
  placed: false,
  auto_graded: false,
  at_the_test: true,
  awaiting: true,
  time_over: true,
} as const satisfies Record<PlacementStatus, boolean>;

/**
 * The result that a change of grade by staff sets, besides changing the grade: while the test is awaited or under way
 * it becomes the child's result and stops the job; at other times there is none to set, and null comes back.
 */
export const resultByStaff = (status: PlacementStatus, grade: Grade): PlacementResult | null =>
  staffPlaces[status] ? { setBy: 'staff', grade } : null;
