import { type SQL, and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { type PartOfYear, isPartOfYear } from '../../domain/assessment/parts-of-year.ts';
import { alias } from 'drizzle-orm/pg-core';
import { staffFirstNames } from '../accounts/staff-first-names.ts';
import { batchRows } from '../calendar/batch-rows.ts';
import { enrolledChildren } from '../enrolment/enrolled-children.ts';
import { childRows } from '../families/child-rows.ts';
import { everTaughtYears } from '../live-classes/taught-years.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { type Listed, paged } from '../platform/db/paged.ts';
import { firstRow } from '../platform/db/rows.ts';
import { reportRevisions, reports } from './tables.ts';

export type ReportRow = typeof reports.$inferSelect;
export type RevisionRow = typeof reportRevisions.$inferSelect;

/** The part of the year of a stored row. */
export const partOf = ({ part }: Pick<ReportRow, 'part'>): PartOfYear => {
  if (!isPartOfYear(part)) throw new Error(`a report is of no part of a year: ${part}`);
  return part;
};

/** The revision that the family has: the last one that was published. */
export const isLatest = sql`${reportRevisions.revision} = (
  select max(latest.revision) from ${reportRevisions} latest where latest.report_id = ${reports.reportId})`;

/** Somebody of the staff who wrote a revision. */
interface Writing {
  readonly userId: number | null;
  /** null: nobody knows it any more */
  readonly firstName: string | null;
}

const publishedBy = (db: Database) => {
  const [revision, writer] = [alias(reportRevisions, 'revisions'), staffFirstNames(db, 'revision_writers')];
  const all = db
    .select({
      all: sql`json_agg(json_build_object('userId', ${revision.writerId}, 'firstName', ${writer.staffName}) order by ${revision.revision})`,
    })
    .from(revision)
    .leftJoin(writer, eq(writer.staffId, revision.writerId))
    .where(eq(revision.reportId, reports.reportId));
  return sql<Writing[]>`coalesce((${all}), '[]')`;
};

const viewsWhere = (db: Database, condition: SQL | undefined, total: SQL<number | null> = sql`null`) => {
  const [year, batch, child, taught] = [
    enrolledChildren(db),
    batchRows(db),
    childRows(db),
    everTaughtYears(db),
  ];
  const [writer, proofreader] = [staffFirstNames(db, 'writers'), staffFirstNames(db, 'proofreaders')];
  return db
    .select({
      report: reports,
      childId: year.childId,
      familyId: child.familyId,
      firstName: child.firstName,
      lastName: child.lastName,
      academicYearId: year.academicYearId,
      grade: year.grade,
      batch: batch.batch,
      /** whoever teaches the child's group; null: nobody, or it is in none */
      groupTeacher: taught.teacherId,
      groupId: taught.groupId,
      writerName: writer.staffName,
      proofreaderName: proofreader.staffName,
      published: reportRevisions,
      /** who wrote each revision that was published, the first one first */
      publishedBy: publishedBy(db),
      total,
    })
    .from(reports)
    .innerJoin(year, eq(year.enrolmentId, reports.enrolmentId))
    .innerJoin(batch, eq(batch.academicYearId, year.academicYearId))
    .innerJoin(child, eq(child.childId, year.childId))
    .leftJoin(taught, eq(taught.enrolmentId, reports.enrolmentId))
    .leftJoin(writer, eq(writer.staffId, reports.writerId))
    .leftJoin(proofreader, eq(proofreader.staffId, reports.proofreaderId))
    .leftJoin(reportRevisions, and(eq(reportRevisions.reportId, reports.reportId), isLatest))
    .where(condition)
    .$dynamic();
};
/** A report with its child and, once it was published, the revision that the family has. */
export type ReportView = Awaited<ReturnType<typeof viewsWhere>>[number];

/** Who wrote a report first and, in order, who else corrected it, by first name (rule R287); the one without a name is left out. */
export const writersOf = (
  writers: readonly Writing[],
): { readonly teacher: string; readonly correctedBy: readonly string[] } => {
  const named = writers.flatMap(({ userId, firstName }) =>
    firstName === null ? [] : [{ userId, firstName }],
  );
  const nameOf = new Map(named.map(({ userId, firstName }) => [userId, firstName]));
  const [teacher = '', ...correctedBy] = nameOf.values();
  return { teacher, correctedBy };
};

/** A report of any child: whoever asks says whose it may be. */
export const findReport = (db: Database, reportId: number): Promise<ReportView | null> =>
  firstRow(viewsWhere(db, eq(reports.reportId, reportId)));

/** The reports of some numbers that there are. */
export const findReports = (db: Database, reportIds: readonly number[]): Promise<ReportView[]> =>
  viewsWhere(db, isAnyOf(reports.reportId, reportIds)).orderBy(asc(reports.reportId));

/** All reports of these years. */
export const reportsOfYears = (db: Database, enrolmentIds: readonly number[]): Promise<ReportView[]> =>
  viewsWhere(db, isAnyOf(reports.enrolmentId, enrolmentIds)).orderBy(
    desc(reports.enrolmentId),
    desc(reports.part),
  );

/** A page of what was handed over and somebody else wrote, the oldest first. */
export const pageToProofRead = (
  db: Database,
  userId: number,
  page: { page?: number | undefined; size?: number | undefined },
): Promise<Listed<ReportView>> => {
  const condition = and(eq(reports.state, 'written'), sql`${userId} <> all(${reports.writers})`);
  return paged(page, db.$count(reports, condition), (total) =>
    viewsWhere(db, condition, total).orderBy(asc(reports.handedOverAt), asc(reports.reportId)),
  );
};

/** Holds these reports until the transaction ends, always in one order. */
export const lockReports = async (tx: Tx, reportIds: readonly number[]): Promise<void> => {
  await tx
    .select({ reportId: reports.reportId })
    .from(reports)
    .where(isAnyOf(reports.reportId, reportIds))
    .orderBy(asc(reports.reportId))
    .for('update');
};

/** Begins a report unless there is one already. @returns whether it was begun */
export const insertReport = async (tx: Tx, row: typeof reports.$inferInsert): Promise<boolean> => {
  const begun = await tx
    .insert(reports)
    .values(row)
    .onConflictDoNothing({ target: [reports.enrolmentId, reports.part] })
    .returning({ reportId: reports.reportId });
  return begun.length > 0;
};

/** The report of a part of a year, if there is one. */
export const reportOfPart = (
  db: Database,
  { enrolmentId, part }: { enrolmentId: number; part: number },
): Promise<ReportView | null> =>
  firstRow(viewsWhere(db, and(eq(reports.enrolmentId, enrolmentId), eq(reports.part, part))));

export const updateReport = async (
  tx: Tx,
  reportId: number,
  changes: Partial<Omit<ReportRow, 'reportId' | 'version'>>,
): Promise<void> => {
  await tx.update(reports).set(changes).where(eq(reports.reportId, reportId));
};

/** These reports are with their families. */
export const setPublished = async (tx: Tx, reportIds: readonly number[]): Promise<void> => {
  await tx.update(reports).set({ state: 'published' }).where(isAnyOf(reports.reportId, reportIds));
};

/** From now on its minutes count; that somebody looked at it is no change of what it says. */
export const noteOpened = async (tx: Tx, reportId: number, now: Date): Promise<void> => {
  await tx
    .update(reports)
    .set({ openedAt: now, version: sql`version` })
    .where(eq(reports.reportId, reportId));
};

/** Counts seconds that changed nothing of what it says. */
export const noteSeconds = async (
  tx: Tx,
  reportId: number,
  { secondsSpent, savedAt }: { secondsSpent: number; savedAt: Date },
): Promise<void> => {
  await tx
    .update(reports)
    .set({ secondsSpent, savedAt, version: sql`version` })
    .where(eq(reports.reportId, reportId));
};

export const insertRevisions = async (
  tx: Tx,
  rows: readonly (typeof reportRevisions.$inferInsert)[],
): Promise<void> => {
  await tx.insert(reportRevisions).values([...rows]);
};

/** What was published of a report, the newest first. */
export const revisionsOf = (db: Database, reportId: number): Promise<RevisionRow[]> =>
  db
    .select()
    .from(reportRevisions)
    .where(eq(reportRevisions.reportId, reportId))
    .orderBy(desc(reportRevisions.revision));

/** A parent's first look at a revision. */
export const setRead = async (
  tx: Tx,
  { reportId, revision }: Pick<RevisionRow, 'reportId' | 'revision'>,
  now: Date,
): Promise<void> => {
  await tx
    .update(reportRevisions)
    .set({ readAt: now })
    .where(
      and(
        eq(reportRevisions.reportId, reportId),
        eq(reportRevisions.revision, revision),
        isNull(reportRevisions.readAt),
      ),
    );
};
