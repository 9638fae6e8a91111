import { asc, eq } from 'drizzle-orm';
import { enrolledChildren, yearsOfChildren } from '../enrolment/enrolled-children.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { reportRevisions, reports } from './tables.ts';

/** The reports of these children that went to their family, each revision of them. What is still being written is nobody's yet. */
export const heldReports = async (db: Database, childIds: readonly number[]) => {
  const year = enrolledChildren(db);
  return db
    .select({
      childId: year.childId,
      enrolmentId: reports.enrolmentId,
      reportId: reports.reportId,
      part: reports.part,
      revision: reportRevisions.revision,
      content: reportRevisions.content,
      facts: reportRevisions.facts,
      publishedAt: reportRevisions.publishedAt,
      readAt: reportRevisions.readAt,
    })
    .from(reportRevisions)
    .innerJoin(reports, eq(reports.reportId, reportRevisions.reportId))
    .innerJoin(year, eq(year.enrolmentId, reports.enrolmentId))
    .where(isAnyOf(year.childId, childIds))
    .orderBy(asc(reports.enrolmentId), asc(reports.part), asc(reportRevisions.revision));
};

/** No report of these children is left, published or not. @returns their numbers */
export const eraseReports = async (tx: Tx, childIds: readonly number[]): Promise<number[]> => {
  const ids = await yearsOfChildren(tx, childIds);
  const rows = await tx
    .delete(reports)
    .where(isAnyOf(reports.enrolmentId, ids))
    .returning({ reportId: reports.reportId });
  return rows.map(({ reportId }) => reportId);
};
