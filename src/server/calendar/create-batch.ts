import { type Refused, refuse } from '../../contract/refusals.ts';
import { batchDeactivatedByNew, nextBatchNumber } from '../../domain/calendar/batch-activity.ts';
import type { BatchCalendar } from '../../domain/calendar/batch-year.ts';
import {
  type BatchRefusal,
  type Registration,
  batchCreationRefusal,
} from '../../domain/calendar/registration.ts';
import { compareDates, dayInJakarta } from '../../domain/values/calendar-date.ts';
import { type Batch, insertBatch, lockLastBatch, updateBatch } from './batch-store.ts';
import type { CalendarContext } from './context.ts';

/** `isNew`: a new academic year, which deactivates the batch created last before it. */
export interface NewBatch extends BatchCalendar, Omit<Registration, 'isActive'> {
  readonly isNew: boolean;
}

/** Creates a batch, open to registrations from its first registration day on. Its number is one more than the last. */
export const createBatch = async (
  { database, clock }: Pick<CalendarContext, 'database' | 'clock'>,
  { isNew, ...given }: NewBatch,
): Promise<Batch | Refused<BatchRefusal>> => {
  const now = clock.now();
  const refused = batchCreationRefusal(given, dayInJakarta(now));
  if (refused !== null) return refuse(refused);
  const holidayWeeks = given.holidayWeeks.toSorted(compareDates);
  return database.transaction(async (tx) => {
    const last = await lockLastBatch(tx);
    const earlier = last ? [last] : [];
    const replaced = isNew ? batchDeactivatedByNew(earlier) : null;
    if (replaced) await updateBatch(tx, replaced.academicYearId, { isActive: false });
    const batch = { ...given, holidayWeeks, batch: nextBatchNumber(earlier), isActive: true };
    return insertBatch(tx, batch, now);
  });
};
