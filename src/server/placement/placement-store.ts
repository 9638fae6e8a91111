import { and, asc, eq, getTableColumns, isNull, lt, lte, min, not, notExists, sql } from 'drizzle-orm';
import { wasLeft } from '../enrolment/enrolment-rows.ts';
import { intArray, isInPlaceholder } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';
import { firstRow } from '../platform/db/rows.ts';
import { placementTests, placements } from './tables.ts';

/** A placement, and when its test was started; null until then. */
export type PlacementRow = typeof placements.$inferSelect & { testStartedAt: Date | null };

/** Does nothing when the child has its placement already, so that a repeated settlement cannot fail. */
export const insertPlacement = async (tx: Tx, ...rows: (typeof placements.$inferInsert)[]): Promise<void> => {
  await tx.insert(placements).values(rows).onConflictDoNothing({ target: placements.childId });
};

/** A placement is of another year now. */
export const movePlacement = async (tx: Tx, childId: number, enrolmentId: number): Promise<void> => {
  await tx.update(placements).set({ enrolmentId }).where(eq(placements.childId, childId));
};

/** Removes the placement of this year while its test is awaited and not started. */
export const deleteAwaited = async (tx: Tx, enrolmentId: number): Promise<void> => {
  await tx.delete(placements).where(and(eq(placements.enrolmentId, enrolmentId), awaited(tx)));
};

const withStart = (db: Database) =>
  db
    .select({ ...getTableColumns(placements), testStartedAt: placementTests.startedAt })
    .from(placements)
    .leftJoin(placementTests, eq(placementTests.childId, placements.childId));

const selectOfChildren = prepared('placements', (db) =>
  withStart(db).where(isInPlaceholder(placements.childId, 'childIds')),
);

export const selectPlacements = async (db: Database, childIds: readonly number[]): Promise<PlacementRow[]> =>
  childIds.length === 0 ? [] : selectOfChildren(db, { childIds: intArray(childIds) });

const selectOfChild = prepared('placement', (db) =>
  withStart(db).where(eq(placements.childId, sql.placeholder('childId'))),
);

/** One by its own query, which PostgreSQL plans once: one by a list of ids is planned each time. */
export const findPlacement = (db: Database, childId: number): Promise<PlacementRow | null> =>
  firstRow(selectOfChild(db, { childId }));

/** Neither placed nor at the test, and of a child that has not left. */
const awaited = (db: Database) =>
  and(
    isNull(placements.placedBy),
    not(wasLeft(placements.enrolmentId)),
    notExists(
      db
        .select({ childId: placementTests.childId })
        .from(placementTests)
        .where(eq(placementTests.childId, placements.childId)),
    ),
  );

/** The earliest settlement of a first year whose child has not started its test. */
export const earliestAwaited = async (db: Database): Promise<Date | null> => {
  const [row] = await db
    .select({ at: min(placements.settledAt) })
    .from(placements)
    .where(awaited(db));
  return row?.at ?? null;
};

/** Children who have not started their test, and whose first year was settled at `instant` or before. */
export const selectAwaited = async (db: Database, instant: Date): Promise<number[]> => {
  const rows = await db
    .select({ childId: placements.childId })
    .from(placements)
    .where(and(awaited(db), lte(placements.settledAt, instant)))
    .orderBy(asc(placements.settledAt), asc(placements.enrolmentId));
  return rows.map(({ childId }) => childId);
};

/** The earliest settlement of the children awaited, for each number of reminders below `count`. */
export const earliestToRemind = async (
  db: Database,
  count: number,
): Promise<{ settledAt: Date; reminders: number }[]> => {
  const rows = await db
    .select({ settledAt: min(placements.settledAt), reminders: placements.reminders })
    .from(placements)
    .where(and(awaited(db), lt(placements.reminders, count)))
    .groupBy(placements.reminders);
  return rows.flatMap(({ settledAt, reminders }) => (settledAt ? [{ settledAt, reminders }] : []));
};

/** Children who have not started their test, and were reminded fewer than `count` times: those of the last three days. */
export const selectToRemind = (
  db: Database,
  count: number,
): Promise<Pick<PlacementRow, 'childId' | 'settledAt' | 'reminders'>[]> =>
  db
    .select({
      childId: placements.childId,
      settledAt: placements.settledAt,
      reminders: placements.reminders,
    })
    .from(placements)
    .where(and(awaited(db), lt(placements.reminders, count)))
    .orderBy(asc(placements.settledAt), asc(placements.enrolmentId));

export const setReminders = async (tx: Tx, childId: number, reminders: number): Promise<void> => {
  await tx.update(placements).set({ reminders }).where(eq(placements.childId, childId));
};

export const setPlaced = async (
  tx: Tx,
  childId: number,
  placed: { placedBy: NonNullable<PlacementRow['placedBy']>; placedAt: Date; result?: number },
): Promise<void> => {
  await tx.update(placements).set(placed).where(eq(placements.childId, childId));
};
