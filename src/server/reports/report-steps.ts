import { and, eq, sql } from 'drizzle-orm';
import type { ReportState } from '../../domain/reports/report-states.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database } from '../platform/db/database.ts';
import { isLatest } from './report-store.ts';
import { reportRevisions, reports } from './tables.ts';

/** How far a report is, without what it says; instants as JSON has them. */
export interface ReportStep {
  readonly id: number;
  readonly part: number;
  readonly state: ReportState;
  /** of the revision that the family has; null: it has none */
  readonly publishedAt: string | null;
  readonly readAt: string | null;
}

/** The reports of these years by enrolment, as a part of a query that asks for the steps of several nouns. */
export const reportSteps = (db: Database, enrolmentIds: readonly number[]) =>
  db
    .select({
      kind: sql<string>`'report'`.as('kind'),
      of: sql<number>`${reports.enrolmentId}`.as('of'),
      facts:
        sql<object>`json_build_object('id', ${reports.reportId}, 'part', ${reports.part}, 'state', ${reports.state},
        'publishedAt', ${reportRevisions.publishedAt}, 'readAt', ${reportRevisions.readAt})`.as('facts'),
    })
    .from(reports)
    .leftJoin(reportRevisions, and(eq(reportRevisions.reportId, reports.reportId), isLatest))
    .where(isAnyOf(reports.enrolmentId, enrolmentIds));
