import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, min, sql } from 'drizzle-orm';
import { type PartOfYear, isPartOfYear } from '../../domain/assessment/parts-of-year.ts';
import { batchRows } from '../calendar/batch-rows.ts';
import { enrolledChildren } from '../enrolment/enrolled-children.ts';
import { childRows } from '../families/child-rows.ts';
import type { ClassScope } from '../live-classes/class-scope.ts';
import { batchesStillTaught, everTaughtYears, taughtYears } from '../live-classes/taught-years.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { type Listed, paged } from '../platform/db/paged.ts';
import { holdsWords } from '../platform/db/search.ts';
import { writtenTestOpenings, writtenTests } from './tables.ts';

/** A child's written test. */
export type TestRow = Omit<typeof writtenTests.$inferSelect, 'part'> & { part: PartOfYear };
export type OpeningRow = typeof writtenTestOpenings.$inferSelect;

const read = (row: typeof writtenTests.$inferSelect): TestRow => {
  const { part } = row;
  if (!isPartOfYear(part))
    throw new Error(`written test ${row.writtenTestId} is of no part of a year: ${part}`);
  return { ...row, part };
};

/** A test of any child, whose it is, and who teaches the group of its year: the caller asks whether that may be seen. */
export const findTest = async (
  db: Database,
  writtenTestId: number,
): Promise<{ test: TestRow; childId: number; groupTeacher: number | null } | null> => {
  const [year, taught] = [enrolledChildren(db), everTaughtYears(db)];
  const [row] = await db
    .select({ test: getTableColumns(writtenTests), childId: year.childId, groupTeacher: taught.teacherId })
    .from(writtenTests)
    .innerJoin(year, eq(year.enrolmentId, writtenTests.enrolmentId))
    .leftJoin(taught, eq(taught.enrolmentId, writtenTests.enrolmentId))
    .where(eq(writtenTests.writtenTestId, writtenTestId));
  return row ? { ...row, test: read(row.test) } : null;
};

/** The account of whoever teaches the group of a year; null: nobody, or it is in none. */
export const groupTeacherOf = async (db: Database, enrolmentId: number): Promise<number | null> => {
  const taught = taughtYears(db);
  const [row] = await db
    .select({ teacherId: taught.teacherId })
    .from(taught)
    .where(eq(taught.enrolmentId, enrolmentId));
  return row?.teacherId ?? null;
};

/** The test's row, held until the transaction ends. */
export const lockTest = async (tx: Tx, writtenTestId: number): Promise<TestRow | null> => {
  const [row] = await tx
    .select()
    .from(writtenTests)
    .where(eq(writtenTests.writtenTestId, writtenTestId))
    .for('update');
  return row ? read(row) : null;
};

/** The tests of these years. */
export const selectTests = async (db: Database, enrolmentIds: readonly number[]): Promise<TestRow[]> =>
  (
    await db
      .select()
      .from(writtenTests)
      .where(isAnyOf(writtenTests.enrolmentId, enrolmentIds))
      .orderBy(asc(writtenTests.enrolmentId), asc(writtenTests.part))
  ).map(read);

/** @returns null when there is one of this year and part already */
export const insertTest = async (tx: Tx, test: typeof writtenTests.$inferInsert): Promise<TestRow | null> => {
  const [row] = await tx.insert(writtenTests).values(test).onConflictDoNothing().returning();
  return row ? read(row) : null;
};

export const updateTest = async (
  tx: Tx,
  writtenTestId: number,
  changes: Partial<Omit<TestRow, 'writtenTestId' | 'enrolmentId' | 'part' | 'version'>>,
): Promise<TestRow> => {
  const [row] = await tx
    .update(writtenTests)
    .set(changes)
    .where(eq(writtenTests.writtenTestId, writtenTestId))
    .returning();
  if (!row) throw new Error(`written test ${writtenTestId} is gone`);
  return read(row);
};

export const deleteTest = (tx: Tx, writtenTestId: number) =>
  tx.delete(writtenTests).where(eq(writtenTests.writtenTestId, writtenTestId));

const running = isNull(writtenTests.finishedAt);

/** When the test that runs longest was started; null when none runs. */
export const earliestRunning = async (db: Database): Promise<Date | null> => {
  const [row] = await db
    .select({ at: min(writtenTests.startedAt) })
    .from(writtenTests)
    .where(running);
  return row?.at ?? null;
};

/** The tests that are not finished yet, the longest running first. */
export const selectRunning = (db: Database): Promise<{ writtenTestId: number; startedAt: Date }[]> =>
  db
    .select({ writtenTestId: writtenTests.writtenTestId, startedAt: writtenTests.startedAt })
    .from(writtenTests)
    .where(running)
    .orderBy(asc(writtenTests.startedAt));

/** Which tests were opened once more for these years. */
export const selectOpenings = (db: Database, enrolmentIds: readonly number[]): Promise<OpeningRow[]> =>
  db.select().from(writtenTestOpenings).where(isAnyOf(writtenTestOpenings.enrolmentId, enrolmentIds));

