import { and, asc, eq, lte, min, sql } from 'drizzle-orm';
import type { PlacementResult } from '../../domain/placement/result.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { enrolments } from './tables.ts';

/** First years whose child was not placed yet, in the words of the index `enrolments_placement_idx`. */
const unplaced = sql`purpose = 'BUY_COURSE' and settled_at is not null and placed_by_time_at is null and result is null`;

/** When the first of those was settled whose child was not placed yet. */
export const earliestUnplaced = async (db: Database): Promise<Date | null> => {
  const [row] = await db
    .select({ at: min(enrolments.settledAt) })
    .from(enrolments)
    .where(unplaced);
  return row?.at ?? null;
};

/** Children not placed yet whose first year was settled at `instant` or before. */
export const selectUnplaced = async (db: Database, instant: Date): Promise<number[]> => {
  const rows = await db
    .select({ childId: enrolments.childId })
    .from(enrolments)
    .where(and(unplaced, lte(enrolments.settledAt, instant)))
    .orderBy(asc(enrolments.settledAt), asc(enrolments.enrolmentId));
  return rows.map(({ childId }) => childId);
};

export const setPlacement = async (
  tx: Tx,
  enrolmentId: number,
  changes: { grade?: number; result?: PlacementResult; placedByTimeAt?: Date },
): Promise<void> => {
  await tx.update(enrolments).set(changes).where(eq(enrolments.enrolmentId, enrolmentId));
};
