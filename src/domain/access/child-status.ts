import { enrolmentForAccess, enrolmentOn, everPaid } from '../enrolment/enrolments.ts';
import type { CalendarDate } from '../values/calendar-date.ts';
import { type BilledEnrolment, childAccess } from './child-access.ts';

/**
 * Where a child stands: nothing bought; its first payment waits; a test is awaited; its year is to come; it is learning; its
 * last year is over.
 */
export const childStatuses = ['NEW', 'PENDING', 'TEST_AWAITED', 'BOOKED', 'LEARNING', 'OVER'] as const;
export type ChildStatus = (typeof childStatuses)[number];

/** Whether a child of this status has a year, under way or to come, whose bills decide about its access. */
export const hasCurrentYear = (status: ChildStatus): boolean =>
  status === 'TEST_AWAITED' || status === 'BOOKED' || status === 'LEARNING';

/** What decides it besides the enrolments. */
export interface StatusFacts {
  /** the gateway's word on the first payment is that it is open */
  readonly firstPaymentPending: boolean;
  readonly awaitsTest: boolean;
}

/** Which of the facts decides the status on `day`, so that nobody has to look up the other; null: neither does. */
export function decidingFact(
  enrolments: readonly BilledEnrolment[],
  day: CalendarDate,
): keyof StatusFacts | null {
  if (!everPaid(enrolments)) return enrolments.length > 0 ? 'firstPaymentPending' : null;
  return enrolmentForAccess(enrolments, day) === null ? null : 'awaitsTest';
}

/** A child's status on `day`, and whether it may watch and join then (rule R51). */
export function childStatus(
  enrolments: readonly BilledEnrolment[],
  { firstPaymentPending, awaitsTest }: StatusFacts,
  day: CalendarDate,
): { status: ChildStatus; hasAccess: boolean } {
  const { hasAccess } = childAccess(enrolments, day);
  const of = (status: ChildStatus) => ({ status, hasAccess });
  if (!everPaid(enrolments)) return of(firstPaymentPending ? 'PENDING' : 'NEW');
  if (enrolmentForAccess(enrolments, day) === null) return of('OVER');
  if (awaitsTest) return of('TEST_AWAITED');
  return of(enrolmentOn(enrolments, day) === null ? 'BOOKED' : 'LEARNING');
}
