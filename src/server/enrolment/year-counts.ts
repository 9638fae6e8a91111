import { and, eq, exists, gt, gte, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PaidPeriod } from '../../domain/billing/month-numbers.ts';
import { highestGrade } from '../../domain/enrolment/grade.ts';
import { type CalendarDate, calendarDate, dayInJakarta } from '../../domain/values/calendar-date.ts';
import type { Database } from '../platform/db/database.ts';
import { wasOwed } from './later-bills.ts';
import { bills, enrolments } from './tables.ts';

const count = sql<number>`count(*)`.mapWith(Number);

/** A year whose first payment settled, and of which something is still paid (rule R31). */
const isPaidFor = isNotNull(enrolments.settledAt);

/** How many children each grade of these batches has, without those that have left. */
export const placesByGrade = (db: Database, academicYearIds: readonly number[]) =>
  db
    .select({ academicYearId: enrolments.academicYearId, grade: enrolments.grade, children: count })
    .from(enrolments)
    .where(
      and(inArray(enrolments.academicYearId, [...academicYearIds]), isPaidFor, isNull(enrolments.leftOn)),
    )
    .groupBy(enrolments.academicYearId, enrolments.grade)
    .orderBy(enrolments.grade);

/** How many children had a place in each of these batches at an instant of its own, without those that had left by then. */
export const placesBy = (db: Database, batches: readonly { academicYearId: number; at: Date }[]) =>
  db
    .select({ academicYearId: enrolments.academicYearId, children: count })
    .from(enrolments)
    .where(
      and(
        or(
          sql`false`,
          ...batches.map(({ academicYearId, at }) =>
            and(
              eq(enrolments.academicYearId, academicYearId),
              lt(enrolments.settledAt, at),
              or(isNull(enrolments.leftOn), gt(enrolments.leftOn, dayInJakarta(at))),
            ),
          ),
        ),
        isPaidFor,
      ),
    )
    .groupBy(enrolments.academicYearId);

/**
 * Of the children of each of these batches: how many there were, went on with a batch of those that start later, and stopped with
 * the last grade.
 */
export const movesOn = (
  db: Database,
  batches: readonly { academicYearId: number; laterIds: readonly number[] }[],
) => {
  const later = alias(enrolments, 'later_years');
  const isLater = or(
    sql`false`,
    ...batches.map(({ academicYearId, laterIds }) =>
      and(eq(enrolments.academicYearId, academicYearId), inArray(later.academicYearId, [...laterIds])),
    ),
  );
  const wentOn = exists(
    db
      .select({ enrolmentId: later.enrolmentId })
      .from(later)
      .where(and(eq(later.childId, enrolments.childId), isNotNull(later.settledAt), isLater)),
  );
  return db
    .select({
      academicYearId: enrolments.academicYearId,
      children: count,
      movedUp: sql<number>`count(*) filter (where ${wentOn})`.mapWith(Number),
      finished:
        sql<number>`count(*) filter (where not ${wentOn} and ${enrolments.leftOn} is null and ${enrolments.grade} = ${highestGrade})`.mapWith(
          Number,
        ),
    })
    .from(enrolments)
    .where(
      and(
        inArray(
          enrolments.academicYearId,
          batches.map(({ academicYearId }) => academicYearId),
        ),
        isPaidFor,
      ),
    )
    .groupBy(enrolments.academicYearId);
};

/** The bills that are paid for days after `today`, counted by their period. */
export const paidPeriodsAfter = async (db: Database, today: CalendarDate): Promise<PaidPeriod[]> => {
  const rows = await db
    .select({
      start: bills.periodStart,
      end: bills.periodEnd,
      bills: count,
      amount: sql<number>`sum(${bills.amount} - ${bills.discount})`.mapWith(Number),
    })
    .from(bills)
    .where(and(isNotNull(bills.paidAt), gt(bills.periodEnd, today)))
    .groupBy(bills.periodStart, bills.periodEnd);
  return rows.map(({ start, end, ...row }) => ({
    ...row,
    start: calendarDate(start),
    end: calendarDate(end),
  }));
};

/**
 * What is due on each of these days, and how much of what was due by `today` is not paid: of years that were paid for once. What was due
 * only after its child had left is none of it (rule R289).
 */
export const duesByDay = (
  db: Database,
  { first, last, today }: { first: CalendarDate; last: CalendarDate; today: CalendarDate },
) => {
  const due = sql`(${bills.amount} - ${bills.discount})`;
  return db
    .select({
      day: bills.periodStart,
      due: sql<number>`sum(${due})`.mapWith(Number),
      outstanding:
        sql<number>`coalesce(sum(${due}) filter (where ${bills.paidAt} is null and ${bills.periodStart} <= ${today}), 0)`.mapWith(
          Number,
        ),
    })
    .from(bills)
    .innerJoin(enrolments, eq(enrolments.enrolmentId, bills.enrolmentId))
    .where(and(gte(bills.periodStart, first), lte(bills.periodStart, last), isPaidFor, wasOwed))
    .groupBy(bills.periodStart);
};
