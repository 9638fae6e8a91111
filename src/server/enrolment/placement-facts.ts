import type { PlacementFacts } from '../../domain/enrolment/placement-standing.ts';
import type { CalendarDate } from '../../domain/values/calendar-date.ts';
import type { KnownEnrolment } from './enrolments-of.ts';

/** The year that a child was placed for: its first that was paid. */
export const firstEnrolment = (enrolments: readonly KnownEnrolment[]): KnownEnrolment | null =>
  enrolments.find(({ purpose, settledAt }) => purpose === 'BUY_COURSE' && settledAt !== null) ?? null;

/** What decides about the placement of a child born on `birthdate`. No test can be started yet. */
export const placementFacts = (
  enrolments: readonly KnownEnrolment[],
  birthdate: CalendarDate,
): PlacementFacts => {
  const first = firstEnrolment(enrolments);
  return {
    birthdate,
    settledAt: first?.settledAt ?? null,
    tooYoungAtSettlement: first?.tooYoungAtSettlement ?? false,
    testStartedAt: null,
    result: first?.result?.grade ?? null,
    placedByTime: first !== null && first.placedByTimeAt !== null,
  };
};
