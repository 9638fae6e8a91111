import { type CalendarDate, addDays, compareDates, diffDays } from '../values/calendar-date.ts';
import { type BatchCalendar, endDateOf, weeksInYear, yearHolds } from './batch-year.ts';
import { type Unit, teachingWeeksInYear, unitAndWeekOf } from './unit-and-week.ts';

/**
 * The first days of the 36 teaching weeks: the weeks from the start date that are no holiday weeks, in order
 * (rule R24). The start date itself may begin a holiday week.
 */
export function teachingWeeks({ startDate, holidayWeeks }: BatchCalendar): readonly CalendarDate[] {
  const everyWeek = Array.from({ length: weeksInYear }, (_, week) => addDays(startDate, week * 7));
  return everyWeek.filter((firstDay) => !holidayWeeks.includes(firstDay)).slice(0, teachingWeeksInYear);
}

/** The first day of teaching week `number`, 0 to 35, among `teachingWeeks`; throws outside, because that is a bug. */
export function firstDayOfTeachingWeek(firstDays: readonly CalendarDate[], number: number): CalendarDate {
  const firstDay = firstDays[number];
  if (firstDay === undefined) throw new RangeError(`not a teaching week of this batch: ${number}`);
  return firstDay;
}

/** The last day of the last teaching week. */
export const lastTeachingDay = (calendar: BatchCalendar): CalendarDate =>
  addDays(firstDayOfTeachingWeek(teachingWeeks(calendar), teachingWeeksInYear - 1), 6);

/** Whole weeks between the last teaching day and the end of the year: 0 with all 16 holiday weeks taken, 16 with none. */
export const weeksWithoutLessons = (calendar: BatchCalendar): number =>
  diffDays(lastTeachingDay(calendar), endDateOf(calendar.startDate)) / 7;

/** Above so many weeks without lessons at the end of a year staff are warned, because families pay for them. */
const weeksToNotice = 8;

/** Whether lessons end long before the year does: more than two months (rule R25). */
export const lessonsEndEarly = (calendar: BatchCalendar): boolean =>
  weeksWithoutLessons(calendar) > weeksToNotice;

/**
 * The unit a year under way has reached on `day`: that of the teaching week begun last, so a holiday week counts
 * to the unit before it. Null outside the year, and in holidays before the first lesson (rule R24).
 */
export function unitReached(calendar: BatchCalendar, day: CalendarDate): Unit | null {
  if (!yearHolds(calendar.startDate, day)) return null;
  const begun = teachingWeeks(calendar).filter((firstDay) => compareDates(firstDay, day) <= 0).length;
  return begun === 0 ? null : unitAndWeekOf(begun - 1).unit;
}
