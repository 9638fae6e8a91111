import { type Refused, refuse } from '../../contract/refusals.ts';
import { batchDeactivatedByNew, nextBatchNumber } from '../../domain/calendar/batch-activity.ts';
import type { BatchCalendar } from '../../domain/calendar/batch-year.ts';
import {
  type BatchRefusal,
  type Registration,
  batchCreationRefusal,
} from '../../domain/calendar/registration.ts';
import { recordChange } from '../audit/record-change.ts';
import { compareDates, dayInJakarta } from '../../domain/values/calendar-date.ts';
import { auditedBatch } from './audited-batch.ts';
import { type Batch, insertBatch, lockLastBatch, updateBatch } from './batch-store.ts';
import type { CalendarContext } from './context.ts';

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
    const record = (objectId: number, before: Batch | null, after: Batch) =>
      recordChange(tx, {
        by,
        at: now,
        kind: 'batch',
        objectId,
        name: String(after.batch),
        before: before && auditedBatch(before),
        after: auditedBatch(after),
      });
    if (replaced) {
      const { academicYearId } = replaced;
      await record(academicYearId, replaced, await updateBatch(tx, academicYearId, { isActive: false }));
    }
    const batch = { ...given, holidayWeeks, batch: nextBatchNumber(earlier), isActive: true };
    const created = await insertBatch(tx, batch, now);
    await record(created.academicYearId, null, created);
    return created;
  });
};
