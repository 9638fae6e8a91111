import { type CalendarDate, addDays, compareDates, mondayOf, startOfDay } from '../values/calendar-date.ts';
import type { BatchCalendar } from './batch-year.ts';
import { firstDayOfTeachingWeek, teachingWeeks } from './teaching-weeks.ts';
import { type Unit, type Week, teachingWeekOf, teachingWeeksInYear, unitAndWeekOf } from './unit-and-week.ts';

/** How long a released course stays, in milliseconds: 14 x 24 hours, holidays or not (rule R26). */
export const releaseLength = 14 * 24 * 60 * 60 * 1000;

/**
 * The day on which each unit's week is released: the last Monday on or before its first day, never before the start of
 * the batch (rule R26). The teaching weeks are counted once, however many weeks are asked for.
 */
export function releaseDaysOf(calendar: BatchCalendar): (unit: Unit, week: Week) => CalendarDate {
  const firstDays = teachingWeeks(calendar);
  return (unit, week) =>
    mondayBefore(calendar, firstDayOfTeachingWeek(firstDays, teachingWeekOf(unit, week)));
}

const mondayBefore = ({ startDate }: BatchCalendar, firstDay: CalendarDate): CalendarDate => {
  const monday = mondayOf(firstDay);
  return compareDates(monday, startDate) < 0 ? startDate : monday;
};

/** When what stands in a week comes and goes. */
export interface WeekRelease {
  readonly releasedAt: Date;
  /** of a video */
  readonly goneAt: Date;
  /** the first instant after the week, with which a live class or a test is over */
  readonly weekEndsAt: Date;
}

/** When each week's lessons come and go (rule R26); the teaching weeks are counted once. */
export function releasesOf(calendar: BatchCalendar): (unit: Unit, week: Week) => WeekRelease {
  const firstDays = teachingWeeks(calendar);
  return (unit, week) => {
    const firstDay = firstDayOfTeachingWeek(firstDays, teachingWeekOf(unit, week));
    const releasedAt = startOfDay(mondayBefore(calendar, firstDay));
    return { releasedAt, goneAt: goneAt(releasedAt), weekEndsAt: startOfDay(addDays(firstDay, 7)) };
  };
}

/** Days from the first to the last, both included; without one of them there is no such end. */
export interface Days {
  readonly from?: CalendarDate | undefined;
  readonly to?: CalendarDate | undefined;
}

/** The teaching weeks, 0 to 35, that a batch releases on one of these days (rule R26). */
export function weeksReleasedOn(calendar: BatchCalendar, { from, to }: Days): number[] {
  const releaseDay = releaseDaysOf(calendar);
  return Array.from({ length: teachingWeeksInYear }, (_, number) => number).filter((number) => {
    const { unit, week } = unitAndWeekOf(number);
    const day = releaseDay(unit, week);
    return (!from || compareDates(from, day) <= 0) && (!to || compareDates(day, to) <= 0);
  });
}

/** The instant of release of one week: 00:00 WIB on the day of release (rule R26). */
export const releasedAt = (calendar: BatchCalendar, unit: Unit, week: Week): Date =>
  startOfDay(releaseDaysOf(calendar)(unit, week));

/** The first instant at which what was released then is gone. */
export const goneAt = (released: Date): Date => new Date(released.getTime() + releaseLength);
