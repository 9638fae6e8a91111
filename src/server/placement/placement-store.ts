import { and, asc, eq, isNull, lte, min } from 'drizzle-orm';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { placements } from './tables.ts';

export type PlacementRow = typeof placements.$inferSelect;

/** Does nothing when the child has its placement already, so that a repeated settlement cannot fail. */
export const insertPlacement = async (tx: Tx, placement: typeof placements.$inferInsert): Promise<void> => {
  await tx.insert(placements).values(placement).onConflictDoNothing({ target: placements.childId });
};

export const findPlacement = async (db: Database, childId: number): Promise<PlacementRow | null> => {
  const [row] = await db.select().from(placements).where(eq(placements.childId, childId));
  return row ?? null;
};

export const selectPlacements = async (db: Database, childIds: readonly number[]): Promise<PlacementRow[]> =>
  childIds.length === 0 ? [] : db.select().from(placements).where(isAnyOf(placements.childId, childIds));

const awaited = isNull(placements.placedBy);

/** The earliest settlement of a first year whose child is not placed yet. */
export const earliestAwaited = async (db: Database): Promise<Date | null> => {
  const [row] = await db
    .select({ at: min(placements.settledAt) })
    .from(placements)
    .where(awaited);
  return row?.at ?? null;
};

/** Children not placed yet whose first year was settled at `instant` or before. */
export const selectAwaited = async (db: Database, instant: Date): Promise<number[]> => {
  const rows = await db
    .select({ childId: placements.childId })
    .from(placements)
    .where(and(awaited, lte(placements.settledAt, instant)))
    .orderBy(asc(placements.settledAt), asc(placements.enrolmentId));
  return rows.map(({ childId }) => childId);
};

export const setPlaced = async (
  tx: Tx,
  childId: number,
  placed: { placedBy: NonNullable<PlacementRow['placedBy']>; placedAt: Date; result?: number },
): Promise<void> => {
  await tx.update(placements).set(placed).where(eq(placements.childId, childId));
};
