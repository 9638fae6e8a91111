import { type SQL, and, asc, eq, gt, isNotNull, lt } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { OpenDatabase, Tx, Database } from '../platform/db/database.ts';
import { lockAnyChild } from '../families/known-children.ts';
import { enrolments } from './tables.ts';

const BATCH = 200;

/** A condition on an enrolment by its id, which a later noun knows. */
type EnrolmentCondition = (enrolmentId: AnyPgColumn) => SQL;

/** Enrolments that families replaced before this instant and that fulfil a condition, by their ids, from after one of them. */
const selectReplacedBefore = (
  db: Database,
  before: Date,
  fulfils: EnrolmentCondition,
  after: number,
): Promise<{ enrolmentId: number; childId: number }[]> =>
  db
    .select({ enrolmentId: enrolments.enrolmentId, childId: enrolments.childId })
    .from(enrolments)
    .where(
      and(
        lt(enrolments.replacedAt, before),
        gt(enrolments.enrolmentId, after),
        fulfils(enrolments.enrolmentId),
      ),
    )
    .orderBy(asc(enrolments.enrolmentId))
    .limit(BATCH);

/** Deletes one with its bills, unless it stands again since or does not fulfil the condition any more. */
const deleteReplaced = async (tx: Tx, enrolmentId: number, fulfils: EnrolmentCondition): Promise<void> => {
  const isStillReplaced = and(
    eq(enrolments.enrolmentId, enrolmentId),
    isNotNull(enrolments.replacedAt),
    fulfils(enrolments.enrolmentId),
  );
  await tx.delete(enrolments).where(isStillReplaced);
};

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
