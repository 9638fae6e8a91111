import type { PackagedBills } from '../assessment/parts-of-year.ts';
import { packageExtras } from '../billing/packages.ts';
import { yearIsOver } from '../calendar/batch-year.ts';
import { wasLeft } from '../enrolment/enrolments.ts';
import type { CalendarDate } from '../values/calendar-date.ts';
import { mayBePrinted } from './printed-name.ts';

/** A child's year, as far as its certificate goes. */
export interface CertifiedYear extends PackagedBills {
  /** the first day of its batch */
  readonly startDate: CalendarDate;
  /** the day on which the child left; null or absent: it has not */
  readonly leftOn?: CalendarDate | null;
  /** its last report, of units 7 to 9, is with the family */
  readonly lastReportPublished: boolean;
  /** the child's full name */
  readonly name: string;
}

/** What a certificate waits for, or that it is `due`. */
export type CertificateState =
  | 'not_in_package'
  | 'bill_unpaid'
  | 'year_runs'
  | 'report_missing'
  | 'name_not_printable'
  | 'due';

/**
 * Whether a year has its certificate on `today` (rule R217): it is paid as a whole, the year is over, and its last report is
 * published; one that was left has none (rule R289). As the bill counts at every look, a payment that went back takes the certificate along, and its code says
 * nothing any more. A name in letters that cannot be printed waits for one that can (rule R218).
 */
export function certificateState(year: CertifiedYear, today: CalendarDate): CertificateState {
  if (!packageExtras[year.term].certificate || wasLeft(year)) return 'not_in_package';
  if (year.bills.length === 0 || year.bills.some(({ paidAt }) => paidAt === null)) return 'bill_unpaid';
  if (!yearIsOver(year.startDate, today)) return 'year_runs';
  if (!year.lastReportPublished) return 'report_missing';
  return mayBePrinted(year.name) ? 'due' : 'name_not_printable';
}

/**
 * Whether the page of a certificate shows something (rule R220): it stands and the family has allowed it. Else the page
 * answers like that of a code which never was.
 */
export const pageIsOpen = (given: { readonly state: CertificateState; readonly allowed: boolean }): boolean =>
  given.state === 'due' && given.allowed;
