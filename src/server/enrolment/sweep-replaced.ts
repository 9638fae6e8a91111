import type { OpenDatabase, Tx } from '../platform/db/database.ts';
import { lockAnyChild } from '../families/known-children.ts';
import { type EnrolmentCondition, deleteReplaced, selectReplacedBefore } from './replaced-store.ts';

/**
 * Deletes the enrolments that families replaced before this instant, with their bills.
 * @param mayNotBePaid that money may not come for one any more, nor has come. What may is not visited; a child is locked before it is
 * asked once more, as by everything that moves money.
 */
export const sweepReplaced = async (
  database: Pick<OpenDatabase, 'db' | 'transaction'>,
  before: Date,
  mayNotBePaid: EnrolmentCondition,
): Promise<void> => {
  let replaced = await selectReplacedBefore(database.db, before, mayNotBePaid, 0);
  while (replaced.length > 0) {
    for (const { enrolmentId, childId } of replaced)
      await database.transaction(async (tx: Tx) => {
        await lockAnyChild(tx, childId);
        await deleteReplaced(tx, enrolmentId, mayNotBePaid);
      });
    replaced = await selectReplacedBefore(
      database.db,
      before,
      mayNotBePaid,
      replaced.at(-1)?.enrolmentId ?? 0,
    );
  }
};
