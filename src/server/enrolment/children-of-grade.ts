import { asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { CalendarDate } from '../../domain/values/calendar-date.ts';
import { batchRows } from '../calendar/batch-rows.ts';
import type { Database } from '../platform/db/database.ts';
import { enrolments } from './tables.ts';

/**
 * The numbers of the children whose place is in a grade on `today`, as a part of a query: that of the year begun last, else of the first
 * one to come, as `enrolmentOfChild` says it (rule R243).
 */
export const childrenOfGrade = (db: Database, grade: number, today: CalendarDate) => {
  const batch = batchRows(db);
  const hasBegun = sql`${batch.startDate} <= ${today}`;
  const place = db
    .selectDistinctOn([enrolments.childId], { childId: enrolments.childId, grade: enrolments.grade })
    .from(enrolments)
    .innerJoin(batch, eq(batch.academicYearId, enrolments.academicYearId))
    .where(isNotNull(enrolments.settledAt))
    .orderBy(
      asc(enrolments.childId),
      desc(hasBegun),
      desc(sql`case when ${hasBegun} then ${batch.startDate} end`),
      asc(batch.startDate),
    )
    .as('places_today');
  return db.select({ childId: place.childId }).from(place).where(eq(place.grade, grade));
};
