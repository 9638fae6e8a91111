import { and, asc, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Database, Tx } from '../platform/db/database.ts';
import { enrolments } from './tables.ts';

const BATCH = 200;

/** Enrolments that families replaced before this instant and never paid, by their ids, from after one of them. */
export const selectReplacedBefore = (
  db: Database,
  before: Date,
  after: number,
): Promise<{ enrolmentId: number; childId: number }[]> =>
  db
    .select({ enrolmentId: enrolments.enrolmentId, childId: enrolments.childId })
    .from(enrolments)
    .where(and(lt(enrolments.replacedAt, before), gt(enrolments.enrolmentId, after)))
    .orderBy(asc(enrolments.enrolmentId))
    .limit(BATCH);

/** Deletes one with its bills, unless it stands again since. */
export const deleteReplaced = async (tx: Tx, enrolmentId: number): Promise<void> => {
  const isStillReplaced = and(
    eq(enrolments.enrolmentId, enrolmentId),
    isNotNull(enrolments.replacedAt),
    isNull(enrolments.settledAt),
  );
  await tx.delete(enrolments).where(isStillReplaced);
};
