import { type SQL, and, desc, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm';
import type { CalendarDate } from '../../domain/values/calendar-date.ts';
import { calendarDate } from '../../domain/values/calendar-date.ts';
import type { ReportDays } from '../../domain/billing/report-days.ts';
import type { ReportRow } from '../../domain/billing/settlement-report.ts';
import { staffNames } from '../accounts/staff-names.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import type { Days } from '../payments/money-movements.ts';
import { settlementReportDays, settlementReports, settlementRows } from './tables.ts';
import { firstRow } from '../platform/db/rows.ts';

export type ReportRecord = typeof settlementReports.$inferSelect;

/** Rows of one insert: PostgreSQL takes at most 65,535 values. */
const ROWS_AT_ONCE = 2000;

/** How many rows of a report are of other months: its first and its last day are those of its rows in its own. */
const rowsBeside = sql<number>`(
  select count(*) from ${settlementRows}
  where ${settlementRows.reportId} = ${settlementReports.reportId}
    and (${settlementRows.day} < ${settlementReports.firstDay} or ${settlementRows.day} > ${settlementReports.lastDay})
)`.mapWith(Number);

const reportsWhere = (db: Database, which: SQL | undefined) => {
  const staff = staffNames(db);
  return db
    .select({
      report: settlementReports,
      rowsBeside,
      firstName: staff.firstName,
      lastName: staff.lastName,
    })
    .from(settlementReports)
    .innerJoin(staff, eq(staff.userId, settlementReports.addedBy))
    .where(which)
    .orderBy(desc(settlementReports.addedAt), desc(settlementReports.reportId));
};
/** A report with who of the staff dropped it in. */
export type StaffReport = Awaited<ReturnType<typeof reportsWhere>>[number];

/** The reports that were taken for a month, the newest first. */
export const reportsOfMonth = (db: Database, month: string): Promise<StaffReport[]> =>
  reportsWhere(db, eq(settlementReports.month, month));

export const findReport = (db: Database, reportId: number): Promise<StaffReport | null> =>
  firstRow(reportsWhere(db, eq(settlementReports.reportId, reportId)));

/** The report that was made of an equal file for that month before. */
export const findSameFile = async (
  db: Database,
  digest: string,
  month: string,
): Promise<StaffReport | null> => {
  const same = and(eq(settlementReports.digest, digest), eq(settlementReports.month, month));
  return firstRow(reportsWhere(db, same));
};

/** The days among these of which a report speaks. */
export const spokenDays = async (db: Database, { first, next }: Days): Promise<Set<CalendarDate>> => {
  const rows = await db
    .select({ day: settlementReportDays.day })
    .from(settlementReportDays)
    .where(and(gte(settlementReportDays.day, first), lt(settlementReportDays.day, next)));
  return new Set(rows.map(({ day }) => calendarDate(day)));
};

/** The days out of these of which a report speaks. */
export const spokenAmong = async (
  db: Database,
  days: readonly CalendarDate[],
): Promise<Set<CalendarDate>> => {
  if (days.length === 0) return new Set();
  const rows = await db
    .select({ day: settlementReportDays.day })
    .from(settlementReportDays)
    .where(inArray(settlementReportDays.day, [...days]));
  return new Set(rows.map(({ day }) => calendarDate(day)));
};

/** Whoever takes a report waits for whoever takes one: two that arrive at once must not both find no other. */
export const lockReports = (tx: Tx) =>
  tx.execute(sql`lock table ${settlementReports} in share row exclusive mode`);

/** The reports of this month that speak of one of these days, the oldest first. */
export const reportsSpeakingOf = (
  tx: Tx,
  month: string,
  days: readonly CalendarDate[],
): Promise<ReportRecord[]> =>
  tx
    .select()
    .from(settlementReports)
    .where(
      and(
        eq(settlementReports.month, month),
        inArray(
          settlementReports.reportId,
          tx
            .select({ reportId: settlementReportDays.reportId })
            .from(settlementReportDays)
            .where(inArray(settlementReportDays.day, [...days])),
        ),
      ),
    )
    .orderBy(settlementReports.reportId);

/** The days of which these reports speak now, in their order, by report. */
export const daysByReport = async (
  tx: Tx,
  reportIds: readonly number[],
): Promise<Map<number, CalendarDate[]>> => {
  if (reportIds.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(settlementReportDays)
    .where(inArray(settlementReportDays.reportId, [...reportIds]))
    .orderBy(settlementReportDays.day);
  const grouped = Map.groupBy(rows, ({ reportId }) => reportId);
  return new Map([...grouped].map(([id, days]) => [id, days.map(({ day }) => calendarDate(day))]));
};

/** How many rows the reports of a month have, without these. */
export const rowsOfMonth = async (tx: Tx, month: string, without: readonly number[]): Promise<number> => {
  const others = without.map((reportId) => ne(settlementReports.reportId, reportId));
  const [row] = await tx
    .select({ count: sql<number>`coalesce(sum(${settlementReports.rowCount}), 0)`.mapWith(Number) })
    .from(settlementReports)
    .where(and(eq(settlementReports.month, month), ...others));
  return row?.count ?? 0;
};

export const deleteReport = (tx: Tx, reportId: number) =>
  tx.delete(settlementReports).where(eq(settlementReports.reportId, reportId));

/** Keeps a report with its rows and days. Its own days it takes from reports of other months; those beside it are left to them. */
export const insertReport = async (
  tx: Tx,
  report: typeof settlementReports.$inferInsert,
  rows: readonly ReportRow[],
  { own, beside }: ReportDays,
): Promise<ReportRecord> => {
  const [made] = await tx.insert(settlementReports).values(report).returning();
  if (!made) throw new Error('the insert of a report returned no row');
  const { reportId } = made;
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await tx
      .insert(settlementRows)
      .values(rows.slice(from, from + ROWS_AT_ONCE).map((row) => ({ ...row, reportId })));
  await tx
    .insert(settlementReportDays)
    .values(own.map((day) => ({ day, reportId })))
    .onConflictDoUpdate({ target: settlementReportDays.day, set: { reportId } });
  if (beside.length > 0)
    await tx
      .insert(settlementReportDays)
      .values(beside.map((day) => ({ day, reportId })))
      .onConflictDoNothing();
  return made;
};
