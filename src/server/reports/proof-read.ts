import type { DeskReport } from '../../contract/report-objects.ts';
import { type Refused, refuse, refuseAsChanged, refuseFields } from '../../contract/refusals.ts';
import { mayProofRead, mayWriteReport } from '../../domain/reports/report-states.ts';
import { isStale } from '../../domain/values/version.ts';
import type { ReportsContext, Writer } from './context.ts';
import { findAgain } from './find-own.ts';
import { presentReport } from './present.ts';
import { findReport, lockReports, pageToProofRead, partOf, updateReport } from './report-store.ts';
import { recordReport } from './audited.ts';

/** What was handed over and whoever asks did not write, the oldest first. A second teacher reads children of other groups, too (rule R214). */
export const listToProofRead = async (
  { database: { db } }: Pick<ReportsContext, 'database'>,
  { by, ...page }: { by: Writer; page?: number | undefined; size?: number | undefined },
): Promise<{ reports: DeskReport[]; total?: number }> => {
  const { rows, ...counted } = await pageToProofRead(db, by.userId, page);
  return { reports: rows.map((view) => presentReport(view, by)), ...counted };
};

/** A second person says that a report is right, or gives it back with what is to be changed (rule R214). */
export const proofRead = (
  { database, clock, tellOfReportBack }: Pick<ReportsContext, 'database' | 'clock' | 'tellOfReportBack'>,
  {
    by,
    reportId,
    version,
    ok,
    remark,
  }: { by: Writer; reportId: number; version: number | undefined; ok: boolean; remark: string },
): Promise<
  | { report: DeskReport }
  | Refused<'not_found' | 'changed_meanwhile' | 'report_elsewhere' | 'report_is_own' | 'invalid_input'>
> =>
  database.transaction(async (tx) => {
    const now = clock.now();
    await lockReports(tx, [reportId]);
    const view = await findReport(tx, reportId);
    if (!view) return refuse('not_found');
    const { report } = view;
    if (report.state !== 'written')
      return refuse(mayWriteReport(by, view.groupTeacher) ? 'report_elsewhere' : 'not_found');
    if (!mayProofRead(report, by.userId)) return refuse('report_is_own');
    if (isStale(version, report.version))
      return refuseAsChanged({ progress_report: presentReport(view, by) });
    if (!ok && remark === '') return refuseFields({ remark: 'required' });
    await updateReport(tx, reportId, {
      proofreaderId: by.userId,
      ...(ok
        ? { state: 'proofread', proofRemark: '' }
        : { state: 'draft', proofRemark: remark, facts: null, handedOverAt: null }),
    });
    const after = await findAgain(tx, reportId);
    if (!ok && report.writerId !== null)
      await tellOfReportBack(tx, {
        writerId: report.writerId,
        child: view,
        reader: after.proofreaderName ?? '',
        groupId: view.groupId,
        part: partOf(report),
        now,
      });
    await recordReport(tx, { by, at: now }, view, after);
    return { report: presentReport(after, by) };
  });
