import type { Database } from '../platform/db/database.ts';
import { type Batch, selectBatches } from './batch-store.ts';

export type { Batch } from './batch-store.ts';

/** A batch by its id; null when there is none. */
export const findBatch = async (db: Database, academicYearId: number): Promise<Batch | null> =>
  (await selectBatches(db, [academicYearId]))[0] ?? null;

/** Those of these batches that exist, by id: one query, however many they are. */
export const findBatches = async (
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Batch>> =>
  new Map((await selectBatches(db, ids)).map((batch) => [batch.academicYearId, batch]));
