import { payableUntil } from '../../domain/billing/bills.ts';
import { endDateOf } from '../../domain/calendar/batch-year.ts';
import { nextYearFrom } from '../../domain/enrolment/next-year.ts';
import { atNine } from '../../domain/messages/notice-times.ts';
import { type CalendarDate, addDays, dayInJakarta } from '../../domain/values/calendar-date.ts';
import { batchesSince } from '../calendar/batches-since.ts';
import { unpaidPeriods } from '../enrolment/bills-to-tell.ts';
import { anyPaidSince } from '../enrolment/lately-paid.ts';
import type { Database } from '../platform/db/database.ts';

/** A payment may be heard of days after it settled. */
const heardWithin = 3 * 24 * 3_600_000;

/**
 * The days from `after` on at which a child may book its next year for the first time: unit 9 of its year begins or the year is
 * over, a bill lapses, or one was paid just before (rule R173).
 */
export const firstDaysToBook = async (db: Database, after: Date): Promise<CalendarDate[]> => {
  const today = dayInJakarta(after);
  const years = await batchesSince(db, addDays(today, -7));
  const lapses = (await unpaidPeriods(db)).map((period) => addDays(payableUntil(period), 1));
  const isPaid = await anyPaidSince(db, new Date(after.getTime() - heardWithin));
  return [
    ...years.flatMap((year) => [dayInJakarta(nextYearFrom(year)), addDays(endDateOf(year.startDate), 1)]),
    ...lapses,
    ...(isPaid ? [after < atNine(today) ? today : addDays(today, 1)] : []),
  ];
};
