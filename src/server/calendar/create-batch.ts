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
import { recordBatch } from './audited-batch.ts';

/** `isNew`: a new academic year, which deactivates the batch created last before it. */
export interface NewBatch extends BatchCalendar, Omit<Registration, 'isActive'> {
  readonly isNew: boolean;
  /** the batch that has to be the last one still; undefined when any may be */
  readonly previous?: number | undefined;
  /** the account of who creates it; null when no person does */
  readonly by: number | null;
}

/** Creates a batch, open to registrations from its first registration day on. Its number is one more than the last. */
export const createBatch = async (
  { database, clock }: Pick<CalendarContext, 'database' | 'clock'>,
  { isNew, by, previous, ...given }: NewBatch,
): Promise<Batch | Refused<BatchRefusal | 'batch_created_meanwhile'>> => {
  const now = clock.now();
  const refused = batchCreationRefusal(given, dayInJakarta(now));
  if (refused !== null) return refuse(refused);
  const holidayWeeks = given.holidayWeeks.toSorted(compareDates);
  return database.transaction(async (tx) => {
    const last = await lockLastBatch(tx);
    if (previous !== undefined && last?.academicYearId !== previous) return refuse('batch_created_meanwhile');
    const earlier = last ? [last] : [];
    const replaced = isNew ? batchDeactivatedByNew(earlier) : null;
    if (replaced) {
      const { academicYearId } = replaced;
      const closed = await updateBatch(tx, academicYearId, { isActive: false });
      await recordBatch(tx, { by, at: now }, replaced, closed);
    }
    const batch = { ...given, holidayWeeks, batch: nextBatchNumber(earlier), isActive: true };
    const created = await insertBatch(tx, batch, now);
    await recordBatch(tx, { by, at: now }, null, created);
    return created;
  });
};
