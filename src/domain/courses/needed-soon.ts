import type { BatchCalendar } from '../calendar/batch-year.ts';
import { weeksReleasedOn } from '../calendar/release.ts';
import { type CalendarDate, addDays, mondayOf } from '../values/calendar-date.ts';

/** So many days ahead a lesson that is released without its video is called missing (rule R236). */
const daysAhead = 14;

/**
 * The teaching weeks, 0 to 35, whose lessons some batch releases soon: from the Monday of the week of `today`, because what came out
 * then is missed most, until two weeks from today (rule R236).
 */
export function weeksNeededSoon(batches: readonly BatchCalendar[], today: CalendarDate): number[] {
  const days = { from: mondayOf(today), to: addDays(today, daysAhead) };
  return [...new Set(batches.flatMap((batch) => weeksReleasedOn(batch, days)))].toSorted((a, b) => a - b);
}
