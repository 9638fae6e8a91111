import type { DeskReport } from '../../contract/report-objects.ts';
import { type Refused, refuse, refuseAsChanged } from '../../contract/refusals.ts';
import { isComplete } from '../../domain/reports/which-reports.ts';
import { isStale } from '../../domain/values/version.ts';
import type { KnownEnrolment } from '../enrolment/enrolments-of.ts';
import type { Database } from '../platform/db/database.ts';
import type { ReportsContext, Writer } from './context.ts';
import { findFacts } from './facts.ts';
import { findAgain, lockOwnReport, rightTo, yearOf } from './find-own.ts';
import type { KeptFacts } from './tables.ts';
import { presentReport } from './present.ts';
import { type ReportView, partOf, updateReport } from './report-store.ts';
import { recordReport } from './audited.ts';

/** What the school knows of a child now, to be kept in its report: what is proof-read is what is published. */
export const factsToKeep = async (
  context: Pick<ReportsContext, 'coursesOfGrade'>,
  db: Database,
  { year, report, now }: { year: KnownEnrolment; report: ReportView['report']; now: Date },
): Promise<KeptFacts> => {
  const found = (await findFacts(context, db, { years: [year], part: partOf(report), now })).get(
    year.enrolmentId,
  );
  if (!found) throw new Error('nothing was found of a year that was asked for');
  const { facts, recordings } = found;
  return {
    ...facts,
    recordings:
      recordings && report.content.sameWords
        ? { first: recordings.first.uploadId, latest: recordings.latest.uploadId }
        : null,
  };
};

/** Hands a complete draft over to a second person, with what the school knows of the child (rules R212, R214, R230). */
export const handOver = (
  context: Pick<ReportsContext, 'database' | 'clock' | 'coursesOfGrade'>,
  { by, reportId, version }: { by: Writer; reportId: number; version: number | undefined },
): Promise<
  | { report: DeskReport }
  | Refused<'not_found' | 'changed_meanwhile' | 'report_elsewhere' | 'report_not_open' | 'report_incomplete'>
> =>
  context.database.transaction(async (tx) => {
    const now = context.clock.now();
    const view = await lockOwnReport(tx, by, reportId);
    if (!view) return refuse('not_found');
    const { report } = view;
    if (isStale(version, report.version))
      return refuseAsChanged({ progress_report: presentReport(view, by) });
    if (report.state !== 'draft') return refuse('report_elsewhere');
    const year = await yearOf(tx, view);
    if (rightTo(year, view, now) !== 'open') return refuse('report_not_open');
    if (!isComplete(report.content)) return refuse('report_incomplete');
    await updateReport(tx, reportId, {
      state: 'written',
      facts: await factsToKeep(context, tx, { year, report, now }),
      handedOverAt: now,
      proofreaderId: null,
      proofRemark: '',
    });
    const after = await findAgain(tx, reportId);
    await recordReport(tx, { by, at: now }, view, after);
    return { report: presentReport(after, by) };
  });
