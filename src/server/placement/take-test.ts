import { randomUUID } from 'node:crypto';
import type { PlacementTest } from '../../contract/placement.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import type { OwnFamilyId } from '../../domain/access/family-scope.ts';
import { placementStatus } from '../../domain/enrolment/placement-status.ts';
import { formOf } from '../../domain/placement/items.ts';
import { startTest } from '../../domain/placement/starting.ts';
import { type SentProgress, firstProgress, saveProgress } from '../../domain/placement/test-progress.ts';
import { enrolmentsOfChild } from '../enrolment/enrolments-of.ts';
import { type KnownChild, findKnownChild, lockAnyChild, lockChildrenOf } from '../families/known-children.ts';
import type { Tx } from '../platform/db/database.ts';
import type { PlacementContext } from './context.ts';
import { versionsNow } from './part-content.ts';
import { factsOf } from './placement-of.ts';
import { findPlacement } from './placement-store.ts';
import { presentTest } from './present-test.ts';
import { scoreTest } from './score-test.ts';
import { type TestRow, findTest, insertTest, selectTests, updateProgress } from './test-store.ts';
import { timesOf } from './test-times.ts';

/** What one call saves; with `finishes` the test ends. */
export interface SentTest extends SentProgress {
  childId: number;
  academicYearId?: number | null | undefined;
  finishes: boolean;
  /** counts when the test starts, and not later */
  readsRecordings: boolean;
  replays: number;
}

type TestRefused = Refused<
  | 'not_found'
  | 'not_enrolled'
  | 'placement_test_not_found'
  | 'not_paid'
  | 'test_auto_graded'
  | 'test_finished'
  | 'test_too_late'
  | 'sibling_at_test'
>;

/** Starts a child's test, saves answers of one that runs, or finishes it (rules R40 to R42). */
export const takeTest = (
  context: PlacementContext,
  familyId: OwnFamilyId,
  sent: SentTest,
): Promise<PlacementTest | TestRefused> =>
  context.database.transaction(async (tx) => {
    const { childId } = sent;
    const own = await findKnownChild(tx, familyId, childId);
    if (!own) return refuse('not_found');
    const hasTest = (await findTest(tx, childId)) !== null;
    // Two siblings who start at the same moment wait for each other's row here; one who saves answers holds up nobody.
    const family = hasTest ? [] : await lockChildrenOf(tx, familyId);
    const child = hasTest ? await lockAnyChild(tx, childId) : own;
    if (!child) return refuse('not_found');
    const now = context.clock.now();
    const siblings = family.filter((sibling) => sibling.childId !== childId);
    const test = await testToSave(tx, { child, siblings, sent, now });
    return 'refused' in test ? test : saveInto(tx, context, { child, test, sent, now });
  });

interface Attempt {
  child: KnownChild;
  /** empty when the test runs already */
  siblings: readonly KnownChild[];
  sent: SentTest;
  now: Date;
}

/** The test that answers go into: the one that runs, else a new one. Under the locks. */
const testToSave = async (
  tx: Tx,
  { child, siblings, sent, now }: Attempt,
): Promise<TestRow | TestRefused> => {
  const placement = await findPlacement(tx, child.childId);
  const test = await findTest(tx, child.childId);
  const tests = await selectTests(
    tx,
    siblings.map(({ childId }) => childId),
  );
  const status = placementStatus(factsOf(child, placement), now);
  const verdict = startTest({ status, test: test && timesOf(test) }, tests.map(timesOf), now);
  if ('refused' in verdict) {
    if (!('waitUntil' in verdict)) return refuse(verdict.refused);
    return { ...refuse(verdict.refused), retryAfter: secondsUntil(verdict.waitUntil, now) };
  }
  if (!placement) throw new Error(`child ${child.childId} may take a test without a placement`);
  const year = (await enrolmentsOfChild(tx, child.childId)).find(
    ({ enrolmentId }) => enrolmentId === placement.enrolmentId,
  );
  if (!year) throw new Error(`the placement of child ${child.childId} is of no enrolment`);
  const { academicYearId } = year;
  if (sent.academicYearId && sent.academicYearId !== academicYearId) return refuse('not_enrolled');
  if (test) return test;
  if (sent.finishes) return refuse('placement_test_not_found');
  const form = formOf(tests.length);
  await insertTest(tx, {
    childId: child.childId,
    academicYearId,
    form,
    partVersions: await versionsNow(tx, form),
    seed: randomUUID(),
    readsRecordings: sent.readsRecordings,
    startedAt: now,
    activePart: firstProgress.activePart,
    answers: firstProgress.answers,
  });
  return foundTest(tx, child.childId);
};

const saveInto = async (
  tx: Tx,
  context: PlacementContext,
  { child, test, sent, now }: Omit<Attempt, 'siblings'> & { test: TestRow },
): Promise<PlacementTest> => {
  const progress = saveProgress(test, sent, now);
  const replays = Math.max(test.replays, sent.replays);
  await updateProgress(tx, child.childId, { ...progress, replays });
  if (sent.finishes) await scoreTest(tx, context, child, await foundTest(tx, child.childId), now);
  return presentTest(await foundTest(tx, child.childId), now);
};

const foundTest = async (tx: Tx, childId: number): Promise<TestRow> => {
  const test = await findTest(tx, childId);
  if (!test) throw new Error(`the test of child ${childId} is gone`);
  return test;
};

const secondsUntil = (instant: Date, now: Date) => Math.ceil((instant.getTime() - now.getTime()) / 1000);
