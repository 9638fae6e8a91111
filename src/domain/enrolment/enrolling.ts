import type { CalendarDate } from '../values/calendar-date.ts';
import { type BatchCalendar } from '../calendar/batch-year.ts';
import { type Registration, registrationOpen } from '../calendar/registration.ts';
import { type Enrolment, everPaid } from './enrolments.ts';
import { type Grade, firstGrade, isAllowedNextGrade } from './grade.ts';
import { type NextBatch, type NextYearRefusal, startsLater } from './next-year.ts';

/** Why a child cannot be enrolled for the first time. */
export type FirstEnrolmentRefusal = 'already_enrolled' | 'registration_closed' | 'grade_not_allowed';

/**
 * Whether a child may buy its first year on `today`; null when it may. Refused once any enrolment of the child was
 * paid, while the batch takes no registrations, and for another grade than 2 (rule R32).
 */
export function firstEnrolmentRefusal(
  asked: { readonly enrolments: readonly Enrolment[]; readonly batch: Registration; readonly grade: number },
  today: CalendarDate,
): FirstEnrolmentRefusal | null {
  if (everPaid(asked.enrolments)) return 'already_enrolled';
  if (!registrationOpen(asked.batch, today)) return 'registration_closed';
  return asked.grade === firstGrade ? null : 'grade_not_allowed';
}

/**
 * Whether a year that is not paid cannot be paid any more, because its class takes no registrations on `today` (rules R32
 * and R35). A charge that was opened in time still enrols.
 */
export const closedToPay = (
  year: Pick<Enrolment, 'settledAt'> & { readonly batch: Registration },
  today: CalendarDate,
): boolean => year.settledAt === null && !registrationOpen(year.batch, today);

/**
 * Whether a year whose bill `billId` is open again cannot be paid any more on `today`: none of its other bills is paid, so that it
 * counts as never paid, and its class takes no registrations (rules R31 and R32).
 */
export const closesWithout = (
  year: {
    readonly batch: Registration;
    readonly bills: readonly { readonly billId: number; readonly paidBy: string | null }[];
  },
  billId: number,
  today: CalendarDate,
): boolean =>
  year.bills.every((bill) => bill.billId === billId || bill.paidBy === null) &&
  closedToPay({ batch: year.batch, settledAt: null }, today);

/** Why a child cannot be enrolled for another year in a certain batch and grade. */
export type NextEnrolmentRefusal =
  | NextYearRefusal
  | 'batch_not_later'
  | 'registration_closed'
  | 'grade_not_allowed';

/**
 * Whether a child may buy this next year on `today`, given whether it is eligible at all; null when it may.
 * The batch starts later than the year bought last, and the grade is the current or the next (rule R35).
 */
export function nextEnrolmentRefusal(
  asked: {
    readonly eligibility: NextYearRefusal | null;
    readonly year: BatchCalendar | null;
    readonly currentGrade: Grade;
    readonly batch: NextBatch;
    readonly grade: number;
  },
  today: CalendarDate,
): NextEnrolmentRefusal | null {
  if (asked.year === null) return 'not_enrolled';
  if (asked.eligibility !== null) return asked.eligibility;
  if (!startsLater(asked.year, asked.batch)) return 'batch_not_later';
  if (!registrationOpen(asked.batch, today)) return 'registration_closed';
  return isAllowedNextGrade(asked.currentGrade, asked.grade) ? null : 'grade_not_allowed';
}
