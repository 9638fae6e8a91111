import { asc, eq, min } from 'drizzle-orm';
import type { PartOfYear } from '../../domain/assessment/parts-of-year.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database } from '../platform/db/database.ts';
import { partOf } from './report-store.ts';
import { reportRevisions, reports } from './tables.ts';

/** A report that its family has. */
export interface PublishedReport {
  readonly reportId: number;
  readonly part: PartOfYear;
  /** when it was published first */
  readonly publishedAt: Date;
}

/** The published reports of these years, by year and in the order of their parts: one query. A year without any is not in the map. */
export const publishedReports = async (
  db: Database,
  enrolmentIds: readonly number[],
): Promise<Map<number, PublishedReport[]>> => {
  const rows = await db
    .select({
      enrolmentId: reports.enrolmentId,
      reportId: reports.reportId,
      part: reports.part,
      publishedAt: min(reportRevisions.publishedAt),
    })
    .from(reports)
    .innerJoin(reportRevisions, eq(reportRevisions.reportId, reports.reportId))
    .where(isAnyOf(reports.enrolmentId, enrolmentIds))
    .groupBy(reports.reportId)
    .orderBy(asc(reports.enrolmentId), asc(reports.part));
  const published = rows.flatMap(({ enrolmentId, reportId, publishedAt, ...row }) =>
    publishedAt ? [{ enrolmentId, one: { reportId, part: partOf(row), publishedAt } }] : [],
  );
  const ofYear = Map.groupBy(published, ({ enrolmentId }) => enrolmentId);
  return new Map([...ofYear].map(([id, rowsOfYear]) => [id, rowsOfYear.map(({ one }) => one)]));
};
