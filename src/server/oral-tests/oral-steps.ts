import { eq, sql } from 'drizzle-orm';
import { teacherRows } from '../accounts/teachers.ts';
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
