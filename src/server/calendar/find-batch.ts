import type { Database } from '../platform/db/database.ts';
import { type Batch, selectBatch } from './batch-store.ts';

export type { Batch } from './batch-store.ts';

/** A batch by its id; null when there is none. */
export const findBatch = (db: Database, academicYearId: number): Promise<Batch | null> =>
  selectBatch(db, academicYearId);
