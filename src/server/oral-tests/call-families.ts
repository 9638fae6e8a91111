import { and, asc, eq, gte, isNull, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { firstBookable, hasMissedTooMany, oralTestDays } from '../../domain/assessment/oral-tests.ts';
import { type PartOfYear, rightToPart } from '../../domain/assessment/parts-of-year.ts';
import { dayInJakarta, startOfDay } from '../../domain/values/calendar-date.ts';
import { enrolledChildren } from '../enrolment/enrolled-children.ts';
import { type KnownEnrolment, enrolmentsOf } from '../enrolment/enrolments-of.ts';
import { childRows } from '../families/child-rows.ts';
import { taughtYears } from '../live-classes/taught-years.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import type { OralTestsContext } from './context.ts';
import { partOf } from './oral-store.ts';
import { oralCalls, oralSlots, oralTests } from './tables.ts';

interface Opened {
  teacherId: number;
  academicYearId: number;
  part: PartOfYear;
}

/** A year whose family is to be told that there are free times of a part. */
interface ToCall {
  readonly year: KnownEnrolment;
  readonly part: PartOfYear;
}

/**
 * The years without an oral test of a part whose teacher has a free slot of it that can still be booked: those that were never told
 * of any, and those told before today of slots that are all gone (rules R225, R284).
 * @param opened absent: of all teachers, batches and parts
 */
export const yearsToCall = async (db: Database, now: Date, opened?: Opened): Promise<ToCall[]> => {
  const [taught, year, child] = [taughtYears(db), enrolledChildren(db), childRows(db)];
  const taken = alias(oralTests, 'taken');
  const rows = await db
    .select({
      enrolmentId: taught.enrolmentId,
      childId: year.childId,
      part: oralSlots.part,
      missed: sql<number>`count(distinct ${oralTests.oralTestId})::int`,
    })
    .from(oralSlots)
    .leftJoin(taken, eq(taken.slotId, oralSlots.slotId))
    .innerJoin(
      taught,
      and(eq(taught.teacherId, oralSlots.teacherId), eq(taught.academicYearId, oralSlots.academicYearId)),
    )
    .innerJoin(year, eq(year.enrolmentId, taught.enrolmentId))
    .innerJoin(child, and(eq(child.childId, year.childId), isNull(child.erasedAt)))
    .leftJoin(
      oralCalls,
      and(eq(oralCalls.enrolmentId, taught.enrolmentId), eq(oralCalls.part, oralSlots.part)),
    )
    .leftJoin(
      oralTests,
      and(eq(oralTests.enrolmentId, taught.enrolmentId), eq(oralTests.part, oralSlots.part)),
    )
    .where(
      and(
        gte(oralSlots.startsAt, firstBookable(now)),
        isNull(taken.slotId),
        or(isNull(oralCalls.toldAt), lt(oralCalls.toldAt, startOfDay(dayInJakarta(now)))),
        opened && eq(oralSlots.teacherId, opened.teacherId),
        opened && eq(oralSlots.academicYearId, opened.academicYearId),
        opened && eq(oralSlots.part, opened.part),
      ),
    )
    .groupBy(taught.enrolmentId, year.childId, oralSlots.part, oralCalls.toldAt)
    // Of the slots that they were told of none is free any more.
    .having(
      sql`coalesce(bool_and(${oralTests.state} = 'absent'), true)
        and (${oralCalls.toldAt} is null or min(${oralSlots.createdAt}) > ${oralCalls.toldAt})`,
    )
    .orderBy(asc(year.childId), asc(oralSlots.part));
  const known = await enrolmentsOf(db, [...new Set(rows.map(({ childId }) => childId))]);
  return rows.flatMap(({ enrolmentId, childId, missed, ...row }) => {
    const own = known.get(childId)?.find((one) => one.enrolmentId === enrolmentId);
    const part = partOf(row);
    const mayBook = own && !hasMissedTooMany(missed) && rightToPart(own, part, dayInJakarta(now)) === 'open';
    return mayBook ? [{ year: own, part }] : [];
  });
};

/** Tells the families of these years, all of one batch and part, of its free slots; whom another process tells is left out. @returns how many */
export const callFamilies = async (
  { tellOfOralTests }: Pick<OralTestsContext, 'tellOfOralTests'>,
  tx: Tx,
  together: readonly ToCall[],
  now: Date,
): Promise<number> => {
  const [first] = together;
  if (!first) return 0;
  const { year, part } = first;
  const told = await tx
    .insert(oralCalls)
    .values(together.map((one) => ({ enrolmentId: one.year.enrolmentId, part, toldAt: now })))
    .onConflictDoUpdate({
      target: [oralCalls.enrolmentId, oralCalls.part],
      set: { toldAt: now },
      setWhere: lt(oralCalls.toldAt, startOfDay(dayInJakarta(now))),
    })
    .returning({ enrolmentId: oralCalls.enrolmentId });
  const called = new Set(told.map(({ enrolmentId }) => enrolmentId));
  const childIds = together.filter((one) => called.has(one.year.enrolmentId)).map((one) => one.year.childId);
  if (childIds.length === 0) return 0;
  return tellOfOralTests(tx, {
    kind: 'test_slots_open',
    part,
    ...oralTestDays(year.batch, part),
    childIds,
    now,
  });
};
