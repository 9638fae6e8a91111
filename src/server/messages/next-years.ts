import { yearHasBegun } from '../../domain/calendar/batch-year.ts';
import { latestBought } from '../../domain/enrolment/enrolments.ts';
import { batchesToFollow } from '../../domain/enrolment/next-year.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import type { Batch } from '../calendar/batch-rows.ts';
import { openBatches } from '../calendar/open-batches.ts';
import { enrolmentsOf } from '../enrolment/enrolments-of.ts';
import type { Database } from '../platform/db/database.ts';

export type NextYears = ReadonlyMap<number, Batch | null>;

/**
 * For each child whose last year has begun, the first batch that takes registrations for the year after it; null: none does yet.
 * A child that has bought its next year already is left out (rule R171).
 */
export const nextYearsOf = async (
  db: Database,
  childIds: readonly number[],
  now: Date,
): Promise<NextYears> => {
  const today = dayInJakarta(now);
  const open = await openBatches(db, today);
  const found = new Map<number, Batch | null>();
  for (const [childId, enrolments] of await enrolmentsOf(db, childIds)) {
    const year = latestBought(enrolments)?.batch;
    if (year && yearHasBegun(year.startDate, today))
      found.set(childId, batchesToFollow(year, open, today)[0] ?? null);
  }
  return found;
};
