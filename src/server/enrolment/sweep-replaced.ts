import type { Database, OpenDatabase, Tx } from '../platform/db/database.ts';
import { lockAnyChild } from '../families/known-children.ts';
import { deleteReplaced, selectReplacedBefore } from './replaced-store.ts';

/**
 * Deletes the enrolments that families replaced before this instant, with their bills.
 * @param mayBePaid whether money may still come for one, or has come; its child is locked, as by everything that moves money
 */
export const sweepReplaced = async (
  database: Pick<OpenDatabase, 'db' | 'transaction'>,
  before: Date,
  mayBePaid: (db: Database, enrolmentId: number) => Promise<boolean>,
): Promise<void> => {
  let replaced = await selectReplacedBefore(database.db, before, 0);
  while (replaced.length > 0) {
    for (const { enrolmentId, childId } of replaced)
      await database.transaction(async (tx: Tx) => {
        await lockAnyChild(tx, childId);
        if (!(await mayBePaid(tx, enrolmentId))) await deleteReplaced(tx, enrolmentId);
      });
    replaced = await selectReplacedBefore(database.db, before, replaced.at(-1)?.enrolmentId ?? 0);
  }
};
