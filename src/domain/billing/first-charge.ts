import { type CalendarDate, compareDates } from '../values/calendar-date.ts';
import type { FirstEnrolmentRefusal, NextEnrolmentRefusal } from '../enrolment/enrolling.ts';
import { billPeriod } from './bills.ts';
import type { Purpose } from './price-items.ts';
import type { Term } from './terms.ts';

/** Refuses a first payment whose bill 1 would already have ended on `today` (rule R32). */
export const firstBillRefusal = (
  startDate: CalendarDate,
  term: Term,
  today: CalendarDate,
): 'first_bill_over' | null =>
  compareDates(today, billPeriod(startDate, term, 1).periodEnd) >= 0 ? 'first_bill_over' : null;

/** What paying a bill of this year is for: of a year that was never paid it is still the purchase itself. */
export const purposeOfBill = ({
  purpose,
  settledAt,
}: {
  readonly purpose: Exclude<Purpose, 'COURSE_EXTENSION'>;
  readonly settledAt: Date | null;
}): Purpose => (settledAt === null ? purpose : 'COURSE_EXTENSION');

/**
 * Whether the first charge of a year, first or next, may be opened: what the enrolment refuses comes first, then
 * a bill 1 that would have ended. Null when it may.
 */
export const firstChargeRefusal = <Refusal extends FirstEnrolmentRefusal | NextEnrolmentRefusal>(
  enrolment: Refusal | null,
  year: { readonly startDate: CalendarDate; readonly term: Term },
  today: CalendarDate,
): Refusal | 'first_bill_over' | null => enrolment ?? firstBillRefusal(year.startDate, year.term, today);
