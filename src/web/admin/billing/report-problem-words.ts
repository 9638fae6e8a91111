import { isMonth } from '../../../domain/billing/day-close.ts';
import type { ReportProblem } from '../../../domain/billing/settlement-report.ts';
import type { Language } from '../../../i18n/language.ts';
import type { OfficeTexts } from '../list/texts.ts';
import { officeDate } from '../list/office-date.ts';
import { monthName } from '../list/month-names.ts';

/** Why a report was not taken, in words: where, and what is wrong there. */
export const reportProblemWords = (
  { problem, line, column, found }: ReportProblem,
  words: OfficeTexts['admin']['dayClose']['report'],
  { month, language }: { month: string; language: Language },
): string => {
  const where = line === null ? '' : words.at(line, column);
  const there = found ?? '';
  if (problem === 'other_month')
    return words.problems.other_month(
      isMonth(there) ? monthName(there, language) : there,
      monthName(month, language),
    );
  if (problem === 'far_from_month')
    return where + words.problems.far_from_month(officeDate(there), monthName(month, language));
  return where + words.problems[problem](there);
};
