import type { Batch } from './batch-store.ts';

/** What the audit log keeps of a batch. */
export const auditedBatch = (batch: Batch) => ({
  batch: batch.batch,
  start_date: batch.startDate,
  start_registration: batch.startRegistration,
  end_registration: batch.endRegistration,
  is_active: batch.isActive,
  holiday_weeks: batch.holidayWeeks.join(', '),
});
