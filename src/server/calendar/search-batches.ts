import type { ListQuery } from '../../contract/list.ts';
import type { AcademicYear } from '../../contract/objects.ts';
import type { Database } from '../platform/db/database.ts';
import { pageOfBatches } from './batch-store.ts';
import { presentBatch } from './present-batch.ts';

/** The back office's list of batches, the newest first, found by number or a date as it is shown (DD-MM-YYYY). */
export const searchBatches = async (
  db: Database,
  query: ListQuery,
): Promise<{ academic_years: AcademicYear[]; total?: number }> => {
  const { rows, ...counted } = await pageOfBatches(db, query);
  return { academic_years: rows.map(presentBatch), ...counted };
};
