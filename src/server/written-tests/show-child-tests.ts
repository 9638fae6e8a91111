import { type Refused, refuse } from '../../contract/refusals.ts';
import type { ChildWrittenTest } from '../../contract/written-test-objects.ts';
import type { FamilyScope } from '../../domain/access/family-scope.ts';
import { partsOfYear } from '../../domain/assessment/parts-of-year.ts';
import { writtenTestLength } from '../../domain/assessment/written-window.ts';
import { enrolmentOfChild } from '../../domain/enrolment/enrolments.ts';
import { isDueForScoring } from '../../domain/placement/test-window.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { enrolmentsInScope } from '../enrolment/enrolments-of.ts';
import { besideTests } from './beside-tests.ts';
import type { WrittenTestsContext } from './context.ts';
import { presentChildTest } from './present-child-test.ts';
import { finishIfOverdue } from './score-written-test.ts';

/** The written tests of the year that a child is in; one whose time is up is ended first, so that nobody waits for the job. */
export const showChildTests = async (
  context: Pick<WrittenTestsContext, 'database' | 'clock' | 'followResult' | 'publishedReports'>,
  scope: FamilyScope,
  childId: number,
): Promise<{ tests: ChildWrittenTest[] } | Refused<'not_found'>> => {
  const { db } = context.database;
  const now = context.clock.now();
  const enrolments = await enrolmentsInScope(db, scope, childId);
  if (!enrolments) return refuse('not_found');
  const year = enrolmentOfChild(enrolments, dayInJakarta(now));
  if (!year) return { tests: [] };
  const found = await besideTests(context.publishedReports, db, [year], now);
  const overdue = partsOfYear
    .map((part) => found(year, part).test)
    .filter((test) => test !== null && isDueForScoring(test, now, writtenTestLength));
  for (const test of overdue) if (test) await finishIfOverdue(context, test.writtenTestId, now);
  const beside = overdue.length > 0 ? await besideTests(context.publishedReports, db, [year], now) : found;
  return { tests: partsOfYear.map((part) => presentChildTest(part, beside(year, part), now)) };
};
