import { eq } from 'drizzle-orm';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { registrationCallsMade, registrationTold } from './tables.ts';

/** A statement of PostgreSQL takes 65,535 values. */
const ROWS_OF_A_STATEMENT = 1000;

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

/** The children whom a notice of this batch's registration has named. */
export const selectTold = async (db: Database, academicYearId: number): Promise<ReadonlySet<number>> => {
  const rows = await db
    .select({ childId: registrationTold.childId })
    .from(registrationTold)
    .where(eq(registrationTold.academicYearId, academicYearId));
  return new Set(rows.map(({ childId }) => childId));
};

export const insertTold = async (
  tx: Tx,
  academicYearId: number,
  childIds: readonly number[],
): Promise<void> => {
  const rows = childIds.map((childId) => ({ academicYearId, childId }));
  for (let from = 0; from < rows.length; from += ROWS_OF_A_STATEMENT)
    await tx
      .insert(registrationTold)
      .values(rows.slice(from, from + ROWS_OF_A_STATEMENT))
      .onConflictDoNothing();
};
