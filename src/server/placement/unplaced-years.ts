import { and, isNull } from 'drizzle-orm';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database } from '../platform/db/database.ts';
import { placements } from './tables.ts';

/** Those of these years whose grade nothing has decided yet: the placement test is awaited or under way. */
export const unplacedYears = async (
  db: Database,
  enrolmentIds: readonly number[],
): Promise<ReadonlySet<number>> => {
  const rows = await db
    .select({ enrolmentId: placements.enrolmentId })
    .from(placements)
    .where(and(isAnyOf(placements.enrolmentId, enrolmentIds), isNull(placements.placedBy)));
  return new Set(rows.map(({ enrolmentId }) => enrolmentId));
};

/** All of them as a part of a query, which those of other nouns join. */
export const unplacedRows = (db: Database) =>
  db
    .select({ unplacedId: placements.enrolmentId })
    .from(placements)
    .where(isNull(placements.placedBy))
    .as('unplaced');
