import { type CalendarDate, addDays, compareDates, diffDays } from '../values/calendar-date.ts';
import { type BatchCalendar, weeksInYear } from './batch-year.ts';
import { type HolidayRefusal, holidaysRefusal } from './holiday-weeks.ts';
import { releaseDaysOf } from './release.ts';
import { firstDayOfTeachingWeek, teachingWeeks } from './teaching-weeks.ts';
import { type Unit, type Week, teachingWeeksInYear, unitAndWeekOf } from './unit-and-week.ts';

/** Why the holiday weeks of a batch cannot be changed so. */
export type HolidayChangeRefusal = HolidayRefusal | 'holiday_week_begun' | 'holiday_moves_released_lesson';

/** A place in the year. */
export interface LessonPlace {
  readonly unit: Unit;
  readonly week: Week;
}

/** Lessons of weeks in a row that move by the same number of weeks, which is below 0 when they come earlier. */
export interface MovedLessons {
  readonly first: LessonPlace;
  readonly last: LessonPlace;
  /** the first day of the first of them, before and after */
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly weeks: number;
}

const places = Array.from({ length: teachingWeeksInYear }, (_, number) => number);

/**
 * Whether the holiday weeks of a batch may become those of `after`, on `today`; null when they may. Only weeks that begin after today
 * come or go, and a lesson that has been released stays where it is (rule R163).
 */
export function holidayChangeRefusal(
  before: BatchCalendar,
  after: BatchCalendar,
  today: CalendarDate,
): HolidayChangeRefusal | null {
  const refusal = holidaysRefusal(after);
  if (refusal !== null) return refusal;
  const changed = [
    ...after.holidayWeeks.filter((week) => !before.holidayWeeks.includes(week)),
    ...before.holidayWeeks.filter((week) => !after.holidayWeeks.includes(week)),
  ];
  if (changed.some((week) => compareDates(week, today) <= 0)) return 'holiday_week_begun';
  const [was, is] = [teachingWeeks(before), teachingWeeks(after)];
  const releaseDay = releaseDaysOf(before);
  const movesReleased = places.some((number) => {
    const { unit, week } = unitAndWeekOf(number);
    return compareDates(releaseDay(unit, week), today) <= 0 && was[number] !== is[number];
  });
  return movesReleased ? 'holiday_moves_released_lesson' : null;
}

/** The weeks of lessons that move between two calendars of a batch, in the order of the year (rule R163). */
export function movedLessons(before: BatchCalendar, after: BatchCalendar): readonly MovedLessons[] {
  const [was, is] = [teachingWeeks(before), teachingWeeks(after)];
  const moved: MovedLessons[] = [];
  let next = 0;
  for (const number of places) {
    const [from, to] = [firstDayOfTeachingWeek(was, number), firstDayOfTeachingWeek(is, number)];
    const weeks = diffDays(from, to) / 7;
    if (weeks === 0) continue;
    const place = unitAndWeekOf(number);
    const last = moved.at(-1);
    if (last && last.weeks === weeks && next === number) moved.splice(-1, 1, { ...last, last: place });
    else moved.push({ first: place, last: place, from, to, weeks });
    next = number + 1;
  }
  return moved;
}

/** The first days of `count` holiday weeks in a row, as they are added together: a holiday of two weeks is one entry. */
export const holidayWeeksFrom = (firstDay: CalendarDate, count: number): readonly CalendarDate[] =>
  Array.from({ length: Math.min(count, weeksInYear) }, (_, week) => addDays(firstDay, week * 7));

/** The first holiday week that may still come or go on `today`; null once the last week of the year has begun (rule R163). */
export function firstOpenWeek({ startDate }: BatchCalendar, today: CalendarDate): CalendarDate | null {
  const begun = Math.max(0, Math.floor(diffDays(startDate, today) / 7) + 1);
  return begun < weeksInYear ? addDays(startDate, begun * 7) : null;
}
