import { type Refused, isRefused } from '../../contract/refusals.ts';
import { numbers as en } from '../../i18n/en/admin-numbers.ts';
import { numbers as indonesian } from '../../i18n/id/admin-numbers.ts';
import { type ExportWish, exportList } from '../audit/export-list.ts';
import type { CalendarContext } from '../calendar/context.ts';
import type { SpreadsheetAnswer } from '../platform/http/file-answer.ts';
import { showNumbers } from './show-numbers.ts';

/** The money of the months that the numbers show as a table for spreadsheets, the oldest first (rules R256, R319). */
export const exportMonths = async (
  context: Pick<CalendarContext, 'database' | 'clock'>,
  query: { batch?: number | undefined },
  wish: ExportWish,
): Promise<SpreadsheetAnswer | Refused<'not_found'>> => {
  const found = await showNumbers(context, query.batch);
  if (isRefused(found)) return found;
  const { month, money } = wish.language === 'id' ? indonesian : en;
  return exportList(context, {
    ...wish,
    list: 'numbers',
    narrowedBy: query,
    columns: [month, money.paid, money.back, money.net, money.due, money.outstanding],
    keys: found.numbers.months,
    cellsOf: async (months) =>
      months.map((one) => [one.month, one.paid, one.back, one.net, one.due, one.outstanding]),
  });
};
