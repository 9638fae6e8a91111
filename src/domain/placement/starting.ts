import type { PlacementStatus } from '../enrolment/placement-status.ts';
import { type TestTimes, testDeadline, testRuns } from './test-window.ts';

/** How long a child waits after a sibling's test, in milliseconds: 5 minutes (rule R41). */
export const siblingPause = 5 * 60 * 1000;

/** Why a child cannot start the placement test. */
export type StartRefusal = 'not_paid' | 'test_auto_graded' | 'test_finished' | 'test_too_late';

const refusals = {
  not_paid: 'not_paid',
  auto_graded: 'test_auto_graded',
  placed: 'test_finished',
  time_over: 'test_too_late',
  at_the_test: null,
  awaiting: null,
} as const satisfies Record<PlacementStatus, StartRefusal | null>;

/** Until when a sibling keeps this child waiting: its finish and 5 minutes, at the latest its deadline and 5 minutes. */
const freeAfter = ({ startedAt, finishedAt }: TestTimes): Date =>
  new Date((finishedAt ?? testDeadline(startedAt)).getTime() + siblingPause);

/** Until when another child of the parent must wait at `now`; null when it need not. At its time it may start. */
export function siblingWait(siblings: readonly TestTimes[], now: Date): Date | null {
  const latest = Math.max(...siblings.map((times) => freeAfter(times).getTime()));
  return latest > now.getTime() ? new Date(latest) : null;
}

/** What an attempt to start comes to. `waitUntil` is the latest instant up to which a sibling keeps it waiting. */
export type Start =
  | { readonly start: 'new' | 'resume' }
  | { readonly refused: StartRefusal }
  | { readonly refused: 'sibling_at_test'; readonly waitUntil: Date };

/**
 * Whether a child may start its test at `now`. A test under way is resumed with its own deadline, whatever a sibling
 * does; one whose time is up is finished, scored or not. A new start waits for siblings (rule R41).
 */
export function startTest(
  child: { readonly status: PlacementStatus; readonly test: TestTimes | null },
  siblings: readonly TestTimes[],
  now: Date,
): Start {
  const refused = refusals[child.status];
  if (refused !== null) return { refused };
  if (child.test !== null)
    return testRuns(child.test, now) ? { start: 'resume' } : { refused: 'test_finished' };
  const waitUntil = siblingWait(siblings, now);
  return waitUntil === null ? { start: 'new' } : { refused: 'sibling_at_test', waitUntil };
}
