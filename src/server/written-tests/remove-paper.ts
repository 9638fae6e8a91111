import { type Refused, refuse, refuseAsChanged } from '../../contract/refusals.ts';
import { isStale } from '../../domain/values/version.ts';
import { recordChange } from '../audit/record-change.ts';
import { auditedTest, nameOfTest } from './audited.ts';
import type { WrittenTestsContext } from './context.ts';
import { presentChanged } from './present-test.ts';
import { type StaffScope, isOfScope, mayChangeResult } from './staff-scope.ts';
import { deleteTest, findTest, lockTest } from './written-test-store.ts';

type Removing = Pick<
  WrittenTestsContext,
  'database' | 'clock' | 'files' | 'teaches' | 'isReported' | 'followResult'
>;
type RemovalRefused = Refused<
  'not_found' | 'changed_meanwhile' | 'written_test_otherwise' | 'written_test_reported'
>;

/**
 * Removes a test on paper that was entered for the wrong child, and then its photo, which may show another child's sheet. The child's
 * own test is as open or missed as before (rule R270).
 */
export const removePaper = async (
  context: Removing,
  scope: StaffScope,
  { writtenTestId, version }: { writtenTestId: number; version?: number | undefined },
): Promise<RemovalRefused | null> => {
  const { database, clock, files, isReported, followResult } = context;
  const found = await findTest(database.db, writtenTestId);
  if (!found || !mayChangeResult(scope, found.groupTeacher)) return refuse('not_found');
  if (!(await isOfScope(context, scope, found.childId))) return refuse('not_found');
  const removed = await database.transaction(async (tx) => {
    const test = await lockTest(tx, writtenTestId);
    if (!test) return refuse('not_found');
    if (isStale(version, test.version))
      return refuseAsChanged({ written_test: await presentChanged(tx, scope, writtenTestId) });
    if (test.way === 'home') return refuse('written_test_otherwise');
    const { enrolmentId, part } = test;
    if (await isReported(tx, { enrolmentId, part })) return refuse('written_test_reported');
    const now = clock.now();
    await deleteTest(tx, writtenTestId);
    await followResult(tx, { enrolmentId, part, by: scope.userId, now });
    await recordChange(tx, {
      by: scope.userId,
      at: now,
      kind: 'written_test',
      objectId: writtenTestId,
      name: nameOfTest(test),
      before: auditedTest(test),
      after: null,
    });
    return { sheetKey: test.sheetKey };
  });
  if ('refused' in removed) return removed;
  if (removed.sheetKey !== null) await files.remove(removed.sheetKey);
  return null;
};
