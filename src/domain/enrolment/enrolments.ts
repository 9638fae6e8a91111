import { type CalendarDate, compareDates } from '../values/calendar-date.ts';
import { yearHasBegun, yearHolds, yearIsOver } from '../calendar/batch-year.ts';

/** An enrolment, as far as it takes to choose among several. */
export interface Enrolment {
  /** the first day of its batch */
  readonly startDate: CalendarDate;
  /** when its first payment settled for the first time, and stays after a reversal; null: never paid */
  readonly settledAt: Date | null;
  /** the day on which staff said that its child has left; null or absent: it has not (rule R289) */
  readonly leftOn?: CalendarDate | null;
}

/** Whether the child left during this year: it gives nothing any more, whatever was paid (rule R289). */
export const wasLeft = ({ leftOn = null }: Pick<Enrolment, 'leftOn'>): boolean => leftOn !== null;

const wasPaid = ({ settledAt }: Enrolment) => settledAt !== null;

/** Those that were ever paid, the earliest year first. Unpaid ones give nothing (rule R31). */
const paidByYear = <E extends Enrolment>(enrolments: readonly E[]): E[] =>
  enrolments.filter(wasPaid).toSorted((a, b) => compareDates(a.startDate, b.startDate));

/** Whether any of a child's enrolments was ever paid: from then on, first payments are refused (rule R32). */
export const everPaid = (enrolments: readonly Enrolment[]): boolean => enrolments.some(wasPaid);

/** Whether a year that was paid for is not over on `day`: under way or still to come. */
export const hasYearLeft = (enrolments: readonly Enrolment[], day: CalendarDate): boolean =>
  yearsLeft(enrolments, day).length > 0;

/** The years that were paid for, are not over on `day` and were not left. */
export const yearsLeft = <E extends Enrolment>(enrolments: readonly E[], day: CalendarDate): readonly E[] =>
  enrolments.filter((one) => wasPaid(one) && !wasLeft(one) && !yearIsOver(one.startDate, day));

/**
 * The enrolment whose year holds `day`, on which courses, bills and access of that day rest; null when there is none.
 * Where two years overlap, the one begun later counts (rule R33).
 */
export const enrolmentOn = <E extends Enrolment>(enrolments: readonly E[], day: CalendarDate): E | null =>
  paidByYear(enrolments).findLast((one) => !wasLeft(one) && yearHolds(one.startDate, day)) ?? null;

/** The enrolment that gives the child's grade and `academic_year_id`: the latest begun, else the first coming. */
export function enrolmentOfChild<E extends Enrolment>(
  enrolments: readonly E[],
  today: CalendarDate,
): E | null {
  const paid = paidByYear(enrolments);
  return paid.findLast(({ startDate }) => yearHasBegun(startDate, today)) ?? paid[0] ?? null;
}

/** The enrolment that decides about access on `day`: whose year holds it, else the first coming, else none. */
export const enrolmentForAccess = <E extends Enrolment>(
  enrolments: readonly E[],
  day: CalendarDate,
): E | null =>
  enrolmentOn(enrolments, day) ??
  paidByYear(enrolments).find((one) => !wasLeft(one) && !yearHasBegun(one.startDate, day)) ??
  null;

/** The enrolment bought last (`latest_academic_year`): by its first settlement, and by year when both came at once. */
export const latestBought = <E extends Enrolment>(enrolments: readonly E[]): E | null =>
  paidByYear(enrolments)
    .toSorted((a, b) => (a.settledAt?.getTime() ?? 0) - (b.settledAt?.getTime() ?? 0))
    .at(-1) ?? null;
