import { and, asc, eq, gte, lte } from 'drizzle-orm';
import { type CalendarDate, calendarDate } from '../../domain/values/calendar-date.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { firstRow } from '../platform/db/rows.ts';
import { publicHolidays } from './tables.ts';

export type HolidayRow = typeof publicHolidays.$inferSelect;

/** The public holidays from a day to another, both included, in their order. */
export const holidaysBetween = (db: Database, from: CalendarDate, to: CalendarDate): Promise<HolidayRow[]> =>
  db
    .select()
    .from(publicHolidays)
    .where(and(gte(publicHolidays.day, from), lte(publicHolidays.day, to)))
    .orderBy(asc(publicHolidays.day));

/** The days of the public holidays from a day to another, both included. */
export const holidayDays = async (
  db: Database,
  from: CalendarDate,
  to: CalendarDate,
): Promise<Set<CalendarDate>> =>
  new Set((await holidaysBetween(db, from, to)).map(({ day }) => calendarDate(day)));

export const lockHoliday = (tx: Tx, day: CalendarDate): Promise<HolidayRow | null> =>
  firstRow(tx.select().from(publicHolidays).where(eq(publicHolidays.day, day)).for('update'));

/** Enters a holiday, or names it anew. */
export const saveHoliday = async (tx: Tx, { day, ...names }: HolidayRow): Promise<void> => {
  await tx
    .insert(publicHolidays)
    .values({ day, ...names })
    .onConflictDoUpdate({ target: publicHolidays.day, set: names });
};

export const deleteHoliday = async (tx: Tx, day: CalendarDate): Promise<void> => {
  await tx.delete(publicHolidays).where(eq(publicHolidays.day, day));
};
