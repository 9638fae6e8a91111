import type { AcademicYear, Billing, Child } from '../../../contract/objects.ts';
import { type CalendarDate, calendarDate, compareDates } from '../../../domain/values/calendar-date.ts';
import type { BillYear } from './bill-years.ts';

export interface ChildStatusFacts {
  child: Child;
  today: CalendarDate;
  /** access today, from the server */
  access: { billing_status: boolean; billing: Billing | null };
  /** newest year first */
  years: readonly BillYear[];
  latestYear: AcademicYear | null;
}

/** The status that a child's page shows; the first that applies. */
export type ChildStatus =
  | { kind: 'new'; failed: boolean }
  | { kind: 'pending' }
  | { kind: 'over'; on: CalendarDate }
  | { kind: 'overdue'; bill: Billing }
  | { kind: 'awaiting'; until: Date }
  | { kind: 'starts'; on: CalendarDate }
  | { kind: 'learning' };

export const childStatus = (facts: ChildStatusFacts): ChildStatus => {
  const { child, today, access } = facts;
  if (child.academic_year_id === null) return notEnrolled(child.payment_status);
  const last = child.latest_academic_year;
  if (last && compareDates(calendarDate(last.end_date), today) < 0)
    return { kind: 'over', on: calendarDate(last.end_date) };
  if (!access.billing_status && access.billing) return { kind: 'overdue', bill: access.billing };
  if (child.test_until !== null) return { kind: 'awaiting', until: new Date(child.test_until) };
  const begins = comingStart(facts);
  return begins ? { kind: 'starts', on: begins } : { kind: 'learning' };
};

const notEnrolled = (paymentStatus: string): ChildStatus =>
  paymentStatus === 'pending' ? { kind: 'pending' } : { kind: 'new', failed: paymentStatus !== '' };

/** The first day of the child's first year while it lies ahead. */
export const comingStart = ({
  child,
  latestYear,
  today,
}: Pick<ChildStatusFacts, 'child' | 'latestYear' | 'today'>): CalendarDate | null => {
  if (latestYear?.academic_year_id !== child.academic_year_id) return null;
  const start = calendarDate(latestYear?.start_date ?? today);
  return compareDates(today, start) < 0 ? start : null;
};
