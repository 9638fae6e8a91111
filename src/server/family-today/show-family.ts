import { unionAll } from 'drizzle-orm/pg-core';
import type { ChildToday } from '../../contract/family-today.ts';
import { feedbackIsNewFor } from '../../domain/access/child-need.ts';
import type { OwnFamilyId } from '../../domain/access/family-scope.ts';
import { firstBookable, mayChooseUntil } from '../../domain/assessment/oral-tests.ts';
import { isPartOfYear, partsOfYear, rightToPart } from '../../domain/assessment/parts-of-year.ts';
import { mayBeBegunUntil, writtenState, writtenTestLength } from '../../domain/assessment/written-window.ts';
import { yearIsOver } from '../../domain/calendar/batch-year.ts';
import { certificateState } from '../../domain/certificates/certificate-due.ts';
import { enrolmentOfChild } from '../../domain/enrolment/enrolments.ts';
import { endsAt, isSoon, mayJoin } from '../../domain/live-classes/joining.ts';
import { testRuns } from '../../domain/placement/test-window.ts';
import { addDays, dayInJakarta, startOfDay } from '../../domain/values/calendar-date.ts';
import { type CertificateStep, certificateSteps } from '../certificates/certificate-steps.ts';
import { type KnownEnrolment, familyEnrolments } from '../enrolment/enrolments-of.ts';
import { type FreeStep, type OralStep, freeSteps, oralSteps } from '../oral-tests/oral-steps.ts';
import type { Database } from '../platform/db/database.ts';
import type { WrittenTestsContext } from '../written-tests/context.ts';
import { publishedReports } from '../reports/published-reports.ts';
import { type ReportStep, reportSteps } from '../reports/report-steps.ts';
import { type FeedbackStep, feedbackSteps } from '../tasks/feedback-steps.ts';
import { besideTests } from '../written-tests/beside-tests.ts';

type Context = Pick<WrittenTestsContext, 'database' | 'clock'>;
interface Kinds {
  oral: OralStep;
  free: FreeStep;
  report: ReportStep;
  certificate: CertificateStep;
  feedback: FeedbackStep;
}

/** What waits for each child of a family in the year it is in, or was in last (rule R232): six queries, however many they are. */
export const showFamilyToday = async (
  { database: { db }, clock }: Context,
  familyId: OwnFamilyId,
): Promise<{ children: ChildToday[] }> => {
  const now = clock.now();
  const today = dayInJakarta(now);
  const family = (await familyEnrolments(db, familyId)).map((child) => ({
    child,
    year: enrolmentOfChild(child.enrolments, today),
  }));
  const years = family.flatMap(({ year }) => year ?? []);
  const stepsOf = await askSteps(db, years, now);
  const beside = await besideTests(publishedReports, db, years, now);
  return {
    children: family.map(({ child, year }) =>
      year
        ? {
            child_id: child.childId,
            has_tests: partsOfYear.some((part) => rightToPart(year, part, today) !== 'not_in_package'),
            written_test: writtenOf(year, beside, now),
            oral_test: oralOf(year, stepsOf(year, 'oral'), now),
            oral_choice: oralChoiceOf(year, stepsOf(year, 'oral'), stepsOf(year, 'free'), now),
            report: reportOf(year, stepsOf(year, 'report'), now),
            certificate: certificateOf(
              year,
              { reports: stepsOf(year, 'report'), issued: stepsOf(year, 'certificate') },
              now,
            ),
            feedback: feedbackOf(stepsOf(year, 'feedback')),
          }
        : nothingOf(child.childId),
    ),
  };
};

const nothingOf = (childId: number): ChildToday => ({
  child_id: childId,
  has_tests: false,
  written_test: null,
  oral_test: null,
  oral_choice: null,
  report: null,
  certificate: null,
  feedback: null,
});

