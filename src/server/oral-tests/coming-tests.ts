import { and, asc, eq, gte, lt, min } from 'drizzle-orm';
import { type PartOfYear, lastUnitOf } from '../../domain/assessment/parts-of-year.ts';
import { teacherRows } from '../accounts/teachers.ts';
import type { CalendarClass } from '../courses/context.ts';
import { enrolledChildren } from '../enrolment/enrolled-children.ts';
import type { Database } from '../platform/db/database.ts';
import { partOf } from './oral-store.ts';
import { oralSlots, oralTests, oralTestsEnded } from './tables.ts';

/** When the first booked oral test from an instant on begins; null: none is booked. */
export const nextOralTest = async (db: Database, from: Date): Promise<Date | null> => {
  const [row] = await db
    .select({ at: min(oralSlots.startsAt) })
    .from(oralSlots)
    .innerJoin(oralTests, eq(oralTests.slotId, oralSlots.slotId))
    .where(and(gte(oralSlots.startsAt, from), eq(oralTests.state, 'booked')));
  return row?.at ?? null;
};

/** A booked oral test, as its family is reminded of it. */
export interface ComingOralTest {
  readonly enrolmentId: number;
  readonly childId: number;
  readonly part: PartOfYear;
  readonly startsAt: Date;
  readonly minutes: number;
  readonly teacher: string | null;
}

/** The booked oral tests from an instant to before another one, in the order of their times: one query. */
export const oralTestsBetween = async (
  db: Database,
  { from, to }: { from: Date; to: Date },
): Promise<ComingOralTest[]> => {
  const [child, teacher] = [enrolledChildren(db), teacherRows(db, 'teachers')];
  const rows = await db
    .select({
      enrolmentId: oralTests.enrolmentId,
      childId: child.childId,
      part: oralSlots.part,
      startsAt: oralSlots.startsAt,
      minutes: oralSlots.minutes,
      teacher: teacher.teacherName,
    })
    .from(oralSlots)
    .innerJoin(oralTests, eq(oralTests.slotId, oralSlots.slotId))
    .innerJoin(child, eq(child.enrolmentId, oralTests.enrolmentId))
    .leftJoin(teacher, eq(teacher.teacherId, oralSlots.teacherId))
    .where(and(gte(oralSlots.startsAt, from), lt(oralSlots.startsAt, to), eq(oralTests.state, 'booked')))
    .orderBy(asc(oralSlots.startsAt), asc(oralSlots.slotId));
  return rows.map((row) => ({ ...row, part: partOf(row) }));
};

/**
 * A child's oral tests of a year, as its calendar tells them: one entry a part, which is moved with the test, is cancelled when that is
 * given up or taken away, and goes on when another one is booked (rule R288). One to which it did not come is left out.
 */
export const oralTestClasses = async (
  db: Database,
  childId: number,
  academicYearId: number,
): Promise<CalendarClass[]> => {
  const [child, teacher] = [enrolledChildren(db), teacherRows(db, 'teachers')];
  const isOfYear = and(eq(child.childId, childId), eq(child.academicYearId, academicYearId));
  const tests = await db
    .select({
      enrolmentId: oralTests.enrolmentId,
      part: oralTests.part,
      state: oralTests.state,
      startsAt: oralSlots.startsAt,
      minutes: oralSlots.minutes,
      teacher: teacher.teacherName,
      sequence: oralTests.version,
    })
    .from(oralTests)
    .innerJoin(child, eq(child.enrolmentId, oralTests.enrolmentId))
    .innerJoin(oralSlots, eq(oralSlots.slotId, oralTests.slotId))
    .leftJoin(teacher, eq(teacher.teacherId, oralSlots.teacherId))
    .where(isOfYear)
    .orderBy(asc(oralSlots.startsAt));
  const ended = await db
    .select({
      enrolmentId: oralTestsEnded.enrolmentId,
      part: oralTestsEnded.part,
      startsAt: oralTestsEnded.startsAt,
      minutes: oralTestsEnded.minutes,
      sequence: oralTestsEnded.sequence,
    })
    .from(oralTestsEnded)
    .innerJoin(child, eq(child.enrolmentId, oralTestsEnded.enrolmentId))
    .where(isOfYear);
  const ofParts = Map.groupBy(
    [...ended.map((one) => ({ ...one, state: null, teacher: null })), ...tests],
    ({ part }) => part,
  );
  return [...ofParts.values()].flatMap((ofPart): CalendarClass[] => {
    // One that counts goes before one that was given up.
    const shown =
      ofPart.find(({ state }) => state === 'booked' || state === 'done') ??
      ofPart.find(({ state }) => state === null);
    if (!shown) return [];
    const { enrolmentId, state, startsAt, minutes, teacher: name } = shown;
    return [
      {
        sessionId: enrolmentId,
        unit: lastUnitOf(partOf(shown)),
        kind: 'oral_test',
        startsAt,
        minutes,
        teacher: name,
        isCancelled: state === null,
        isEnded: false,
        // Whatever became of the others of this part, it never falls.
        sequence: ofPart.reduce((sum, { sequence }) => sum + sequence, 0),
      },
    ];
  });
};
