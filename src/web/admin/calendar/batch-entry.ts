import type { AcademicYear } from '../../../contract/objects.ts';
import { type CalendarDate, calendarDate, parseCalendarDate } from '../../../domain/values/calendar-date.ts';

/** A batch as its form begins. */
export const emptyBatch = {
  isNew: false,
  startDate: '',
  startRegistrationDate: '',
  endRegistrationDate: '',
  holidayWeekStarts: [] as CalendarDate[],
};
export type BatchEntry = typeof emptyBatch;

/** A batch as its form shows it. */
export const entryOf = (batch: AcademicYear): BatchEntry => ({
  isNew: false,
  startDate: batch.start_date,
  startRegistrationDate: batch.start_registration,
  endRegistrationDate: batch.end_registration,
  holidayWeekStarts: (JSON.parse(batch.holiday_week) as string[]).map(calendarDate),
});

/** The dates of an entry that can be a batch; null while one is missing. */
export const datesIn = ({
  startDate,
  startRegistrationDate,
  endRegistrationDate,
  holidayWeekStarts,
}: BatchEntry) => {
  const start = parseCalendarDate(startDate);
  const startRegistration = parseCalendarDate(startRegistrationDate);
  const endRegistration = parseCalendarDate(endRegistrationDate);
  return start && startRegistration && endRegistration
    ? { startDate: start, startRegistration, endRegistration, holidayWeeks: holidayWeekStarts }
    : null;
};

/** The days of an entry as text, by which two are compared. */
export const datesOf = ({
  startDate,
  startRegistrationDate,
  endRegistrationDate,
  holidayWeekStarts,
}: BatchDays) =>
  [startDate, startRegistrationDate, endRegistrationDate, ...holidayWeekStarts.toSorted()].join(' ');
/** Of an entry, or of what is sent of it. */
export type BatchDays = Omit<
  { [Name in keyof BatchEntry]: BatchEntry[Name] },
  'isNew' | 'holidayWeekStarts'
> & {
  holidayWeekStarts: readonly string[];
};
