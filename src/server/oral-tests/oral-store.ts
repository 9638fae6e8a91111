import { type SQL, and, asc, eq, gt, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import { type PartOfYear, isPartOfYear } from '../../domain/assessment/parts-of-year.ts';
import { longestSlot } from '../../domain/assessment/oral-tests.ts';
import type { Session } from '../../domain/live-classes/joining.ts';
import { calendarDate } from '../../domain/values/calendar-date.ts';
import { teacherRows } from '../accounts/teachers.ts';
import { enrolledChildren } from '../enrolment/enrolled-children.ts';
import { childRows } from '../families/child-rows.ts';
import type { ClassScope } from '../live-classes/class-scope.ts';
import { batchesStillTaught, taughtYears } from '../live-classes/taught-years.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { firstRow } from '../platform/db/rows.ts';
import { oralSlots, oralTests, oralTestsEnded } from './tables.ts';

export type SlotRow = typeof oralSlots.$inferSelect;
export type TestRow = typeof oralTests.$inferSelect;

/** The part of the year of a stored row. */
export const partOf = ({ part }: Pick<SlotRow, 'part'>): PartOfYear => {
  if (!isPartOfYear(part)) throw new Error(`an oral test is of no part of a year: ${part}`);
  return part;
};

const inScope = ({ teacherId }: ClassScope) =>
  teacherId === null ? undefined : eq(oralSlots.teacherId, teacherId);

const slotsWhere = (db: Database, condition: SQL | undefined, isSeen?: SQL) => {
  const [teacher, year, child] = [teacherRows(db, 'teachers'), enrolledChildren(db), childRows(db)];
  return db
    .select({
      slot: oralSlots,
      isSeen: sql<boolean>`${isSeen ?? true}`,
      teacherName: teacher.teacherName,
      test: oralTests,
      childId: year.childId,
      grade: year.grade,
      firstName: child.firstName,
      birthdate: child.birthdate,
    })
    .from(oralSlots)
    .leftJoin(teacher, eq(teacher.teacherId, oralSlots.teacherId))
    .leftJoin(oralTests, eq(oralTests.slotId, oralSlots.slotId))
    .leftJoin(year, eq(year.enrolmentId, oralTests.enrolmentId))
    .leftJoin(child, eq(child.childId, year.childId))
    .where(condition)
    .orderBy(asc(oralSlots.startsAt), asc(oralSlots.slotId));
};

/** A slot with its teacher and, when it is booked, the test and its child, unless nothing of that child may be seen. */
export type SlotView = ReturnType<typeof viewOf>;
const viewOf = ({
  slot,
  isSeen,
  teacherName,
  test,
  childId,
  grade,
  firstName,
  birthdate,
}: Awaited<ReturnType<typeof slotsWhere>>[number]) => ({
  slot,
  teacher: teacherName === null ? null : { user_id: slot.teacherId, first_name: teacherName },
  isOfOtherGroup: test !== null && !isSeen,
  booked:
    isSeen && test && childId !== null && grade !== null && firstName !== null && birthdate !== null
      ? { test, childId, grade, firstName, birthdate: calendarDate(birthdate) }
      : null,
});

/** A slot that lies within the scope; another teacher's is not found. */
export const findSlot = async (db: Database, scope: ClassScope, slotId: number): Promise<SlotView | null> => {
  const [row] = await slotsWhere(db, and(eq(oralSlots.slotId, slotId), inScope(scope)));
  return row ? viewOf(row) : null;
};

/** Of a teacher only the tests whose child the teacher still sees (rules R165 and R224). */
const ofChildInScope = (db: Database, { teacherId }: ClassScope, now: Date) => {
  if (teacherId === null) return undefined;
  const taught = taughtYears(db);
  return and(
    inArray(oralSlots.academicYearId, batchesStillTaught(db, now)),
    inArray(
      oralTests.enrolmentId,
      db.select({ enrolmentId: taught.enrolmentId }).from(taught).where(eq(taught.teacherId, teacherId)),
    ),
  );
};

interface WeekOfPart {
  academicYearId: number;
  part: PartOfYear;
  from: Date;
  to: Date;
}

/** The slots of a part of a batch, from an instant to before another one; a teacher sees no child that has left the own groups (rule R224). */
export const slotsOfWeek = async (
  db: Database,
  scope: ClassScope,
  { academicYearId, part, from, to }: WeekOfPart,
  now: Date,
): Promise<SlotView[]> => {
  const isOfWeek = and(
    eq(oralSlots.academicYearId, academicYearId),
    eq(oralSlots.part, part),
    gte(oralSlots.startsAt, from),
    lt(oralSlots.startsAt, to),
    inScope(scope),
  );
  return (await slotsWhere(db, isOfWeek, ofChildInScope(db, scope, now))).map(viewOf);
};

/** The slots that are over, and of whose tests nobody has said how they went. */
const isWithoutResult = (db: Database, scope: ClassScope, now: Date) =>
  and(
    // Written out, so that the database sees that its partial index fits.
    sql`${oralTests.state} = 'booked'`,
    sql`${oralSlots.startsAt} + ${oralSlots.minutes} * interval '1 minute' <= ${now.toISOString()}::timestamptz`,
    inScope(scope),
    ofChildInScope(db, scope, now),
  );

/** Those slots, in the order of their times. */
export const slotsWithoutResult = async (db: Database, scope: ClassScope, now: Date): Promise<SlotView[]> =>
  (await slotsWhere(db, isWithoutResult(db, scope, now))).map(viewOf);

/** How many they are, as a part of a query. */
export const countSlotsWithoutResult = (db: Database, scope: ClassScope, now: Date) =>
  db.$count(
    db
      .select({ slotId: oralSlots.slotId })
      .from(oralSlots)
      .innerJoin(oralTests, eq(oralTests.slotId, oralSlots.slotId))
      .where(isWithoutResult(db, scope, now))
      .as('slots_without_result'),
  );

/** The slots of a teacher that are to come, or may still be under way. */
export const comingSlotsOf = (db: Database, teacherId: number, now: Date): Promise<Session[]> =>
  db
    .select({ startsAt: oralSlots.startsAt, minutes: oralSlots.minutes })
    .from(oralSlots)
    .where(
      and(
        eq(oralSlots.teacherId, teacherId),
        gt(oralSlots.startsAt, new Date(now.getTime() - longestSlot * 60_000)),
      ),
    );

/** The years of a batch that somebody teaches, with what became of each one's oral tests of a part: a row a test, one at least. */
export const taughtIn = (
  db: Database,
  { teacherId }: ClassScope,
  { academicYearId, part }: { academicYearId: number; part: PartOfYear },
) => {
  const [taught, year, child] = [taughtYears(db), enrolledChildren(db), childRows(db)];
  return db
    .select({
      enrolmentId: taught.enrolmentId,
      childId: year.childId,
      firstName: child.firstName,
      grade: year.grade,
      number: taught.number,
      state: oralTests.state,
    })
    .from(taught)
    .innerJoin(year, eq(year.enrolmentId, taught.enrolmentId))
    .innerJoin(child, eq(child.childId, year.childId))
    .leftJoin(oralTests, and(eq(oralTests.enrolmentId, taught.enrolmentId), eq(oralTests.part, part)))
    .where(
      and(
        eq(taught.academicYearId, academicYearId),
        teacherId === null ? sql`${taught.teacherId} is not null` : eq(taught.teacherId, teacherId),
      ),
    )
    .orderBy(asc(child.firstName), asc(year.childId));
};

/** The free slots that a year may take, from an instant on: those of whoever teaches it, in its batch. */
export const freeSlotsFor = async (db: Database, enrolmentId: number, from: Date) => {
  const [taught, teacher] = [taughtYears(db), teacherRows(db, 'teachers')];
  return (
    db
      .select({ slot: oralSlots, teacher: teacher.teacherName })
      .from(taught)
      .innerJoin(
        oralSlots,
        and(
          eq(oralSlots.teacherId, taught.teacherId),
          eq(oralSlots.academicYearId, taught.academicYearId),
          gte(oralSlots.startsAt, from),
        ),
      )
      // Whoever has left holds no test any more.
      .innerJoin(teacher, eq(teacher.teacherId, oralSlots.teacherId))
      .leftJoin(oralTests, eq(oralTests.slotId, oralSlots.slotId))
      .where(and(eq(taught.enrolmentId, enrolmentId), isNull(oralTests.oralTestId)))
      .orderBy(asc(oralSlots.startsAt), asc(oralSlots.slotId))
  );
};

/** The oral tests of a year with their slots, the latest last. */
export const testsOfYear = (db: Database, enrolmentId: number) => {
  const teacher = teacherRows(db, 'teachers');
  return db
    .select({ test: oralTests, slot: oralSlots, teacher: teacher.teacherName })
    .from(oralTests)
    .innerJoin(oralSlots, eq(oralSlots.slotId, oralTests.slotId))
    .leftJoin(teacher, eq(teacher.teacherId, oralSlots.teacherId))
    .where(eq(oralTests.enrolmentId, enrolmentId))
    .orderBy(asc(oralSlots.startsAt));
};

/** Until the transaction ends nobody else books, moves or gives up for this year. */
export const lockBookings = (tx: Tx, enrolmentId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('oral_tests'), ${enrolmentId})`);

/** The slot, held until the transaction ends: two families never take it at once. */
export const lockSlot = (tx: Tx, slotId: number): Promise<SlotRow | null> =>
  firstRow(tx.select().from(oralSlots).where(eq(oralSlots.slotId, slotId)).for('update'));

/** The test that is booked in a slot, held until the transaction ends. */
export const lockTestIn = (tx: Tx, slotId: number): Promise<TestRow | null> =>
  firstRow(tx.select().from(oralTests).where(eq(oralTests.slotId, slotId)).for('update'));

/** Whether a year is taught by somebody, in this batch. */
export const isTaught = async (
  db: Database,
  { enrolmentId, teacherId }: { enrolmentId: number; teacherId: number },
): Promise<boolean> => {
  const taught = taughtYears(db);
  const rows = await db
    .select({ enrolmentId: taught.enrolmentId })
    .from(taught)
    .where(and(eq(taught.enrolmentId, enrolmentId), eq(taught.teacherId, teacherId)));
  return rows.length > 0;
};

export const insertSlots = (tx: Tx, slots: readonly (typeof oralSlots.$inferInsert)[]): Promise<SlotRow[]> =>
  tx
    .insert(oralSlots)
    .values([...slots])
    .returning();

export const updateLink = async (tx: Tx, slotId: number, link: string): Promise<void> => {
  await tx.update(oralSlots).set({ link }).where(eq(oralSlots.slotId, slotId));
};

export const deleteSlot = async (tx: Tx, slotId: number): Promise<void> => {
  await tx.delete(oralSlots).where(eq(oralSlots.slotId, slotId));
};

export const insertTest = async (tx: Tx, test: typeof oralTests.$inferInsert): Promise<void> => {
  await tx.insert(oralTests).values(test);
};

/** @returns false when the test is not there any more */
export const updateTest = async (
  tx: Tx,
  oralTestId: number,
  changes: Partial<Omit<TestRow, 'oralTestId' | 'enrolmentId' | 'part' | 'version'>>,
): Promise<boolean> => {
  const rows = await tx
    .update(oralTests)
    .set(changes)
    .where(eq(oralTests.oralTestId, oralTestId))
    .returning({ oralTestId: oralTests.oralTestId });
  return rows.length > 0;
};

/** No test is booked in a slot any more; the calendar of its child tells that it is cancelled (rule R288). */
export const endTest = async (
  tx: Tx,
  { oralTestId, enrolmentId, part, version }: TestRow,
  { startsAt, minutes }: SlotRow,
): Promise<void> => {
  await tx.delete(oralTests).where(eq(oralTests.oralTestId, oralTestId));
  await tx
    .insert(oralTestsEnded)
    .values({ enrolmentId, part, startsAt, minutes, sequence: version + 1 })
    .onConflictDoUpdate({
      target: [oralTestsEnded.enrolmentId, oralTestsEnded.part],
      set: { startsAt, minutes, sequence: sql`${oralTestsEnded.sequence} + ${version + 1}` },
    });
};
