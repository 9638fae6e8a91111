import { type Refused, refuse } from '../../contract/refusals.ts';
import type { WrittenTest, WrittenTestPupil, WrittenTestWork } from '../../contract/written-test-objects.ts';
import type { PartOfYear } from '../../domain/assessment/parts-of-year.ts';
import {
  openAgainRefusal,
  paperRefusal,
  writtenState,
  writtenWeek,
} from '../../domain/assessment/written-window.ts';
import { type WrittenContent, pointsOf } from '../../domain/assessment/written-content.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { findBatch } from '../calendar/find-batch.ts';
import { enrolmentsOf } from '../enrolment/enrolments-of.ts';
import { groupYears } from '../live-classes/group-years.ts';
import { presentBatch } from '../live-classes/present-batch.ts';
import { type Beside, besideTests } from './beside-tests.ts';
import { contentOf, publishedOf, selectPublished } from './content-store.ts';
import type { WrittenTestsContext } from './context.ts';
import { presentTest, presentWork } from './present-test.ts';
import { type StaffScope, isOfScope } from './staff-scope.ts';
import { type TestFilter, findView, pageOfTests } from './written-test-store.ts';

/** The tests that were begun: of the present batch when none is named, but those that wait for marking of all. */
export const listTests = async (
  { database: { db }, clock }: Pick<WrittenTestsContext, 'database' | 'clock'>,
  scope: StaffScope,
  filter: TestFilter,
): Promise<{ written_tests: WrittenTest[]; total?: number }> => {
  const isOfAll = filter.academicYearId !== undefined || filter.state === 'to_mark';
  const now = clock.now();
  const batch = isOfAll ? null : await presentBatch(db, dayInJakarta(now));
  const academicYearId = filter.academicYearId ?? batch?.academicYearId;
  const { rows, ...counted } = await pageOfTests(db, scope, { ...filter, academicYearId, now });
  return { written_tests: rows.map(presentTest), ...counted };
};

/** A child of a group beside a part's test. */
export const presentPupil = (
  { childId, firstName }: { childId: number; firstName: string },
  { facts, test }: Beside,
  now: Date,
): WrittenTestPupil => ({
  child_id: childId,
  first_name: firstName,
  state: writtenState(facts, now),
  closed_by: test || facts.right === 'open' ? null : facts.right,
  written_test_id: test?.writtenTestId ?? null,
  way: test?.way ?? null,
  opened_until: facts.openedUntil,
  may_open_again: openAgainRefusal(facts, now) === null,
  may_enter_paper: paperRefusal(facts, now) === null,
});

const sectionPoints = (content: WrittenContent) => ({
  listening: pointsOf(content, 'listening'),
  reading: pointsOf(content, 'reading'),
  words: pointsOf(content, 'words'),
  writing: pointsOf(content, 'writing'),
});

/** The children of a group of live classes beside the test of a part. */
export const showGroupTests = async (
  {
    database: { db },
    clock,
    publishedReports,
  }: Pick<WrittenTestsContext, 'database' | 'clock' | 'publishedReports'>,
  scope: StaffScope,
  { groupId, part }: { groupId: number; part: PartOfYear },
) => {
  const now = clock.now();
  const found = await groupYears(db, scope, groupId, now);
  if (!found) return refuse('not_found');
  const enrolments = await enrolmentsOf(
    db,
    found.pupils.map(({ childId }) => childId),
  );
  const pupils = found.pupils.flatMap((pupil) => {
    const year = enrolments.get(pupil.childId)?.find(({ enrolmentId }) => enrolmentId === pupil.enrolmentId);
    return year ? [{ pupil, year }] : [];
  });
  const allPublished = await selectPublished(db);
  const beside = await besideTests(
    publishedReports,
    db,
    pupils.map(({ year }) => year),
    now,
    allPublished,
  );
  const batch = pupils[0]?.year.batch ?? (await findBatch(db, found.group.academicYearId));
  if (!batch) return refuse('not_found');
  const { grade } = found.group;
  const published = publishedOf(allPublished, { grade, part });
  const { firstDay, lastDay } = writtenWeek(batch, part, published?.firstAt ?? null);
  return {
    part,
    grade,
    first_day: firstDay,
    last_day: lastDay,
    points: published && sectionPoints(await contentOf(db, published)),
    pupils: pupils.map(({ pupil, year }) => presentPupil(pupil, beside(year, part), now)),
  };
};

/** One test for whoever marks or organises it; that of another teacher's child is not found. */
export const showWork = async (
  context: Pick<WrittenTestsContext, 'database' | 'clock' | 'teaches'>,
  scope: StaffScope,
  writtenTestId: number,
): Promise<{ written_test: WrittenTestWork } | Refused<'not_found'>> => {
  const { db } = context.database;
  const view = await findView(db, writtenTestId);
  if (!view || !(await isOfScope(context, scope, view.childId))) return refuse('not_found');
  return { written_test: await presentWork(db, scope, view) };
};
