import { asc, eq } from 'drizzle-orm';
import { enrolledChildren, yearsOfChildren } from '../enrolment/enrolled-children.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { writtenTestOpenings, writtenTests } from './tables.ts';

/**
 * What is held on the written tests of these children: what they answered, what it came to, and the photos of sheets. The addresses of
 * recordings follow from the seed, which stays here.
 */
export const heldOfWrittenTests = (db: Database, childIds: readonly number[]) => {
  const child = enrolledChildren(db);
  return db
    .select({
      childId: child.childId,
      writtenTestId: writtenTests.writtenTestId,
      grade: writtenTests.grade,
      part: writtenTests.part,
      way: writtenTests.way,
      startedAt: writtenTests.startedAt,
      finishedAt: writtenTests.finishedAt,
      answers: writtenTests.answers,
      scores: writtenTests.scores,
      points: writtenTests.points,
      markedAt: writtenTests.markedAt,
      changedAt: writtenTests.changedAt,
      sheetKey: writtenTests.sheetKey,
    })
    .from(writtenTests)
    .innerJoin(child, eq(child.enrolmentId, writtenTests.enrolmentId))
    .where(isAnyOf(child.childId, childIds))
    .orderBy(asc(writtenTests.startedAt), asc(writtenTests.writtenTestId));
};

/** No written test of these children is left. @returns their numbers, and the photos of sheets to remove */
export const eraseWrittenTests = async (
  tx: Tx,
  childIds: readonly number[],
): Promise<{ testIds: number[]; sheets: string[] }> => {
  const ids = await yearsOfChildren(tx, childIds);
  await tx.delete(writtenTestOpenings).where(isAnyOf(writtenTestOpenings.enrolmentId, ids));
  const rows = await tx
    .delete(writtenTests)
    .where(isAnyOf(writtenTests.enrolmentId, ids))
    .returning({ testId: writtenTests.writtenTestId, sheetKey: writtenTests.sheetKey });
  return {
    testIds: rows.map(({ testId }) => testId),
    sheets: rows.flatMap(({ sheetKey }) => sheetKey ?? []),
  };
};
