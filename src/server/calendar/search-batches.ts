import { DEFAULT_PAGE_SIZE } from '../../contract/fields.ts';
import type { AcademicYear } from '../../contract/objects.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import { containing } from '../platform/db/like-pattern.ts';
import { searchBatches as select } from './batch-store.ts';
import { presentBatch } from './present-batch.ts';

/**
 * The back office's list of batches, the newest first, found by number or a date as it is shown (DD-MM-YYYY).
 * @returns every batch when neither a page nor a size was asked for; `total` only when one was
 */
export const searchBatches = async (
  database: OpenDatabase,
  {
    q,
    page,
    size = page === undefined ? undefined : DEFAULT_PAGE_SIZE,
  }: { q: string; page?: number | undefined; size?: number | undefined },
): Promise<{ academic_years: AcademicYear[]; total?: number }> => {
  const pattern = q ? containing(q) : null;
  const { found, total } = await select(database.db, { pattern, page: page ?? 1, size });
  return { academic_years: found.map(presentBatch), ...(total !== undefined && { total }) };
};
