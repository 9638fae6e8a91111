import { type SQL, and, asc, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database, Tx } from '../platform/db/database.ts';
import { enrolments } from './tables.ts';

const BATCH = 200;

/** A condition on an enrolment by its id, which a later noun knows. */
export type EnrolmentCondition = (enrolmentId: AnyPgColumn) => SQL;

/** Enrolments that families replaced before this instant and that fulfil a condition, by their ids, from after one of them. */
export const selectReplacedBefore = (
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
export const deleteReplaced = async (
  tx: Tx,
  enrolmentId: number,
  fulfils: EnrolmentCondition,
): Promise<void> => {
  const isStillReplaced = and(
    eq(enrolments.enrolmentId, enrolmentId),
    isNotNull(enrolments.replacedAt),
    isNull(enrolments.settledAt),
    fulfils(enrolments.enrolmentId),
  );
  await tx.delete(enrolments).where(isStillReplaced);
};
