import type { ListedAcademicYear } from '../../contract/listed.ts';
import { batchRefusals } from '../../domain/calendar/batch-activity.ts';
import { type CalendarDate, dayInJakarta } from '../../domain/values/calendar-date.ts';
import { type Batch, type BatchListQuery, pageOfBatches } from './batch-store.ts';
import type { CalendarContext } from './context.ts';
import { presentBatch } from './present-batch.ts';

/**
 * The back office's list of batches with what can be done to each today, the newest first unless another order is asked
 * for. Found by number or a date as it is shown (DD-MM-YYYY).
 */
export const searchBatches = async (
  { database: { db }, clock, enrolledBatches }: CalendarContext,
  query: BatchListQuery,
): Promise<{ academic_years: ListedAcademicYear[]; total?: number }> => {
  const { rows, ...counted } = await pageOfBatches(db, query);
  const enrolled = await enrolledBatches(
    db,
    rows.map(({ academicYearId }) => academicYearId),
  );
  const today = dayInJakarta(clock.now());
  return {
    academic_years: rows.map((batch) => listed(batch, enrolled.has(batch.academicYearId), today)),
    ...counted,
  };
};

const listed = (batch: Batch, hasEnrolments: boolean, today: CalendarDate): ListedAcademicYear => {
  const reasons = batchRefusals({ ...batch, hasEnrolments }, today);
  return {
    ...presentBatch(batch),
    can_activate: !batch.isActive && reasons.activate === null,
    can_deactivate: batch.isActive && reasons.deactivate === null,
    can_delete: reasons.delete === null,
    reasons,
  };
};
