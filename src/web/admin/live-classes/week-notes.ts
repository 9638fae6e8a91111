import type { LiveSession } from '../../../contract/live-class-objects.ts';
import type { AcademicYear } from '../../../contract/objects.ts';
import { firstDayOfTeachingWeek, teachingWeeks } from '../../../domain/calendar/teaching-weeks.ts';
import { isUnit, teachingWeekOf } from '../../../domain/calendar/unit-and-week.ts';
import {
  type CalendarDate,
  calendarDate,
  dayInJakarta,
  mondayOf,
} from '../../../domain/values/calendar-date.ts';

const weekOf = ({ starts_at }: Pick<LiveSession, 'starts_at'>): CalendarDate =>
  mondayOf(dayInJakarta(new Date(starts_at)));

/** The week in which groups of a batch meet for a unit, by its Monday: the fourth that is no holiday. */
export const weekOfUnit = (
  batch: Pick<AcademicYear, 'start_date' | 'holiday_week'>,
  unit: number,
): CalendarDate | null => {
  if (!isUnit(unit)) return null;
  const holidayWeeks = (JSON.parse(batch.holiday_week) as string[]).map(calendarDate);
  const weeks = teachingWeeks({ startDate: calendarDate(batch.start_date), holidayWeeks });
  return firstDayOfTeachingWeek(weeks, teachingWeekOf(unit, 4));
};

/**
 * What is unusual about the new week of a class: it is not the one of its unit, or other units' classes of its group are in it.
 * @param own the week of its unit; where that is not known, the one that the class was in counts
 */
export const weekNotes = (
  moved: LiveSession,
  from: Pick<LiveSession, 'starts_at'>,
  classes: readonly LiveSession[],
  own: CalendarDate | null = null,
): { left: CalendarDate | null; others: LiveSession[] } => {
  if (moved.kind === 'native' || weekOf(moved) === weekOf(from)) return { left: null, others: [] };
  return {
    left: own === weekOf(moved) ? null : (own ?? weekOf(from)),
    others: classes.filter(
      (one) =>
        one.kind === 'class' &&
        one.state !== 'cancelled' &&
        one.session_id !== moved.session_id &&
        weekOf(one) === weekOf(moved),
    ),
  };
};
