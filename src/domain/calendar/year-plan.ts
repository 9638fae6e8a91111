import { type CalendarDate, addDays, compareDates } from '../values/calendar-date.ts';
import { type BatchCalendar, endDateOf, weeksInYear } from './batch-year.ts';
import { teachingWeeks } from './teaching-weeks.ts';
import { type Unit, type Week, unitAndWeekOf, units } from './unit-and-week.ts';

/** A week of the year, from its first day to its last. `place` is null in a holiday week, and once lessons have ended. */
export interface PlannedWeek {
  readonly firstDay: CalendarDate;
  readonly lastDay: CalendarDate;
  readonly place: { readonly unit: Unit; readonly week: Week } | null;
  readonly isHoliday: boolean;
}

/** A unit with its four weeks and the holiday weeks that fall into it or follow it. */
export interface PlannedUnit {
  readonly unit: Unit;
  readonly firstDay: CalendarDate;
  /** of its last teaching week */
  readonly lastDay: CalendarDate;
  readonly weeks: readonly PlannedWeek[];
}

/** A year as it is shown to a family (rule R111). */
export interface YearPlan {
  /** holiday weeks before the first lesson */
  readonly before: readonly PlannedWeek[];
  readonly units: readonly PlannedUnit[];
  /** the weeks after the last lesson */
  readonly after: readonly PlannedWeek[];
}

/** The 52 weeks of a batch in order, each with what is taught in it. */
export function weeksOfYear({ startDate, holidayWeeks }: BatchCalendar): readonly PlannedWeek[] {
  const taught = new Map(teachingWeeks({ startDate, holidayWeeks }).map((day, number) => [day, number]));
  return Array.from({ length: weeksInYear }, (_, number) => {
    const firstDay = addDays(startDate, number * 7);
    const teaches = taught.get(firstDay);
    return {
      firstDay,
      lastDay: addDays(firstDay, 6),
      place: teaches === undefined ? null : unitAndWeekOf(teaches),
      isHoliday: holidayWeeks.includes(firstDay),
    };
  });
}

/**
 * The year as nine units, what comes before the first lesson and what after the last. A holiday week counts to the unit
 * begun last (rule R24), that before the first lesson to none (rule R111).
 */
export function yearPlan(calendar: BatchCalendar): YearPlan {
  const weeks = weeksOfYear(calendar);
  const isTaught = ({ place }: PlannedWeek) => place !== null;
  const [first, last] = [weeks.findIndex(isTaught), weeks.findLastIndex(isTaught)];
  const starts = units.map((unit) => weeks.findIndex(({ place }) => place?.unit === unit));
  return {
    before: weeks.slice(0, first),
    units: units.map((unit, number) => {
      const inUnit = weeks.slice(starts[number], starts[number + 1] ?? last + 1);
      const own = inUnit.filter(isTaught);
      const [begins, ends] = [own[0], own.at(-1)];
      if (!begins || !ends) throw new RangeError(`unit ${unit} has no weeks in this batch`);
      return { unit, firstDay: begins.firstDay, lastDay: ends.lastDay, weeks: inUnit };
    }),
    after: weeks.slice(last + 1),
  };
}

/** Where a year stands on a day (rule R111). */
export type YearPlace =
  | { readonly phase: 'BEFORE' | 'LESSONS_OVER' | 'OVER' }
  | {
      readonly phase: 'LESSONS';
      readonly week: PlannedWeek & { readonly place: NonNullable<PlannedWeek['place']> };
      /** the teaching week it is, 1 to 36 */
      readonly number: number;
    }
  | {
      readonly phase: 'HOLIDAY';
      /** the last day of the holidays, weeks in a row taken together */
      readonly until: CalendarDate;
    };

/** Where the year stands on `day`: not begun, in a week of lessons, in holidays, past the last lesson, or over. */
export function placeInYear(calendar: BatchCalendar, day: CalendarDate): YearPlace {
  if (compareDates(day, calendar.startDate) < 0) return { phase: 'BEFORE' };
  if (compareDates(day, endDateOf(calendar.startDate)) > 0) return { phase: 'OVER' };
  const weeks = weeksOfYear(calendar);
  const at = weeks.findLastIndex(({ firstDay }) => compareDates(firstDay, day) <= 0);
  const week = weeks[at];
  const number = weeks.slice(0, at + 1).filter(({ place }) => place !== null).length;
  if (week?.place) return { phase: 'LESSONS', week: { ...week, place: week.place }, number };
  const next = weeks.findIndex(({ place }, later) => later > at && place !== null);
  if (next < 0) return { phase: 'LESSONS_OVER' };
  return { phase: 'HOLIDAY', until: addDays(calendar.startDate, next * 7 - 1) };
}
