import { type SQL, and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { grades } from '../../domain/enrolment/grade.ts';
import type { Database } from '../platform/db/database.ts';
import { courseMasters } from './tables.ts';

/** Whether each grade has a lesson with its video in each of these weeks of a unit, as part of a query. */
export const areFilled = (db: Database, { unit, weeks }: { unit: number; weeks: readonly number[] }): SQL => {
  const filled = db
    .select({ places: sql`count(distinct (${courseMasters.grade}, ${courseMasters.week}))` })
    .from(courseMasters)
    .where(
      and(
        isNull(courseMasters.archivedAt),
        eq(courseMasters.unit, unit),
        inArray(courseMasters.week, [...weeks]),
        isNotNull(courseMasters.videoKey),
      ),
    );
  return sql`(${filled}) = ${grades.length * weeks.length}`;
};
