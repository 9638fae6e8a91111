import { and, isNull, not } from 'drizzle-orm';
import { wasLeft } from '../enrolment/enrolment-rows.ts';
import type { Database } from '../platform/db/database.ts';
import { awaitsTest } from './placement-of.ts';
import { selectPlacements } from './placement-store.ts';
import { placements } from './tables.ts';

/** Which of these children await the placement test or are at it at `now`; one query at most. */
export const awaitingTest = async (
  db: Database,
  childIds: readonly number[],
  now: Date,
): Promise<ReadonlySet<number>> => {
  const rows = await selectPlacements(db, childIds);
  return new Set(rows.filter((row) => awaitsTest(row, now)).map(({ childId }) => childId));
};

/** Those of all children who have not left, as a part of a query: nothing has decided their grade yet. */
export const awaitedChildren = (db: Database) =>
  db
    .select({ childId: placements.childId })
    .from(placements)
    .where(and(isNull(placements.placedBy), not(wasLeft(placements.enrolmentId))));

export type AwaitingTest = typeof awaitingTest;
