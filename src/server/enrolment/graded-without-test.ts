import { isAuto } from '../../domain/enrolment/placement-standing.ts';
import type { KnownChild } from '../families/known-children.ts';
import type { KnownEnrolment } from './enrolments-of.ts';
import { placementFacts } from './placement-facts.ts';

/** Whether a child is, or before its first settlement would be, graded without a placement test. */
export const gradedWithoutTest = (
  { birthdate }: Pick<KnownChild, 'birthdate'>,
  enrolments: readonly KnownEnrolment[],
  now: Date,
): boolean => isAuto(placementFacts(enrolments, birthdate), now);
