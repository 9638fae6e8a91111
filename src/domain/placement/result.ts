import type { Grade } from '../enrolment/grade.ts';
import type { PlacementStatus } from '../enrolment/placement-status.ts';

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
 * it becomes the child's result and stops the job; at other times there is none to set, and null comes back (rule R44).
 */
export const resultByStaff = (
  status: PlacementStatus,
  grade: Grade,
): { readonly setBy: 'staff'; readonly grade: Grade } | null =>
  staffPlaces[status] ? { setBy: 'staff', grade } : null;
