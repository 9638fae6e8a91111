import type { Writer } from './context.ts';
import { type RightToPart, rightToPart } from '../../domain/assessment/parts-of-year.ts';
import { mayWriteReport } from '../../domain/reports/report-states.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { type KnownEnrolment, enrolmentsOfChild } from '../enrolment/enrolments-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { type ReportView, findReport, lockReports, partOf } from './report-store.ts';

/** What a report belongs to: the child's year with its bills. */
export const yearOf = async (
  db: Database,
  { report, childId }: Pick<ReportView, 'report' | 'childId'>,
): Promise<KnownEnrolment> => {
  const year = (await enrolmentsOfChild(db, childId)).find(
    ({ enrolmentId }) => enrolmentId === report.enrolmentId,
  );
  if (!year) throw new Error(`report ${report.reportId} is of no year`);
  return year;
};

/** What the package says of a report now. */
export const rightTo = (
  year: KnownEnrolment,
  { report }: Pick<ReportView, 'report'>,
  now: Date,
): RightToPart => rightToPart(year, partOf(report), dayInJakarta(now));

/** A report that somebody may write, held until the transaction ends; another teacher's is not found. */
export const lockOwnReport = async (tx: Tx, by: Writer, reportId: number): Promise<ReportView | null> => {
  await lockReports(tx, [reportId]);
  const view = await findReport(tx, reportId);
  return view && mayWriteReport(by, view.groupTeacher) ? view : null;
};

/** A report that was there a moment ago, as it is now. */
export const findAgain = async (tx: Tx, reportId: number): Promise<ReportView> => {
  const view = await findReport(tx, reportId);
  if (!view) throw new Error('a report was there a moment ago');
  return view;
};
