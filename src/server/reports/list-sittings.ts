import { eq, sql } from 'drizzle-orm';
import type { Sitting, SittingBatch } from '../../contract/reports.ts';
import {
  type PartOfYear,
  lastUnitOf,
  partsOfYear,
  rightToPart,
} from '../../domain/assessment/parts-of-year.ts';
import { endDateOf } from '../../domain/calendar/batch-year.ts';
import { firstBatchStillTaught } from '../../domain/live-classes/attendance.ts';
import type { ReportState } from '../../domain/reports/report-states.ts';
import { dueFirst, hasReport, nextDueAt, reportsDueAt } from '../../domain/reports/which-reports.ts';
import {
  type CalendarDate,
  calendarDate,
  compareDates,
  dayInJakarta,
} from '../../domain/values/calendar-date.ts';
import { type KnownEnrolment, enrolmentsOf } from '../enrolment/enrolments-of.ts';
import type { ClassScope } from '../live-classes/class-scope.ts';
import {
  type GroupWithPupils,
  batchesWithGroups,
  groupsOfBatches,
} from '../live-classes/groups-with-pupils.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database } from '../platform/db/database.ts';
import type { ReportsContext } from './context.ts';
import { reportRevisions, reports } from './tables.ts';

/** How far a report is, and whether its family has opened the last of what was published. */
export interface Progress {
  readonly enrolmentId: number;
  readonly part: number;
  readonly state: ReportState;
  readonly isRead: boolean;
}

const progressOf = (db: Database, enrolmentIds: readonly number[]): Promise<Progress[]> =>
  db
    .select({
      enrolmentId: reports.enrolmentId,
      part: reports.part,
      state: reports.state,
      isRead: sql<boolean>`exists (select from ${reportRevisions} where ${eq(
        reportRevisions.reportId,
        reports.reportId,
      )} and ${eq(reportRevisions.revision, reports.revision)} and ${reportRevisions.readAt} is not null)`,
    })
    .from(reports)
    .where(isAnyOf(reports.enrolmentId, enrolmentIds));

/** The years of a group's children whose report of a part is open to them, those who left after it was due too (rule R313). */
export const yearsWithReport = (
  { pupils, left }: Pick<GroupWithPupils, 'pupils' | 'left'>,
  enrolments: ReadonlyMap<number, readonly KnownEnrolment[]>,
  part: PartOfYear,
  today: CalendarDate,
): KnownEnrolment[] =>
  [...pupils, ...left].flatMap(({ enrolmentId, childId }) => {
    const year = enrolments.get(childId)?.find((one) => one.enrolmentId === enrolmentId);
    if (!year) return [];
    const { batch: calendar, leftOn } = year;
    return hasReport({ calendar, part, right: rightToPart(year, part, today), leftOn }) ? [year] : [];
  });

/** How far a group is with the reports of a part. */
export const sittingOf = (
  group: GroupWithPupils,
  {
    years,
    part,
    progress,
    now,
  }: {
    years: readonly KnownEnrolment[];
    part: PartOfYear;
    progress: readonly Progress[];
    now: Date;
  },
  calendar: KnownEnrolment['batch'],
): Sitting => {
  const ids = new Set(years.map(({ enrolmentId }) => enrolmentId));
  const ofPart = progress.filter((one) => one.part === part && ids.has(one.enrolmentId));
  const count = (state: ReportState) => ofPart.filter((one) => one.state === state).length;
  const dueAt = reportsDueAt(calendar, part);
  return {
    group_id: group.groupId,
    academic_year_id: group.academicYearId,
    batch: group.batch,
    grade: group.grade,
    number: group.number,
    teacher: group.teacher,
    part,
    unit: lastUnitOf(part),
    due_at: dueAt.toISOString(),
    is_due: now >= dueAt,
    children: years.length,
    draft: count('draft'),
    written: count('written'),
    proofread: count('proofread'),
    published: count('published'),
    read: ofPart.filter(({ state, isRead }) => state === 'published' && isRead).length,
  };
};

/**
 * How far groups are with their reports, a row a group and part: of one batch all, and when none is named those of every batch that is
 * still taught that are due and not all published, the oldest first (rules R228, R236). Groups without a child are left out.
 */
export const listSittings = async (
  { database: { db }, clock }: Pick<ReportsContext, 'database' | 'clock'>,
  scope: ClassScope,
  asked: number | undefined,
): Promise<{ sittings: Sitting[]; batches: SittingBatch[]; next_due_at: string | null }> => {
  const now = clock.now();
  const batches = await batchesWithGroups(db, scope, now);
  const first = firstBatchStillTaught(dayInJakarta(now));
  const looked = batches.filter(({ academicYearId, startDate }) =>
    asked === undefined ? compareDates(calendarDate(startDate), first) >= 0 : academicYearId === asked,
  );
  const ids = looked.map(({ academicYearId }) => academicYearId);
  const sittings = await sittingsOf(db, scope, ids, now);
  return {
    sittings: asked === undefined ? dueFirst(sittings) : sittings,
    batches: batches.map(({ academicYearId, batch, startDate }) => ({
      academic_year_id: academicYearId,
      batch,
      start_date: startDate,
      end_date: endDateOf(calendarDate(startDate)),
    })),
    next_due_at: nextDueAt(sittings),
  };
};

const sittingsOf = async (
  db: Database,
  scope: ClassScope,
  academicYearIds: readonly number[],
  now: Date,
): Promise<Sitting[]> => {
  const today = dayInJakarta(now);
  const groups = await groupsOfBatches(db, scope, academicYearIds);
  const pupils = groups.flatMap((group) => [...group.pupils, ...group.left]);
  const enrolments = await enrolmentsOf(
    db,
    pupils.map(({ childId }) => childId),
  );
  const progress = await progressOf(
    db,
    pupils.map(({ enrolmentId }) => enrolmentId),
  );
  return groups.flatMap((group) =>
    partsOfYear.flatMap((part) => {
      const years = yearsWithReport(group, enrolments, part, today);
      const [first] = years;
      return first ? [sittingOf(group, { years, part, progress, now }, first.batch)] : [];
    }),
  );
};
