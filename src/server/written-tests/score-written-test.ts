import { isMarkedByServer, scoreSections } from '../../domain/assessment/written-scores.ts';
import { writtenTestLength } from '../../domain/assessment/written-window.ts';
import { finishTime, isDueForScoring, testDeadline } from '../../domain/placement/test-window.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import type { Job } from '../platform/jobs.ts';
import { contentOf } from './content-store.ts';
import type { WrittenTestsContext } from './context.ts';
import { type TestRow, earliestRunning, lockTest, selectRunning, updateTest } from './written-test-store.ts';
import { oneByOne } from '../platform/one-by-one.ts';

/** What a test at home shows, with the key. */
export const contentOfTest = (db: Database, { grade, part, revision, writtenTestId }: TestRow) => {
  if (revision === null) throw new Error(`written test ${writtenTestId} was taken on paper`);
  return contentOf(db, { grade, part, revision });
};

/** Ends a test at home with what is saved of it, in the transaction that holds its row (rules R205 and R207). */
export const finishTest = async (
  { followResult }: Pick<WrittenTestsContext, 'followResult'>,
  tx: Tx,
  test: TestRow,
  now: Date,
): Promise<TestRow> => {
  const content = await contentOfTest(tx, test);
  if (!test.answers) throw new Error(`written test ${test.writtenTestId} has no answers`);
  const finishedAt = finishTime(test.startedAt, now, writtenTestLength);
  const isMarked = isMarkedByServer(content);
  const finished = await updateTest(tx, test.writtenTestId, {
    finishedAt,
    scores: scoreSections(content, test.answers),
    markedAt: isMarked ? finishedAt : null,
  });
  if (isMarked) await followResult(tx, { enrolmentId: test.enrolmentId, part: test.part, by: null, now });
  return finished;
};

/** Ends a test when its time is up, after checking under its lock that nobody else has. */
export const finishIfOverdue = (
  context: Pick<WrittenTestsContext, 'database' | 'followResult'>,
  writtenTestId: number,
  now: Date,
): Promise<void> =>
  context.database.transaction(async (tx) => {
    const test = await lockTest(tx, writtenTestId);
    if (test && isDueForScoring(test, now, writtenTestLength)) await finishTest(context, tx, test, now);
  });

/** Ends the tests whose forty minutes are over with what was saved of them (rule R205). */
export const finishOverdueWrittenTestsJob = (
  context: Pick<WrittenTestsContext, 'database' | 'log' | 'followResult'>,
): Job => ({
  name: 'finish-overdue-written-tests',
  everyMinutes: 1,
  async nextDue() {
    const startedAt = await earliestRunning(context.database.db);
    return startedAt && testDeadline(startedAt, writtenTestLength);
  },
  async runDue(now, stopping) {
    const running = await selectRunning(context.database.db);
    const due = running
      .filter(({ startedAt }) => isDueForScoring({ startedAt, finishedAt: null }, now, writtenTestLength))
      .map((test) => test.writtenTestId);
    const failed = 'a written test could not be ended';
    await oneByOne(due, { log: context.log, stopping, of: 'test', failed }, (writtenTestId) =>
      finishIfOverdue(context, writtenTestId, now),
    );
  },
});
