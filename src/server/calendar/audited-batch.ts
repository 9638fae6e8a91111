import { recordChange } from '../audit/record-change.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Batch } from './batch-store.ts';

/** What the audit log keeps of a batch. */
const auditedBatch = (batch: Batch) => ({
  batch: batch.batch,
  start_date: batch.startDate,
  start_registration: batch.startRegistration,
  end_registration: batch.endRegistration,
  is_active: batch.isActive,
  holiday_weeks: batch.holidayWeeks.join(', '),
});

/** Says in the audit log what became of a batch: null before it is made, and after it is gone. */
export const recordBatch = async (
  tx: Tx,
  { by, at }: { by: number | null; at: Date },
  before: Batch | null,
  after: Batch | null,
): Promise<void> => {
  const batch = after ?? before;
  if (!batch) return;
  const said = { kind: 'batch', objectId: batch.academicYearId, name: String(batch.batch) } as const;
  const facts = (of: Batch | null) => of && auditedBatch(of);
  await recordChange(tx, { ...said, by, at, before: facts(before), after: facts(after) });
};
