import type { ReportThere } from '../../../contract/day-close.ts';
import { dayRuns } from '../../../domain/billing/report-days.ts';
import { calendarDate } from '../../../domain/values/calendar-date.ts';
import { officeDate } from '../pattern/office-date.ts';
import type { OfficeTexts } from '../pattern/texts.ts';

/** Which days are left without a report when these give way, in words; null when none is. */
export const lostDaysWords = (
  there: readonly Pick<ReportThere, 'days_lost'>[],
  words: Pick<OfficeTexts['admin']['dayClose']['report'], 'lost' | 'run'>,
): string | null => {
  const lost = there.flatMap(({ days_lost: days }) => days.map(calendarDate));
  if (lost.length === 0) return null;
  const runs = dayRuns(lost).map(({ first, last }) =>
    first === last ? officeDate(first) : words.run(officeDate(first), officeDate(last)),
  );
  return words.lost(lost.length, runs.join(', '));
};
