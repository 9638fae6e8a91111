import { type Refused, refuse, refuseAsChanged, refuseFields } from '../../contract/refusals.ts';
import type { WrittenTestWork } from '../../contract/written-test-objects.ts';
import { pointsProblem, sameScores, withWriting } from '../../domain/assessment/written-scores.ts';
import { isStale } from '../../domain/values/version.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Tx } from '../platform/db/database.ts';
import { auditedTest, nameOfTest } from './audited.ts';
import type { WrittenTestsContext } from './context.ts';
import { presentChanged } from './present-test.ts';
import { contentOfTest } from './score-written-test.ts';
import { type StaffScope, isOfScope, mayChangeResult } from './staff-scope.ts';
import { type TestRow, findTest, lockTest, updateTest } from './written-test-store.ts';

type Marking = Pick<WrittenTestsContext, 'database' | 'clock' | 'teaches' | 'followResult'>;

interface Place {
  writtenTestId: number;
  /** the version from which it was changed */
  version?: number | undefined;
}

/** A change of a test's result, under the lock of its row, within the scope, kept in the log. */
export const changeTest = async <
  Name extends 'invalid_input' | 'written_test_not_finished' | 'written_test_otherwise',
>(
  context: Marking,
  scope: StaffScope,
  { writtenTestId, version }: Place,
  change: (tx: Tx, test: TestRow, now: Date) => Promise<Parameters<typeof updateTest>[2] | Refused<Name>>,
): Promise<WrittenTestWork | Refused<'not_found' | 'changed_meanwhile' | Name>> => {
  const { database, clock, followResult } = context;
  const found = await findTest(database.db, writtenTestId);
  if (!found || !mayChangeResult(scope, found.groupTeacher)) return refuse('not_found');
  if (!(await isOfScope(context, scope, found.childId))) return refuse('not_found');
  return database.transaction(async (tx) => {
    const test = await lockTest(tx, writtenTestId);
    if (!test) return refuse('not_found');
    if (isStale(version, test.version))
      return refuseAsChanged({ written_test: await presentChanged(tx, scope, writtenTestId) });
    const now = clock.now();
    const changes = await change(tx, test, now);
    if ('refused' in changes) return changes;
    const after = await updateTest(tx, writtenTestId, changes);
    // Another photo of a sheet is no other result.
    if (test.markedAt === null || !sameScores(test.scores, after.scores))
      await followResult(tx, { enrolmentId: test.enrolmentId, part: test.part, by: scope.userId, now });
    await recordChange(tx, {
      by: scope.userId,
      at: now,
      kind: 'written_test',
      objectId: writtenTestId,
      name: nameOfTest(test),
      before: auditedTest(test),
      after: auditedTest(after),
    });
    return presentChanged(tx, scope, writtenTestId);
  });
};

/** A result that was known before and is another now: whoever has told of it has to tell it anew (rule R207). */
export const knownAnew = (test: TestRow, scores: TestRow['scores'], { userId }: StaffScope, now: Date) => ({
  scores,
  markedAt: test.markedAt ?? now,
  markedBy: userId,
  ...(test.markedAt !== null && !sameScores(test.scores, scores) && { changedAt: now }),
});

/** Gives the points of what a child wrote at home; as often as the teacher corrects them (rule R207). */
export const markWriting = (
  context: Marking,
  scope: StaffScope,
  { points, ...place }: Place & { points: readonly number[] },
) =>
  changeTest(context, scope, place, async (tx, test, now) => {
    if (test.way === 'paper') return refuse('written_test_otherwise');
    if (test.finishedAt === null) return refuse('written_test_not_finished');
    const content = await contentOfTest(tx, test);
    const problem = pointsProblem(content, points);
    if (problem !== null) return refuseFields({ points: problem });
    return { points, ...knownAnew(test, withWriting(test.scores, content, points), scope, now) };
  });
