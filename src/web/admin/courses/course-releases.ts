import type { AcademicYear } from '../../../contract/objects.ts';
import { batchToShow } from '../../../domain/calendar/batch-to-show.ts';
import type { BatchCalendar } from '../../../domain/calendar/batch-year.ts';
import { releaseDaysOf } from '../../../domain/calendar/release.ts';
import { type Unit, type Week, units, weeksOfUnit } from '../../../domain/calendar/unit-and-week.ts';
import {
  type CalendarDate,
  addDays,
  calendarDate,
  compareDates,
  diffDays,
  isRealDate,
  weekday,
} from '../../../domain/values/calendar-date.ts';

type Batch = Pick<AcademicYear, 'start_date' | 'holiday_week'>;

/** What a batch releases on one day. */
export interface Release {
  day: CalendarDate;
  unit: Unit;
  week: Week;
}

/** The first day of a listed batch. */
export const startOf = ({ start_date }: Pick<AcademicYear, 'start_date'>): CalendarDate =>
  calendarDate(start_date);

const calendarOf = (batch: Batch): BatchCalendar => ({
  startDate: calendarDate(batch.start_date),
  // The wire carries the list as text.
  holidayWeeks: (JSON.parse(batch.holiday_week) as string[]).map(calendarDate),
});

/** The 36 releases of a batch, in their order. */
export const releasesOf = (batch: Batch): Release[] => {
  const releaseDay = releaseDaysOf(calendarOf(batch));
  return units.flatMap((unit) => weeksOfUnit.map((week) => ({ day: releaseDay(unit, week), unit, week })));
};

/** What comes next, with its batch: the first release after today, in that batch or in the one after it. */
export const nextRelease = <Listed extends Batch & Pick<AcademicYear, 'academic_year_id'>>(
  newestFirst: readonly Listed[],
  today: CalendarDate,
): { batch: Listed; day: CalendarDate; isNextMonday: boolean } | undefined => {
  const shown = batchToShow(newestFirst, startOf, today);
  const later = newestFirst.toReversed().filter(({ start_date }) => start_date > (shown?.start_date ?? ''));
  for (const batch of shown ? [shown, ...later] : []) {
    const day = releasesOf(batch).find((release) => compareDates(release.day, today) > 0)?.day;
    if (day) return { batch, day, isNextMonday: weekday(day) === 1 && diffDays(today, day) <= 7 };
  }
  return undefined;
};

/** Days of release as an address says them: `2026-11-23`, until then `..2026-11-23`, or from then on `2026-11-23..`. */
export const releasedFilter = (text: string): string | undefined =>
  isRealDate(text.replace(/^\.\.|\.\.$/, '')) ? text : undefined;

/** Days of release as the server is asked for them. */
export const daysOf = (released: string | undefined): { released_from?: string; released_to?: string } => {
  if (released === undefined) return {};
  if (released.startsWith('..')) return { released_to: released.slice(2) };
  if (released.endsWith('..')) return { released_from: released.slice(0, -2) };
  return { released_from: released, released_to: released };
};

/** Everything that has been released by today, and everything that is still to come. */
export const releasedBy = (today: CalendarDate) => `..${today}`;
export const releasedAfter = (today: CalendarDate) => `${addDays(today, 1)}..`;
