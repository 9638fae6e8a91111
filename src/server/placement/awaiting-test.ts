import { LRUCache } from 'lru-cache';
import { isPlaced } from '../../domain/enrolment/placement-status.ts';
import type { Database } from '../platform/db/database.ts';
import { awaitsTest } from './placement-of.ts';
import { selectPlacements } from './placement-store.ts';

const MOST_PLACED = 10_000;

/**
 * Which of these children await the placement test or are at it at `now`; one query at most.
 * @param db not a transaction: what it saw might never be committed
 */
export type AwaitingTest = (
  db: Database,
  childIds: readonly number[],
  now: Date,
) => Promise<ReadonlySet<number>>;

/**
 * A child whose grade is decided awaits nothing any more, whatever happens later: it is not asked about again. Only that is
 * remembered, of each child by itself.
 * @param emptied counts how often the database was emptied, or may have been: a demo that is loaded anew gives other children
 * the same ids, so what is remembered counts for one such number only
 */
export const awaitingTest = (emptied: () => number): AwaitingTest => {
  const placed = new LRUCache<number, number>({ max: MOST_PLACED });
  return async (db, childIds, now) => {
    const before = emptied();
    const asked = childIds.filter((childId) => placed.get(childId) !== before);
    const rows = await selectPlacements(db, asked);
    for (const row of rows) if (isPlaced(row)) placed.set(row.childId, before);
    return new Set(rows.filter((row) => awaitsTest(row, now)).map(({ childId }) => childId));
  };
};
