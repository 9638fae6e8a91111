import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { registrationCallsMade } from './tables.ts';

export type CallRow = typeof registrationCallsMade.$inferSelect;

export const selectCalls = (db: Database, academicYearIds: readonly number[]): Promise<CallRow[]> =>
  db
    .select()
    .from(registrationCallsMade)
    .where(isAnyOf(registrationCallsMade.academicYearId, academicYearIds));

/** Keeps that a call was made; the first time counts. */
export const insertCall = async (tx: Tx, row: CallRow): Promise<void> => {
  await tx.insert(registrationCallsMade).values(row).onConflictDoNothing();
};
