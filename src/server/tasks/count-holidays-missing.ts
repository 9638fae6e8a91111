import { and, gte, lte, sql } from 'drizzle-orm';
import { yearToEnter } from '../../domain/tasks/working-days.ts';
import type { CalendarDate } from '../../domain/values/calendar-date.ts';
import type { Counted } from '../platform/db/counted.ts';
import type { Database } from '../platform/db/database.ts';
import { publicHolidays } from './tables.ts';

/** 1 while the next year is near and has no public holiday, else 0, as a part of a query (rule R328). */
export const countHolidaysMissing = (db: Database, today: CalendarDate): Counted => {
  const year = yearToEnter(today);
  if (year === null) return { count: sql`0` };
  const entered = db.$count(
    publicHolidays,
    and(gte(publicHolidays.day, `${year}-01-01`), lte(publicHolidays.day, `${year}-12-31`)),
  );
  return { count: sql`(${entered} = 0)::int` };
};