/** @returns false when it was opened for this year and part before */
export const insertOpening = async (tx: Tx, opening: OpeningRow): Promise<boolean> =>
  (
    await tx
      .insert(writtenTestOpenings)
      .values(opening)
      .onConflictDoNothing()
      .returning({ part: writtenTestOpenings.part })
  ).length > 0;

/** What of the tests is asked for; what is absent does not matter. */
export interface TestFilter {
  readonly q: string;
  readonly academicYearId?: number | undefined;
  readonly grade?: number | undefined;
  readonly part?: PartOfYear | undefined;
  readonly state?: 'running' | 'to_mark' | 'marked' | undefined;
  readonly page?: number | undefined;
  readonly size?: number | undefined;
}

const inState = {
  running,
  to_mark: and(isNotNull(writtenTests.finishedAt), isNull(writtenTests.markedAt)),
  marked: isNotNull(writtenTests.markedAt),
} as const;

const viewRows = (db: Database) => {
  const [year, child, taught, batch] = [
    enrolledChildren(db),
    childRows(db),
    everTaughtYears(db),
    batchRows(db),
  ];
  const columns = {
    test: getTableColumns(writtenTests),
    childId: child.childId,
    firstName: child.firstName,
    academicYearId: year.academicYearId,
    batch: batch.batch,
    groupId: taught.groupId,
    number: taught.number,
  };
  return { year, child, taught, batch, columns };
};

/** A test with its child, batch and group. */
export interface TestView {
  readonly test: TestRow;
  readonly childId: number;
  readonly firstName: string;
  readonly academicYearId: number;
  readonly batch: number;
  readonly group: { readonly group_id: number; readonly number: number } | null;
}

const viewOf = ({
  test,
  groupId,
  number,
  ...of
}: Omit<TestView, 'test' | 'group'> & {
  test: typeof writtenTests.$inferSelect;
  groupId: number | null;
  number: number | null;
}): TestView => {
  const { childId, firstName, academicYearId, batch } = of;
  const group = groupId === null || number === null ? null : { group_id: groupId, number };
  return { test: read(test), childId, firstName, academicYearId, batch, group };
};

/** One test with its child, batch and group; of any child: the caller has asked whether that may be seen. */
export const findView = async (db: Database, writtenTestId: number): Promise<TestView | null> => {
  const { year, child, taught, batch, columns } = viewRows(db);
  const [row] = await db
    .select(columns)
    .from(writtenTests)
    .innerJoin(year, eq(year.enrolmentId, writtenTests.enrolmentId))
    .innerJoin(child, eq(child.childId, year.childId))
    .innerJoin(batch, eq(batch.academicYearId, year.academicYearId))
    .leftJoin(taught, eq(taught.enrolmentId, writtenTests.enrolmentId))
    .where(eq(writtenTests.writtenTestId, writtenTestId));
  return row ? viewOf(row) : null;
};

const none = sql<number | null>`null`;

const foundTests = (
  db: Database,
  { teacherId }: ClassScope,
  { q, academicYearId, grade, part, state, now }: TestFilter & { readonly now: Date },
) => {
  const { year, child, taught, batch, columns } = viewRows(db);
  const condition = and(
    isNull(child.erasedAt),
    academicYearId === undefined ? undefined : eq(year.academicYearId, academicYearId),
    grade === undefined ? undefined : eq(writtenTests.grade, grade),
    part === undefined ? undefined : eq(writtenTests.part, part),
    state && inState[state],
    teacherId === null
      ? undefined
      : and(eq(taught.teacherId, teacherId), inArray(taught.academicYearId, batchesStillTaught(db, now))),
    holdsWords(sql`searchable(' ' || ${child.firstName} || ' ')`, q),
  );
  return (total: typeof none) =>
    db
      .select({ ...columns, total })
      .from(writtenTests)
      .innerJoin(year, eq(year.enrolmentId, writtenTests.enrolmentId))
      .innerJoin(child, eq(child.childId, year.childId))
      .innerJoin(batch, eq(batch.academicYearId, year.academicYearId))
      .leftJoin(taught, eq(taught.enrolmentId, writtenTests.enrolmentId))
      .where(condition)
      .orderBy(
        sql`case when ${writtenTests.markedAt} is not null then 2 when ${writtenTests.finishedAt} is null then 1 else 0 end`,
        sql`case when ${writtenTests.markedAt} is null then ${writtenTests.finishedAt} end asc nulls last`,
        desc(writtenTests.markedAt),
        asc(writtenTests.writtenTestId),
      )
      .$dynamic();
};

/** How many tests are listed, as a part of a query. */
export const countTests = (db: Database, scope: ClassScope, filter: TestFilter & { readonly now: Date }) =>
  db.$count(foundTests(db, scope, filter)(none).as('written_tests_found'));

/** A page of the tests that were begun: those to mark first, the longest waiting before, then the marked ones, the latest before. */
export const pageOfTests = async (
  db: Database,
  scope: ClassScope,
  { page, size, ...filter }: TestFilter & { readonly now: Date },
): Promise<Listed<TestView>> => {
  const found = await paged({ page, size }, countTests(db, scope, filter), foundTests(db, scope, filter));
  return { ...found, rows: found.rows.map(viewOf) };
};
