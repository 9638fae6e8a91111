import { eq } from 'drizzle-orm';
import type { DeskReport } from '../../contract/report-objects.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import { type PartOfYear, rightToPart } from '../../domain/assessment/parts-of-year.ts';
import { emptyLadder } from '../../domain/reports/ladder.ts';
import { mayWriteReport } from '../../domain/reports/report-states.ts';
import { whyNoReport } from '../../domain/reports/which-reports.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import type { KeptContent } from '../../domain/reports/content.ts';
import { enrolmentsOfChild } from '../enrolment/enrolments-of.ts';
import { everTaughtYears } from '../live-classes/taught-years.ts';
import type { Database } from '../platform/db/database.ts';
import type { ReportsContext, Writer } from './context.ts';
import { findAgain } from './find-own.ts';
import { presentReport } from './present.ts';
import { insertReport, noteOpened, reportOfPart } from './report-store.ts';
import { recordReport } from './audited.ts';

const nothingYet: KeptContent = {
  ladder: emptyLadder,
  remarks: [],
  nextSteps: [],
  text: { en: '', id: '' },
};

const teacherOfYear = async (db: Database, enrolmentId: number): Promise<number | null> => {
  const taught = everTaughtYears(db);
  const [row] = await db
    .select({ teacherId: taught.teacherId })
    .from(taught)
    .where(eq(taught.enrolmentId, enrolmentId));
  return row?.teacherId ?? null;
};

/** Begins the report of a part of a child's year, or goes on with the one there is: from now its minutes count (rules R212, R216, R313). */
export const openReport = (
  { database, clock }: Pick<ReportsContext, 'database' | 'clock'>,
  {
    by,
    childId,
    academicYearId,
    part,
    secondsBefore = 0,
  }: { by: Writer; childId: number; academicYearId: number; part: PartOfYear; secondsBefore?: number },
): Promise<{ report: DeskReport } | Refused<'not_found' | 'report_not_due' | 'report_not_open'>> =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const year = (await enrolmentsOfChild(tx, childId)).find((one) => one.academicYearId === academicYearId);
    if (!year || !mayWriteReport(by, await teacherOfYear(tx, year.enrolmentId))) return refuse('not_found');
    const right = rightToPart(year, part, dayInJakarta(now));
    const why = whyNoReport({ calendar: year.batch, part, right, leftOn: year.leftOn }, now);
    if (why) return refuse(why);
    const { enrolmentId } = year;
    const begun = await insertReport(tx, {
      enrolmentId,
      part,
      state: 'draft',
      content: nothingYet,
      // Reading what is known of a child before the first word of its report is a part of the work.
      openedAt: new Date(now.getTime() - secondsBefore * 1000),
    });
    const view = await reportOfPart(tx, { enrolmentId, part });
    if (!view) throw new Error('a report that was just begun is not there');
    if (begun) await recordReport(tx, { by, at: now }, null, view);
    else await noteOpened(tx, view.report.reportId, now);
    return { report: presentReport(await findAgain(tx, view.report.reportId), by) };
  });
