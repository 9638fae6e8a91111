import { feedbackDays } from '../courses/class-rules.ts';
import { type CalendarDate, addDays, compareDates, dayInJakarta, weekday } from '../values/calendar-date.ts';

/** The public holidays that staff have entered, as days in WIB. */
export type PublicHolidays = ReadonlySet<CalendarDate>;

/** Whether somebody works at the school on a day: from Monday to Friday, but on no public holiday (rule R202). */
export const isWorkingDay = (day: CalendarDate, holidays: PublicHolidays): boolean =>
  weekday(day) <= 5 && !holidays.has(day);

/** The year whose public holidays are to be entered on `today`: from November on the next one (rule R328); null before. */
export const yearToEnter = (today: CalendarDate): number | null =>
  Number(today.slice(5, 7)) >= 11 ? Number(today.slice(0, 4)) + 1 : null;

/** The working days after `from`, up to `to` included; 0 when `to` is no later. */
export function workingDaysBetween(from: CalendarDate, to: CalendarDate, holidays: PublicHolidays): number {
  let count = 0;
  for (let day = addDays(from, 1); compareDates(day, to) <= 0; day = addDays(day, 1))
    if (isWorkingDay(day, holidays)) count += 1;
  return count;
}

/** Until which day feedback is promised on what was sent at an instant: the seventh working day after that day (rule R202). */
export function feedbackDueOn(sentAt: Date, holidays: PublicHolidays): CalendarDate {
  let day = dayInJakarta(sentAt);
  for (let left = feedbackDays; left > 0;) {
    day = addDays(day, 1);
    if (isWorkingDay(day, holidays)) left -= 1;
  }
  return day;
}

/**
 * How many working days are left for feedback on `today`: 0 on the last one itself, and below 0 once that is over, also before the next
 * working day has come (rule R202).
 */
export function workingDaysLeft(sentAt: Date, today: CalendarDate, holidays: PublicHolidays): number {
  const due = feedbackDueOn(sentAt, holidays);
  if (compareDates(today, due) <= 0) return workingDaysBetween(today, due, holidays);
  return -Math.max(1, workingDaysBetween(due, today, holidays));
}

/** The first day of which what was sent is not late on `today`: all that was sent earlier is (rule R202). */
export const firstDayInTime = (today: CalendarDate, holidays: PublicHolidays): CalendarDate =>
  // Late is what has seen seven working days before today.
  dayBefore(addDays(today, -1), feedbackDays, holidays);

/** With so many working days left feedback is due (rule R236). */
const dueDays = 2;

/** The first day of which what was sent has more than two working days left on `today`: on all that was sent earlier feedback is due (rule R236). */
export const firstDayNotDue = (today: CalendarDate, holidays: PublicHolidays): CalendarDate =>
  dayBefore(today, feedbackDays - dueDays, holidays);

/** The day with which the last so many working days begin that end with `last`, itself included. */
const dayBefore = (last: CalendarDate, workingDays: number, holidays: PublicHolidays): CalendarDate => {
  for (let [day, seen] = [last, 0]; ; day = addDays(day, -1)) {
    if (isWorkingDay(day, holidays)) seen += 1;
    if (seen >= workingDays) return day;
  }
};
