import { type CalendarDate, addDays, diffDays } from '../values/calendar-date.ts';
import { daysOfMonth } from './day-close.ts';
import type { ReportProblem, ReportRow } from './settlement-report.ts';

/**
 * How many days before or after its month a row of a report may lie (rule R126). A card counts on the day of its capture, which
 * may be the month before, and a refund weeks later; years away is a slip of the pen.
 */
export const mostDaysBeside = 35;

/** What a report speaks of. */
export interface ReportDays {
  /** days of its month, from its first row in it to its last, the quiet ones among them too */
  readonly own: readonly CalendarDate[];
  /** days of other months on which it has rows: it speaks of them only when no other report does */
  readonly beside: readonly CalendarDate[];
}

/** The days that a report speaks of, for the month that it was taken for (rule R126). */
export function daysOfReport(rows: readonly Pick<ReportRow, 'day'>[], month: string): ReportDays {
  const days = [...new Set(rows.map(({ day }) => day))].toSorted();
  const within = days.filter((day) => day.startsWith(month));
  const [first] = within;
  const last = within.at(-1);
  const length = first && last ? diffDays(first, last) + 1 : 0;
  return {
    own: first ? Array.from({ length }, (_day, after) => addDays(first, after)) : [],
    beside: days.filter((day) => !day.startsWith(month)),
  };
}

/** The days of a former report of which nothing speaks any more when another one takes its place (rule R126). */
export function daysLost(former: readonly CalendarDate[], { own, beside }: ReportDays): CalendarDate[] {
  const spoken = new Set([...own, ...beside]);
  return former.filter((day) => !spoken.has(day));
}

/** Days in their order as runs of neighbours, so that a month is told in a few words. */
export function dayRuns(days: readonly CalendarDate[]): { first: CalendarDate; last: CalendarDate }[] {
  const runs: { first: CalendarDate; last: CalendarDate }[] = [];
  for (const day of [...new Set(days)].toSorted()) {
    const run = runs.at(-1);
    if (run && addDays(run.last, 1) === day) run.last = day;
    else runs.push({ first: day, last: day });
  }
  return runs;
}

/** Why the days of a report do not fit its month: it has none of it, or one that is far from it; null when they do (rule R126). */
export function monthProblem(
  rows: readonly Pick<ReportRow, 'day' | 'line'>[],
  month: string,
): ReportProblem | null {
  if (!rows.some(({ day }) => day.startsWith(month)))
    return { problem: 'other_month', line: null, column: null, found: rows[0]?.day.slice(0, 7) ?? null };
  const { first, next } = daysOfMonth(month);
  const [earliest, latest] = [addDays(first, -mostDaysBeside), addDays(next, mostDaysBeside - 1)];
  const far = rows.find(({ day }) => day < earliest || day > latest);
  return far ? { problem: 'far_from_month', line: far.line, column: null, found: far.day } : null;
}
