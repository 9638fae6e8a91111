import { and, asc, eq, gte, lt, min } from 'drizzle-orm';
import { type PartOfYear, lastUnitOf } from '../../domain/assessment/parts-of-year.ts';
import { teacherRows } from '../accounts/teachers.ts';
import type { CalendarClass } from '../courses/context.ts';
import { enrolledChildren } from '../enrolment/enrolled-children.ts';
import type { Database } from '../platform/db/database.ts';
import { partOf } from './oral-store.ts';
import { oralSlots, oralTests } from './tables.ts';

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

/** A child's oral tests of a year, as its calendar tells them; one to which it did not come is left out. */
export const oralTestClasses = async (
  db: Database,
  childId: number,
  academicYearId: number,
): Promise<CalendarClass[]> => {
  const [child, teacher] = [enrolledChildren(db), teacherRows(db, 'teachers')];
  const rows = await db
    .select({
      oralTestId: oralTests.oralTestId,
      state: oralTests.state,
      version: oralTests.version,
      part: oralSlots.part,
      startsAt: oralSlots.startsAt,
      minutes: oralSlots.minutes,
      teacher: teacher.teacherName,
    })
    .from(oralTests)
    .innerJoin(child, eq(child.enrolmentId, oralTests.enrolmentId))
    .innerJoin(oralSlots, eq(oralSlots.slotId, oralTests.slotId))
    .leftJoin(teacher, eq(teacher.teacherId, oralSlots.teacherId))
    .where(and(eq(child.childId, childId), eq(oralSlots.academicYearId, academicYearId)))
    .orderBy(asc(oralSlots.startsAt));
  return rows
    .filter(({ state }) => state !== 'absent')
    .map(({ oralTestId, version, startsAt, minutes, teacher: name, ...row }) => ({
      sessionId: oralTestId,
      unit: lastUnitOf(partOf(row)),
      kind: 'oral_test',
      startsAt,
      minutes,
      teacher: name,
      isCancelled: false,
      isEnded: false,
      sequence: version,
    }));
};
