import { isDueForScoring, testDeadline } from '../../domain/placement/test-window.ts';
import { lockAnyChild } from '../families/known-children.ts';
import type { Job } from '../platform/jobs.ts';
import type { PlacementContext } from './context.ts';
import { scoreTest } from './score-test.ts';
import { earliestRunning, findTest, selectRunning } from './test-store.ts';
import { oneByOne } from '../platform/one-by-one.ts';

/** Scores the tests whose twenty minutes are over with what was saved of them (rule R40). */
export const scoreOverdueTestsJob = (context: PlacementContext): Job => ({
  name: 'score-overdue-tests',
  everyMinutes: 1,
  async nextDue() {
    const startedAt = await earliestRunning(context.database.db);
    return startedAt && testDeadline(startedAt);
  },
  async runDue(now, stopping) {
    const running = await selectRunning(context.database.db);
    const due = running
      .filter(({ startedAt }) => isDueForScoring({ startedAt, finishedAt: null }, now))
      .map(({ childId }) => childId);
    const failed = 'a placement test could not be scored';
    await oneByOne(due, { log: context.log, stopping, of: 'child', failed }, (childId) =>
      scoreIfOverdue(context, childId, now),
    );
  },
});

/** Scores a child's test when its time is up, after checking under the child's lock that nobody else has. */
export const scoreIfOverdue = (context: PlacementContext, childId: number, now: Date): Promise<void> =>
  context.database.transaction(async (tx) => {
    const child = await lockAnyChild(tx, childId);
    const test = child && (await findTest(tx, childId));
    if (test && isDueForScoring(test, now)) await scoreTest(tx, context, child, test, now);
  });
