import type { Database } from '../platform/db/database.ts';
import { batches } from './tables.ts';

export { type Batch, toBatch } from './batch-store.ts';

/** The batches as a part of a query, which those of other nouns join. */
export const batchRows = (db: Database) =>
  db
    .select({
      academicYearId: batches.academicYearId,
      batch: batches.batch,
      version: batches.version,
      startDate: batches.startDate,
      startRegistration: batches.startRegistration,
      endRegistration: batches.endRegistration,
      isActive: batches.isActive,
      holidayWeeks: batches.holidayWeeks,
    })
    .from(batches)
    .as('batch_rows');

/** The columns to select of them. */
export const batchColumns = (rows: ReturnType<typeof batchRows>) => ({
  academicYearId: rows.academicYearId,
  batch: rows.batch,
  version: rows.version,
  startDate: rows.startDate,
  startRegistration: rows.startRegistration,
  endRegistration: rows.endRegistration,
  isActive: rows.isActive,
  holidayWeeks: rows.holidayWeeks,
});
