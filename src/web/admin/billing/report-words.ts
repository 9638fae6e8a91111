import type { ReportThere, SettlementReport } from '../../../contract/day-close.ts';
import { dayRuns } from '../../../domain/billing/report-days.ts';
import { calendarDate } from '../../../domain/values/calendar-date.ts';
import { officeDate } from '../list/office-date.ts';
import type { OfficeTexts } from '../list/texts.ts';

type Words = OfficeTexts['admin']['dayClose']['report'];

/** What was read of a report that was taken, and how many rows of it are of another month. */
export const takenWords = (
  report: Pick<SettlementReport, 'row_count' | 'rows_beside' | 'first_day' | 'last_day'>,
  words: Pick<Words, 'taken' | 'beside'>,
): string => {
  const { row_count: rows, rows_beside: beside, first_day: first, last_day: last } = report;
  const taken = words.taken(rows, officeDate(first), officeDate(last));
  return beside > 0 ? `${taken}, ${words.beside(beside)}` : taken;
};

/** Which days are left without a report when these give way, in words; null when none is. */
export const lostDaysWords = (
  there: readonly Pick<ReportThere, 'days_lost'>[],
  words: Pick<Words, 'lost' | 'run'>,
): string | null => {
  const lost = there.flatMap(({ days_lost: days }) => days.map(calendarDate));
  if (lost.length === 0) return null;
  const runs = dayRuns(lost).map(({ first, last }) =>
    first === last ? officeDate(first) : words.run(officeDate(first), officeDate(last)),
  );
  return words.lost(lost.length, runs.join(', '));
};
