import type { Database } from '../platform/db/database.ts';
import { selectBatchNumbers } from './enrolment-store.ts';

/** The number of the batch that each of these enrolments is in. */
export const batchNumbers = async (
  db: Database,
  enrolmentIds: readonly number[],
): Promise<ReadonlyMap<number, number>> =>
  new Map((await selectBatchNumbers(db, enrolmentIds)).map(({ enrolmentId, batch }) => [enrolmentId, batch]));
