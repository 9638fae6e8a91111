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
 * @param accountsVersion increases with every write to an account. A demo that is loaded anew gives children the same ids
 * again, and writes accounts, so what is remembered counts for one version only.
 */
export const awaitingTest = (accountsVersion: () => number): AwaitingTest => {
  const placed = new LRUCache<number, { version: number }>({ max: MOST_PLACED });
  return async (db, childIds, now) => {
    const version = accountsVersion();
    const asked = childIds.filter((childId) => placed.get(childId)?.version !== version);
    const rows = await selectPlacements(db, asked);
    for (const row of rows) if (isPlaced(row)) placed.set(row.childId, { version });
    return new Set(rows.filter((row) => awaitsTest(row, now)).map(({ childId }) => childId));
  };
};
