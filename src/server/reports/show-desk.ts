import type { DeskReport, ReportContent, ReportFacts } from '../../contract/report-objects.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import { mayProofRead, mayWriteReport } from '../../domain/reports/report-states.ts';
import { listTeachers } from '../accounts/teachers.ts';
import type { Database } from '../platform/db/database.ts';
import type { ReportsContext, Writer } from './context.ts';
import { presentContent, presentFacts, presentReport } from './present.ts';
import { type ReportRow, findReport, revisionsOf } from './report-store.ts';

interface PublishedRevision {
  revision: number;
  published_at: string;
  read_at: string | null;
  content: ReportContent;
  facts: ReportFacts;
}

/** First names of the owners and teachers who wrote nothing of a report that was handed over (rule R231). */
const whoMayProofRead = async (db: Database, report: ReportRow): Promise<string[]> =>
  (await listTeachers(db))
    .filter(({ user_id: userId }) => mayProofRead(report, userId))
    .map(({ first_name: name }) => name);

/** A report for whoever may write it, or may proof-read it now; what was published before only for the former (rule R214). */
export const showDesk = async (
  { database: { db } }: Pick<ReportsContext, 'database'>,
  { by, reportId }: { by: Writer; reportId: number },
): Promise<
  { report: DeskReport; proofreaders: string[]; published: PublishedRevision[] } | Refused<'not_found'>
> => {
  const view = await findReport(db, reportId);
  if (!view) return refuse('not_found');
  const mayWrite = mayWriteReport(by, view.groupTeacher);
  if (!mayWrite && !mayProofRead(view.report, by.userId)) return refuse('not_found');
  const revisions = mayWrite ? await revisionsOf(db, reportId) : [];
  return {
    report: presentReport(view, by),
    proofreaders: await whoMayProofRead(db, view.report),
    published: revisions.map(({ revision, publishedAt, readAt, content, facts }) => ({
      revision,
      published_at: publishedAt.toISOString(),
      read_at: readAt?.toISOString() ?? null,
      content: presentContent(content, view.firstName),
      facts: presentFacts(facts),
    })),
  };
};
