import { type Refused, refuse } from '../../contract/refusals.ts';
import { deletionRefusal } from '../../domain/calendar/batch-activity.ts';
import { databaseFailure } from '../platform/db/errors.ts';
import { deleteBatchRow, lockBatch } from './batch-store.ts';
import type { CalendarContext } from './context.ts';
import { recordBatch } from './audited-batch.ts';

const FOREIGN_KEY_VIOLATION = '23503';

/** Deletes a batch that no child was ever enrolled in. Its number is given again when it was the last. */
export const deleteBatch = async (
  { database, clock, enrolledBatches }: CalendarContext,
  { by, academicYearId }: { by: number | null; academicYearId: number },
): Promise<object | Refused<'not_found' | 'batch_has_enrolments'>> => {
  try {
    return await database.transaction(async (tx) => {
      const batch = await lockBatch(tx, academicYearId);
      if (!batch) return refuse('not_found');
      const enrolled = await enrolledBatches(tx, [academicYearId]);
      const refused = deletionRefusal(enrolled.has(academicYearId));
      if (refused !== null) return refuse(refused);
      await deleteBatchRow(tx, academicYearId);
      await recordBatch(tx, { by, at: clock.now() }, batch, null);
      return {};
    });
  } catch (error) {
    // The lock holds up nobody who enrols: a child may have got its place since enrolments were counted.
    if (databaseFailure(error)?.code === FOREIGN_KEY_VIOLATION) return refuse('batch_has_enrolments');
    throw error;
  }
};
