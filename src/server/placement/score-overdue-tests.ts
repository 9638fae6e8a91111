import { isDueForScoring, testDeadline } from '../../domain/placement/test-window.ts';
import { lockAnyChild } from '../families/known-children.ts';
import { describe } from '../platform/db/errors.ts';
import type { Job } from '../platform/jobs.ts';
import type { PlacementContext } from './context.ts';
import { scoreTest } from './score-test.ts';
import { earliestRunning, findTest, selectRunning } from './test-store.ts';

/** Scores the tests whose twenty minutes are over with what was saved of them (rule R40). */
export const scoreOverdueTestsJob = (context: PlacementContext): Job => ({
  name: 'score-overdue-tests',
  everyMinutes: 1,
  async nextDue() {
    const startedAt = await earliestRunning(context.database.db);
    return startedAt && testDeadline(startedAt);
  },
  async runDue(now, stopping) {
    for (const { childId, startedAt } of await selectRunning(context.database.db)) {
      if (stopping?.aborted) return;
      if (isDueForScoring({ startedAt, finishedAt: null }, now)) await tryScoring(context, childId, now);
    }
  },
});

/** A failure with one test is logged and does not stop the others; the next run retries it. */
const tryScoring = async (context: PlacementContext, childId: number, now: Date): Promise<void> => {
  try {
    await scoreIfOverdue(context, childId, now);
  } catch (error) {
    context.log.error({ child: childId, ...describe(error) }, 'a placement test could not be scored');
  }
};

/** Scores a child's test when its time is up, after checking under the child's lock that nobody else has. */
export const scoreIfOverdue = (context: PlacementContext, childId: number, now: Date): Promise<void> =>
  context.database.transaction(async (tx) => {
    const child = await lockAnyChild(tx, childId);
    const test = child && (await findTest(tx, childId));
    if (test && isDueForScoring(test, now)) await scoreTest(tx, context, child, test, now);
  });
