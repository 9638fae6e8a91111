import type { AcademicYear } from '../../contract/objects.ts';
import { endDateOf } from '../../domain/calendar/batch-year.ts';
import type { Batch } from './batch-store.ts';

/** A batch as the wire shows it. */
export const presentBatch = (batch: Batch): AcademicYear => ({
  academic_year_id: batch.academicYearId,
  batch: batch.batch,
  start_date: batch.startDate,
  end_date: endDateOf(batch.startDate),
  start_registration: batch.startRegistration,
  end_registration: batch.endRegistration,
  is_active: batch.isActive,
  holiday_week: JSON.stringify(batch.holidayWeeks),
  version: batch.version,
});
