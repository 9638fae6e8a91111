import type { Database } from '../platform/db/database.ts';
import { awaitsTest } from './placement-of.ts';
import { selectPlacements } from './placement-store.ts';

/** Which of these children await the placement test or are at it at `now`; one query at most. */
export const awaitingTest = async (
  db: Database,
  childIds: readonly number[],
  now: Date,
): Promise<ReadonlySet<number>> => {
  const rows = await selectPlacements(db, childIds);
  return new Set(rows.filter((row) => awaitsTest(row, now)).map(({ childId }) => childId));
};
export type AwaitingTest = typeof awaitingTest;
