import { isAuto } from '../../domain/enrolment/placement-standing.ts';
import type { KnownChild } from '../families/known-children.ts';
import type { KnownEnrolment } from './enrolments-of.ts';

/** Whether a child is, or before its first settlement would be, graded without a placement test. */
export const gradedWithoutTest = (
  { birthdate }: KnownChild,
  enrolments: readonly KnownEnrolment[],
  now: Date,
): boolean => {
  const first = enrolments.find(({ purpose }) => purpose === 'BUY_COURSE');
  const facts = {
    birthdate,
    settledAt: first?.settledAt ?? null,
    // Whether the test has begun does not change the answer: it is `at_the_test` or `awaiting`, auto-graded neither.
    testStartedAt: null,
    result: first?.result?.grade ?? null,
    placedByTime: (first?.placedByTimeAt ?? null) !== null,
  };
  return isAuto(facts, now);
};
