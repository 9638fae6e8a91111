import type { PublicHoliday } from '../../contract/task-objects.ts';
import { type CalendarDate, calendarDate, dayInJakarta } from '../../domain/values/calendar-date.ts';
import { type StaffChange, recordChange } from '../audit/record-change.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { auditedHoliday } from './audited.ts';
import type { TasksContext } from './context.ts';
import {
  type HolidayRow,
  deleteHoliday,
  holidaysBetween,
  lockHoliday,
  saveHoliday,
} from './holiday-store.ts';

type Context = Pick<TasksContext, 'database' | 'clock'>;
interface Holidays {
  holidays: PublicHoliday[];
}

const ofYear = async (db: Database, year: string): Promise<Holidays> => {
  const rows = await holidaysBetween(db, calendarDate(`${year}-01-01`), calendarDate(`${year}-12-31`));
  return { holidays: rows.map(({ day, name, nameIndo }) => ({ day, name, name_indo: nameIndo })) };
};
const yearOf = (day: CalendarDate): string => day.slice(0, 4);

/** The public holidays of a year, of the present one when none is named (rule R202). */
export const listHolidays = (
  { database: { db }, clock }: Context,
  year: number | undefined,
): Promise<Holidays> => ofYear(db, year === undefined ? yearOf(dayInJakarta(clock.now())) : String(year));

const record = (
  tx: Tx,
  { day, name }: Pick<HolidayRow, 'day' | 'name'>,
  change: Pick<StaffChange, 'by' | 'at' | 'before' | 'after'>,
): Promise<void> => recordChange(tx, { kind: 'public_holiday', objectId: day, name, ...change });

/** Enters a public holiday, or names it anew. */
export const enterHoliday = (
  { database, clock }: Context,
  { by, ...holiday }: Omit<HolidayRow, 'day'> & { day: CalendarDate; by: number | null },
): Promise<Holidays> =>
  database.transaction(async (tx) => {
    const before = await lockHoliday(tx, holiday.day);
    await saveHoliday(tx, holiday);
    await record(tx, holiday, {
      by,
      at: clock.now(),
      before: before && auditedHoliday(before),
      after: auditedHoliday(holiday),
    });
    return ofYear(tx, yearOf(holiday.day));
  });

/** Takes a public holiday away; nothing happens when there is none. */
export const removeHoliday = (
  { database, clock }: Context,
  { by, day }: { by: number | null; day: CalendarDate },
): Promise<Holidays> =>
  database.transaction(async (tx) => {
    const before = await lockHoliday(tx, day);
    if (before) {
      await deleteHoliday(tx, day);
      await record(tx, before, { by, at: clock.now(), before: auditedHoliday(before), after: null });
    }
    return ofYear(tx, yearOf(day));
  });
