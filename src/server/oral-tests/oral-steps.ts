import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import { teacherRows } from '../accounts/teachers.ts';
import { taughtYears } from '../live-classes/taught-years.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database } from '../platform/db/database.ts';
import { oralSlots, oralTests } from './tables.ts';

/** Which oral test a child has booked or held, without what it came to; instants as JSON has them. */
export interface OralStep {
  /** of its slot */
  readonly id: number;
  readonly part: number;
  readonly state: 'booked' | 'done' | 'absent';
  readonly startsAt: string;
  readonly minutes: number;
  /** the first name of whoever holds it */
  readonly teacher: string | null;
  readonly link: string;
}

/** The oral tests of these years by enrolment, as a part of a query that asks for the steps of several nouns. */
export const oralSteps = (db: Database, enrolmentIds: readonly number[]) => {
  const teacher = teacherRows(db, 'oral_teachers');
  return db
    .select({
      kind: sql<string>`'oral'`.as('kind'),
      of: sql<number>`${oralTests.enrolmentId}`.as('of'),
      facts: sql<object>`json_build_object('id', ${oralTests.slotId}, 'part', ${oralTests.part},
        'state', ${oralTests.state}, 'startsAt', ${oralSlots.startsAt}, 'minutes', ${oralSlots.minutes},
        'teacher', ${teacher.teacherName}, 'link', ${oralSlots.link})`.as('facts'),
    })
    .from(oralTests)
    .innerJoin(oralSlots, eq(oralSlots.slotId, oralTests.slotId))
    .leftJoin(teacher, eq(teacher.teacherId, oralSlots.teacherId))
    .where(isAnyOf(oralTests.enrolmentId, enrolmentIds));
};

/** When the last free slot of a part begins that a year may take; instants as JSON has them. */
export interface FreeStep {
  readonly part: number;
  readonly lastAt: string;
}

/** The parts of which these years may take a free slot from an instant on, by enrolment, as a part of such a query. */
export const freeSteps = (db: Database, enrolmentIds: readonly number[], from: Date) => {
  const [taught, teacher] = [taughtYears(db), teacherRows(db, 'free_teachers')];
  return (
    db
      .select({
        kind: sql<string>`'free'`.as('kind'),
        of: sql<number>`${taught.enrolmentId}`.as('of'),
        facts:
          sql<object>`json_build_object('part', ${oralSlots.part}, 'lastAt', max(${oralSlots.startsAt}))`.as(
            'facts',
          ),
      })
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
      .where(and(isAnyOf(taught.enrolmentId, enrolmentIds), isNull(oralTests.oralTestId)))
      .groupBy(taught.enrolmentId, oralSlots.part)
  );
};
