import type { BatchCalendar } from '../calendar/batch-year.ts';
import { firstDayOfTeachingWeek, teachingWeeks } from '../calendar/teaching-weeks.ts';
import { type Unit, teachingWeekOf, units } from '../calendar/unit-and-week.ts';
import {
  type CalendarDate,
  type Weekday,
  addDays,
  dayInJakarta,
  startOfDay,
} from '../values/calendar-date.ts';

/** A time of the day in WIB, `HH:MM`. */
export type TimeOfDay = `${string}:${string}`;

/** When a group meets: in the fourth week of each unit. */
export interface MeetingTime {
  readonly weekday: Weekday;
  readonly time: TimeOfDay;
  /** 20 to 120 */
  readonly minutes: number;
}

export const shortestMeeting = 20;
export const longestMeeting = 120;
/** Children are neither woken nor kept up: a live class lies between these hours, WIB. */
export const firstHour = 7;
export const lastHour = 21;

/** Reads `HH:MM`; null when there is no such time. */
export const parseTimeOfDay = (text: string): TimeOfDay | null =>
  /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? (text as TimeOfDay) : null;

const minutesOf = (time: TimeOfDay): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The instant of a time of the day in WIB. */
export const instantOf = (day: CalendarDate, time: TimeOfDay): Date =>
  new Date(startOfDay(day).getTime() + minutesOf(time) * 60_000);

/** The time of the day in WIB at which an instant lies. */
export const timeOfDayAt = (instant: Date): TimeOfDay => {
  const minutes = Math.floor((instant.getTime() - startOfDay(dayInJakarta(instant)).getTime()) / 60_000);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};

/** Whether a meeting begins and ends within the hours of children. */
export const isAtChildrensHour = ({ time, minutes }: Pick<MeetingTime, 'time' | 'minutes'>): boolean =>
  minutesOf(time) >= firstHour * 60 && minutesOf(time) + minutes <= lastHour * 60;

/** When a group meets for a unit: on its weekday in the unit's fourth week, which is no holiday week (rule R188). */
export const plannedAt = (calendar: BatchCalendar, unit: Unit, meeting: MeetingTime): Date => {
  const monday = firstDayOfTeachingWeek(teachingWeeks(calendar), teachingWeekOf(unit, 4));
  // The year begins on a Monday, so every teaching week does.
  return instantOf(addDays(monday, meeting.weekday - 1), meeting.time);
};

/** All nine meetings of a group's year, in order. */
export const plannedYear = (
  calendar: BatchCalendar,
  meeting: MeetingTime,
): readonly { readonly unit: Unit; readonly startsAt: Date }[] =>
  units.map((unit) => ({ unit, startsAt: plannedAt(calendar, unit, meeting) }));
