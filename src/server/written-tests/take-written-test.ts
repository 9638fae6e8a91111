import { randomUUID } from 'node:crypto';
import { type Refused, refuse, refuseFields } from '../../contract/refusals.ts';
import type { ChildWrittenTest } from '../../contract/written-test-objects.ts';
import type { OwnFamilyId } from '../../domain/access/family-scope.ts';
import type { PartOfYear } from '../../domain/assessment/parts-of-year.ts';
import {
  type SentAnswers,
  nothingWritten,
  saveWritten,
  sectionsNotAsked,
} from '../../domain/assessment/written-answers.ts';
import { writtenStartRefusal, writtenTestLength } from '../../domain/assessment/written-window.ts';
import { enrolmentOfChild } from '../../domain/enrolment/enrolments.ts';
import { testDeadline, testRuns } from '../../domain/placement/test-window.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { type KnownEnrolment, enrolmentsOfChild } from '../enrolment/enrolments-of.ts';
import { findKnownChild, lockAnyChild } from '../families/known-children.ts';
import type { Tx } from '../platform/db/database.ts';
import { type Beside, besideTests } from './beside-tests.ts';
import { contentOf } from './content-store.ts';
import type { WrittenTestsContext } from './context.ts';
import { presentChildTest } from './present-child-test.ts';
import { contentOfTest, finishTest } from './score-written-test.ts';
import { type TestRow, insertTest, lockTest, updateTest } from './written-test-store.ts';

/** What one call does with a child's test. */
export interface SentTest extends SentAnswers {
  childId: number;
  part: PartOfYear;
  action: 'start' | 'save' | 'finish';
  /** counts when the test starts, and not later */
  readsRecordings: boolean;
}

type TestRefused = Refused<
  | 'not_found'
  | 'not_enrolled'
  | 'invalid_input'
  | 'written_test_missing'
  | 'written_test_not_in_package'
  | 'written_test_unpaid'
  | 'written_test_early'
  | 'written_test_late'
  | 'written_test_done'
  | 'written_test_not_begun'
  | 'written_test_over'
>;

/** Starts a child's written test of a part, saves answers of one that runs, or finishes it (rule R205). */
export const takeWrittenTest = (
  context: Pick<WrittenTestsContext, 'database' | 'clock' | 'followResult' | 'publishedReports'>,
  familyId: OwnFamilyId,
  sent: SentTest,
): Promise<ChildWrittenTest | TestRefused> =>
  context.database.transaction(async (tx) => {
    const { childId, part, action } = sent;
    if (!(await findKnownChild(tx, familyId, childId))) return refuse('not_found');
    // Two windows that start, save or finish at the same moment wait for each other here.
    await lockAnyChild(tx, childId);
    const now = context.clock.now();
    const year = enrolmentOfChild(await enrolmentsOfChild(tx, childId), dayInJakarta(now));
    if (!year) return refuse('not_enrolled');
    const beside = (await besideTests(context.publishedReports, tx, [year], now))(year, part);
    const test =
      action === 'start'
        ? await startTest(tx, { year, part, beside, readsRecordings: sent.readsRecordings }, now)
        : await saveTest(context, tx, beside.test, sent, now);
    return 'refused' in test ? test : presentChildTest(part, withTest(beside, test), now);
  });

const withTest = (beside: Beside, test: TestRow): Beside => ({
  ...beside,
  test,
  facts: { ...beside.facts, test },
});

/** A new test with what is published now, or the one that runs. */
const startTest = async (
  tx: Tx,
  asked: { year: KnownEnrolment; part: PartOfYear; beside: Beside; readsRecordings: boolean },
  now: Date,
): Promise<TestRow | TestRefused> => {
  const { year, part, readsRecordings } = asked;
  const { facts, test, published } = asked.beside;
  const refusal = writtenStartRefusal(facts, now);
  if (refusal !== null) return refuse(refusal);
  if (test) return testRuns(test, now, writtenTestLength) ? test : refuse('written_test_over');
  if (!published) return refuse('written_test_missing');
  const { grade, revision } = published;
  const content = await contentOf(tx, { grade, part, revision });
  const started = await insertTest(tx, {
    enrolmentId: year.enrolmentId,
    part,
    grade,
    way: 'home',
    revision,
    seed: randomUUID(),
    readsRecordings,
    startedAt: now,
    ...nothingWritten(content),
    scores: [],
  });
  return started ?? refuse('written_test_done');
};

const saveTest = async (
  context: Pick<WrittenTestsContext, 'followResult'>,
  tx: Tx,
  found: TestRow | null,
  sent: SentTest,
  now: Date,
): Promise<TestRow | TestRefused> => {
  // The job that ends tests does not hold the child: what it has ended meanwhile takes nothing more.
  const test = found && (await lockTest(tx, found.writtenTestId));
  if (!test) return refuse('written_test_not_begun');
  const { writtenTestId, answers, answerTimes, startedAt, finishedAt } = test;
  if (!answers || !answerTimes) return refuse('written_test_done');
  if (finishedAt !== null && finishedAt < testDeadline(startedAt, writtenTestLength))
    return refuse('written_test_done');
  if (!testRuns(test, now, writtenTestLength)) return refuse('written_test_over');
  const content = await contentOfTest(tx, test);
  const [notAsked] = sectionsNotAsked(content, sent.answers);
  if (notAsked) return refuseFields({ [`answers.${notAsked}`]: 'invalid' });
  const saved = await updateTest(
    tx,
    writtenTestId,
    saveWritten(content, { answers, answerTimes }, sent, now),
  );
  return sent.action === 'finish' ? finishTest(context, tx, saved, now) : saved;
};
