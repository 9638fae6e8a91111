import { enrolmentForAccess, enrolmentOn, everPaid } from '../enrolment/enrolments.ts';
import type { CalendarDate } from '../values/calendar-date.ts';
import { type BilledEnrolment, childAccess } from './child-access.ts';

/**
 * Where a child stands: nothing bought; its first payment waits; a test is awaited; its year is to come; it is learning; its
 * last year is over.
 */
export const childStandings = ['NEW', 'PENDING', 'TEST_AWAITED', 'BOOKED', 'LEARNING', 'OVER'] as const;
export type ChildStanding = (typeof childStandings)[number];

/** What decides it besides the enrolments. */
export interface StandingFacts {
  /** the gateway's word on the first payment is that it is open */
  readonly firstPaymentPending: boolean;
  readonly awaitsTest: boolean;
}

/** A child's standing on `day`, and whether it may watch and join then (rule R51). */
export function childStanding(
  enrolments: readonly BilledEnrolment[],
  { firstPaymentPending, awaitsTest }: StandingFacts,
  day: CalendarDate,
): { standing: ChildStanding; hasAccess: boolean } {
  const { hasAccess } = childAccess(enrolments, day);
  const of = (standing: ChildStanding) => ({ standing, hasAccess });
  if (!everPaid(enrolments)) return of(firstPaymentPending ? 'PENDING' : 'NEW');
  if (enrolmentForAccess(enrolments, day) === null) return of('OVER');
  if (awaitsTest) return of('TEST_AWAITED');
  return of(enrolmentOn(enrolments, day) === null ? 'BOOKED' : 'LEARNING');
}
