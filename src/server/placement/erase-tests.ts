import { isAnyOf } from '../platform/db/any-of.ts';
import type { Tx } from '../platform/db/database.ts';
import { placementTests } from './tables.ts';

/** Deletes what these children answered in their placement tests; the grade that was found stays with the year. */
export const eraseTests = async (tx: Tx, childIds: readonly number[]): Promise<void> => {
  await tx.delete(placementTests).where(isAnyOf(placementTests.childId, childIds));
};
