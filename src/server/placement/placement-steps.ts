import { eq, sql } from 'drizzle-orm';
import type { PlacedBy } from '../../domain/enrolment/placement-status.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database } from '../platform/db/database.ts';
import { placementTests, placements } from './tables.ts';

/** How far a child is with its placement; instants as JSON has them. */
export interface PlacementStep {
  readonly settledAt: string;
  readonly startedAt: string | null;
  readonly placedBy: PlacedBy | null;
  readonly result: number | null;
}

/** The placements of these children by child, as a part of a query that asks for the steps of several nouns. */
export const placementSteps = (db: Database, childIds: readonly number[]) =>
  db
    .select({
      kind: sql<string>`'placement'`.as('kind'),
      of: sql<number>`${placements.childId}`.as('of'),
      facts:
        sql<object>`json_build_object('settledAt', ${placements.settledAt}, 'startedAt', ${placementTests.startedAt},
        'placedBy', ${placements.placedBy}, 'result', ${placements.result})`.as('facts'),
    })
    .from(placements)
    .leftJoin(placementTests, eq(placementTests.childId, placements.childId))
    .where(isAnyOf(placements.childId, childIds));
