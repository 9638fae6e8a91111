import type { Database } from '../platform/db/database.ts';
import { type Batch, selectBatch, selectBatches } from './batch-store.ts';

export type { Batch } from './batch-store.ts';

/** A batch by its id; null when there is none. */
export const findBatch = (db: Database, academicYearId: number): Promise<Batch | null> =>
  selectBatch(db, academicYearId);

/** Those of these batches that exist, by id: one query, however many they are. */
export const findBatches = async (
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Batch>> =>
  new Map((await selectBatches(db, ids)).map((batch) => [batch.academicYearId, batch]));
