import {
  enrolmentForAccess,
  enrolmentOfChild,
  enrolmentOn,
  everPaid,
  wasLeft,
} from '../enrolment/enrolments.ts';
import type { CalendarDate } from '../values/calendar-date.ts';
import { type BilledEnrolment, childAccess } from './child-access.ts';

/**
 * Where a child stands: nothing bought; its first payment waits; a test is awaited; its year is to come; it is learning; its
 * last year is over; it has left during it.
 */
export const childStatuses = [
  'NEW',
  'PENDING',
  'TEST_AWAITED',
  'BOOKED',
  'LEARNING',
  'OVER',
  'LEFT',
] as const;
export type ChildStatus = (typeof childStatuses)[number];

/** Whether a child of this status has a year, under way or to come, whose bills decide about its access. */
export const hasCurrentYear = (status: ChildStatus): boolean =>
  status === 'TEST_AWAITED' || status === 'BOOKED' || status === 'LEARNING';

/** Whether a child of this status had a year that gives nothing any more: it is over, or the child has left. */
export const isPast = (status: ChildStatus): boolean => status === 'OVER' || status === 'LEFT';

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

/** A child's status on `day`, and whether it may watch and join then (rules R51 and R289). */
export function childStatus(
  enrolments: readonly BilledEnrolment[],
  { firstPaymentPending, awaitsTest }: StatusFacts,
  day: CalendarDate,
): { status: ChildStatus; hasAccess: boolean } {
  const { hasAccess } = childAccess(enrolments, day);
  const of = (status: ChildStatus) => ({ status, hasAccess });
  if (!everPaid(enrolments)) return of(firstPaymentPending ? 'PENDING' : 'NEW');
  if (enrolmentForAccess(enrolments, day) === null) {
    const last = enrolmentOfChild(enrolments, day);
    return of(last && wasLeft(last) ? 'LEFT' : 'OVER');
  }
  if (awaitsTest) return of('TEST_AWAITED');
  return of(enrolmentOn(enrolments, day) === null ? 'BOOKED' : 'LEARNING');
}
