import { getTableColumns } from 'drizzle-orm';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { placementTests, placements } from './tables.ts';

/** Deletes what these children answered in their placement tests; the grade that was found stays with the year. */
export const eraseTests = async (tx: Tx, childIds: readonly number[]): Promise<void> => {
  await tx.delete(placementTests).where(isAnyOf(placementTests.childId, childIds));
};

/** Deletes how the grades of these years were found. */
export const deletePlacements = async (tx: Tx, enrolmentIds: readonly number[]): Promise<void> => {
  await tx.delete(placements).where(isAnyOf(placements.enrolmentId, enrolmentIds));
};

/** How the grades of these children were found, and what they answered. The addresses of recordings follow from the seed, which stays here. */
export const heldOfTests = async (db: Database, childIds: readonly number[]) => {
  const { seed: _secret, ...columns } = getTableColumns(placementTests);
  return {
    placements: await db.select().from(placements).where(isAnyOf(placements.childId, childIds)),
    tests: await db.select(columns).from(placementTests).where(isAnyOf(placementTests.childId, childIds)),
  };
};
