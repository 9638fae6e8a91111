import { asc, eq, getTableColumns, isNull, min } from 'drizzle-orm';
import { type Part, isPart } from '../../domain/placement/test-parts.ts';
import type { TestProgress } from '../../domain/placement/test-progress.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { placementTests, placements } from './tables.ts';

type Stored = typeof placementTests.$inferSelect;
type Placed = Pick<typeof placements.$inferSelect, 'placedBy' | 'placedAt' | 'result'>;

/** A test, and what has decided the child's grade; staff may do that while the child is at it. */
export type TestRow = Stored & Placed & { activePart: Part };

const read = (row: Stored & Placed): TestRow => {
  const { activePart } = row;
  if (!isPart(activePart)) throw new Error(`child ${row.childId} is at no part but ${activePart}`);
  return { ...row, activePart };
};

const tests = (db: Database) =>
  db
    .select({
      ...getTableColumns(placementTests),
      placedBy: placements.placedBy,
      placedAt: placements.placedAt,
      result: placements.result,
    })
    .from(placementTests)
    .innerJoin(placements, eq(placements.childId, placementTests.childId));

export const findTest = async (db: Database, childId: number): Promise<TestRow | null> => {
  const [row] = await tests(db).where(eq(placementTests.childId, childId));
  return row ? read(row) : null;
};

/** The tests of some children, in the order they were started. */
export const selectTests = async (db: Database, childIds: readonly number[]): Promise<TestRow[]> => {
  if (childIds.length === 0) return [];
  const rows = await tests(db)
    .where(isAnyOf(placementTests.childId, childIds))
    .orderBy(asc(placementTests.startedAt), asc(placementTests.placementTestId));
  return rows.map(read);
};

export const insertTest = async (
  tx: Tx,
  test: Omit<typeof placementTests.$inferInsert, 'placementTestId'>,
): Promise<void> => {
  await tx.insert(placementTests).values(test);
};

/** Saves how far a test has come. Its row is read and written under the lock of its child. */
export const updateProgress = async (
  tx: Tx,
  childId: number,
  { activePart, answers, answerTimes, replays }: TestProgress & { replays: number },
): Promise<void> => {
  await tx
    .update(placementTests)
    .set({ activePart, answers, answerTimes, replays })
    .where(eq(placementTests.childId, childId));
};

export const setFinished = async (
  tx: Tx,
  childId: number,
  finished: { finishedAt: Date; rightByPart: readonly number[]; activePart: Part },
): Promise<void> => {
  await tx.update(placementTests).set(finished).where(eq(placementTests.childId, childId));
};

const running = isNull(placementTests.finishedAt);

/** When the test that runs longest was started; null when none runs. */
export const earliestRunning = async (db: Database): Promise<Date | null> => {
  const [row] = await db
    .select({ at: min(placementTests.startedAt) })
    .from(placementTests)
    .where(running);
  return row?.at ?? null;
};

/** The children whose tests are not scored yet, the longest running first. */
export const selectRunning = (db: Database): Promise<{ childId: number; startedAt: Date }[]> =>
  db
    .select({ childId: placementTests.childId, startedAt: placementTests.startedAt })
    .from(placementTests)
    .where(running)
    .orderBy(asc(placementTests.startedAt));
