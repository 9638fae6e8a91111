import { type CalendarDate, compareDates, dayInJakarta } from '../values/calendar-date.ts';
import { type BatchCalendar, yearIsOver } from '../calendar/batch-year.ts';
import { type Registration, registrationOpen } from '../calendar/registration.ts';
import { releasedAt } from '../calendar/release.ts';

/** A batch that may be chosen for the next year. */
export interface NextBatch extends Registration {
  readonly startDate: CalendarDate;
}

/** What decides whether a child may move on to another year. */
export interface NextYearFacts {
  /** the year bought last; null when nothing was bought */
  readonly year: BatchCalendar | null;
  /** whether the child has left it, which counts as over (rule R317) */
  readonly hasLeft: boolean;
  /** whether any bill of a year that was bought is PAYABLE; SKIPPED ones do not count */
  readonly anyBillPayable: boolean;
  readonly batches: readonly NextBatch[];
}

/** Why a child cannot move on yet, in the order in which they are asked. */
export const nextYearRefusals = [
  'not_enrolled',
  'year_not_far_enough',
  'bill_payable',
  'no_later_batch',
] as const;
export type NextYearRefusal = (typeof nextYearRefusals)[number];

/** When the next year can be bought after this one: as unit 9 is released (rule R34). */
export const nextYearFrom = (year: BatchCalendar): Date => releasedAt(year, 9, 1);

/** Whether the next year can be bought after this one: from `nextYearFrom` on, or once this one is over (rule R34). */
export const yearIsFarEnough = (year: BatchCalendar, now: Date): boolean =>
  now >= nextYearFrom(year) || yearIsOver(year.startDate, dayInJakarta(now));

/** Whether `batch` starts later than the year bought last. */
export const startsLater = (year: BatchCalendar, batch: Pick<NextBatch, 'startDate'>): boolean =>
  compareDates(batch.startDate, year.startDate) > 0;

/** The batches that may be chosen for the year after this one: those that start later and are open on `today`. */
export const batchesToFollow = <Batch extends NextBatch>(
  year: BatchCalendar,
  batches: readonly Batch[],
  today: CalendarDate,
): readonly Batch[] => batches.filter((batch) => startsLater(year, batch) && registrationOpen(batch, today));

/** Null when the child is eligible for the next grade at `now`, else the first reason against it (rules R34 and R317). */
export function nextYearRefusal(
  { year, hasLeft, anyBillPayable, batches }: NextYearFacts,
  now: Date,
): NextYearRefusal | null {
  if (year === null) return 'not_enrolled';
  if (!hasLeft && !yearIsFarEnough(year, now)) return 'year_not_far_enough';
  if (anyBillPayable) return 'bill_payable';
  return batchesToFollow(year, batches, dayInJakarta(now)).length > 0 ? null : 'no_later_batch';
}
