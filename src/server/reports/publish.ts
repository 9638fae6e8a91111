import { isDeepStrictEqual } from 'node:util';
import type { DeskReport } from '../../contract/report-objects.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import { mayPublish, mayWriteReport } from '../../domain/reports/report-states.ts';
import { enrolmentsOf } from '../enrolment/enrolments-of.ts';
import type { ReportsContext, Writer, ReportSection } from './context.ts';
import { rightTo } from './find-own.ts';
import { presentReport } from './present.ts';
import {
  findReports,
  insertRevisions,
  lockReports,
  partOf,
  setPublished,
  type RevisionRow,
} from './report-store.ts';
import { recordReport } from './audited.ts';

type Said = Pick<RevisionRow, 'content' | 'facts'>;

/** Of each section of a report what it shows, in the order of the page. */
const shownIn = ({
  content: { ladder, remarks, text, nextSteps },
  facts: { attendance, videos, tasks, written, written_to_mark, oral, oral_booked },
}: Said): Record<ReportSection, unknown> => ({
  ladder,
  remarks: [remarks, text],
  next_steps: nextSteps,
  numbers: [attendance, videos, tasks],
  written: [written, written_to_mark ?? null],
  oral: [oral, oral_booked ?? null],
});

/** The sections in which a corrected report says something else than before (rule R287). */
const changedSections = (before: Said, after: Said): ReportSection[] => {
  const [was, is] = [shownIn(before), shownIn(after)];
  return (Object.keys(is) as ReportSection[]).filter((name) => !isDeepStrictEqual(was[name], is[name]));
};

/** Publishes proof-read reports, all of them or none, and tells each family once a child (rules R214, R215). */
export const publishReports = (
  { database, clock, tellOfReports }: Pick<ReportsContext, 'database' | 'clock' | 'tellOfReports'>,
  { by, reportIds }: { by: Writer; reportIds: readonly number[] },
): Promise<
  | { reports: DeskReport[]; families: number }
  | Refused<'not_found' | 'report_not_proof_read' | 'report_not_open'>
> =>
  database.transaction(async (tx) => {
    const now = clock.now();
    await lockReports(tx, reportIds);
    const views = (await findReports(tx, reportIds)).filter((view) => mayWriteReport(by, view.groupTeacher));
    if (views.length < reportIds.length) return refuse('not_found');
    if (!views.every(({ report }) => mayPublish(report))) return refuse('report_not_proof_read');
    const years = await enrolmentsOf(
      tx,
      views.map(({ childId }) => childId),
    );
    const isOpen = (view: (typeof views)[number]) => {
      const year = years
        .get(view.childId)
        ?.find(({ enrolmentId }) => enrolmentId === view.report.enrolmentId);
      return year !== undefined && rightTo(year, view, now) === 'open';
    };
    if (!views.every(isOpen)) return refuse('report_not_open');
    const revisions = views.map((view) => {
      const { reportId, revision, content, facts, writerId, proofreaderId } = view.report;
      if (!facts) throw new Error(`report ${reportId} was handed over without facts`);
      const published = { publishedAt: now, publishedBy: by.userId };
      return { view, row: { reportId, revision, content, facts, writerId, proofreaderId, ...published } };
    });
    await insertRevisions(
      tx,
      revisions.map(({ row }) => row),
    );
    await setPublished(tx, reportIds);
    const families = await tellOfReports(tx, {
      reports: revisions.map(({ view: { childId, report, published: before }, row }) => ({
        childId,
        part: partOf(report),
        corrected: before && changedSections(before, row),
      })),
      now,
    });
    const published = await findReports(tx, reportIds);
    for (const [place, view] of views.entries()) {
      const after = published[place];
      if (!after) throw new Error('a report was there a moment ago');
      await recordReport(tx, { by, at: now }, view, after);
    }
    return { reports: published.map((view) => presentReport(view, by)), families };
  });