/** The steps of these years: one query for all nouns. */
const askSteps = async (db: Database, years: readonly KnownEnrolment[], now: Date) => {
  const ids = years.map(({ enrolmentId }) => enrolmentId);
  const since = startOfDay(addDays(dayInJakarta(now), -feedbackIsNewFor));
  const rows = await unionAll(
    oralSteps(db, ids),
    freeSteps(db, ids, firstBookable(now)),
    reportSteps(db, ids),
    certificateSteps(db, ids),
    feedbackSteps(db, ids, since),
  );
  return <Kind extends keyof Kinds>({ enrolmentId }: KnownEnrolment, kind: Kind): Kinds[Kind][] =>
    rows
      .filter((row) => row.kind === kind && row.of === enrolmentId)
      .map(({ facts }) => facts as Kinds[Kind]);
};

const writtenOf = (
  year: KnownEnrolment,
  beside: Awaited<ReturnType<typeof besideTests>>,
  now: Date,
): ChildToday['written_test'] => {
  for (const part of partsOfYear) {
    const { facts, test } = beside(year, part);
    const state = writtenState(facts, now);
    // One whose time is up is only not ended yet.
    const isGone = state === 'running' && (!test || !testRuns(test, now, writtenTestLength));
    if ((state === 'running' || state === 'open') && !isGone)
      return { part, state, until: mayBeBegunUntil(facts) };
  }
  return null;
};

const oralOf = (year: KnownEnrolment, steps: readonly OralStep[], now: Date): ChildToday['oral_test'] => {
  const [next] = steps
    .filter(({ state }) => state === 'booked')
    .map((step) => ({ ...step, startsAt: new Date(step.startsAt) }))
    .filter((test) => endsAt(test) > now)
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  if (!next || !isPartOfYear(next.part)) return null;
  const { part, startsAt, minutes, teacher, link } = next;
  const right = rightToPart(year, part, dayInJakarta(now));
  if (right !== 'open') return null;
  const isOpen = mayJoin({ startsAt, minutes, cancelledAt: null }, { hasAccess: true, now });
  return {
    part,
    starts_at: startsAt.toISOString(),
    minutes,
    teacher,
    state: isOpen ? 'open' : isSoon({ startsAt }, null, now) ? 'soon' : 'booked',
    link: isOpen ? link : null,
  };
};

const oralChoiceOf = (
  year: KnownEnrolment,
  steps: readonly OralStep[],
  free: readonly FreeStep[],
  now: Date,
): ChildToday['oral_choice'] => {
  for (const part of partsOfYear) {
    const tests = steps
      .filter((step) => step.part === part)
      .map(({ state, startsAt }) => ({ state, startsAt: new Date(startsAt) }));
    const last = free.find((step) => step.part === part);
    const until = mayChooseUntil(tests, last ? new Date(last.lastAt) : null, now);
    if (until !== null && rightToPart(year, part, dayInJakarta(now)) === 'open') return { part, until };
  }
  return null;
};

const reportOf = (year: KnownEnrolment, steps: readonly ReportStep[], now: Date): ChildToday['report'] => {
  const unread = steps
    .filter(({ publishedAt, readAt }) => publishedAt !== null && readAt === null)
    .toSorted((a, b) => b.part - a.part);
  for (const { id, part } of unread)
    if (isPartOfYear(part) && rightToPart(year, part, dayInJakarta(now)) === 'open')
      return { report_id: id, part };
  return null;
};

const certificateOf = (
  year: KnownEnrolment,
  { reports, issued }: { reports: readonly ReportStep[]; issued: readonly CertificateStep[] },
  now: Date,
): ChildToday['certificate'] => {
  const today = dayInJakarta(now);
  const [certificate] = issued;
  if (!certificate || !yearIsOver(year.startDate, today)) return null;
  const lastReportPublished = reports.some(
    ({ part, publishedAt }) => part === partsOfYear.at(-1) && publishedAt !== null,
  );
  const state = certificateState({ ...year, lastReportPublished, name: certificate.name }, today);
  return state === 'due' ? { certificate_id: certificate.id, grade: year.grade } : null;
};

const feedbackOf = (steps: readonly FeedbackStep[]): ChildToday['feedback'] => {
  const newest = steps.toSorted((a, b) => Date.parse(b.reviewedAt) - Date.parse(a.reviewedAt))[0];
  return newest ? { task_id: newest.id, given_at: new Date(newest.reviewedAt).toISOString() } : null;
};
