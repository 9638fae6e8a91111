import { daysOfMonth } from '../../domain/billing/day-close.ts';
import { receiptNumber } from '../../domain/billing/receipt-number.ts';
import { spreadsheetRow } from '../../domain/billing/spreadsheet-cell.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { exported as en } from '../../i18n/en/export.ts';
import { exported as indonesian } from '../../i18n/id/export.ts';
import type { Database } from '../platform/db/database.ts';
import type { SpreadsheetAnswer } from '../platform/http/file-answer.ts';
import type { Language } from '../platform/http/wording.ts';
import { parentNames } from './day-close.ts';
import { movements } from '../payments/money-movements.ts';

/**
 * A month for the bookkeeper (rule R129): a row for each payment and each refund, refunds below nothing, so that the column sums up to
 * what is left; a transfer with what finds it at the bank. With the mark by which spreadsheets know UTF-8.
 */
export const exportMonth = async (
  db: Database,
  month: string,
  language: Language,
): Promise<SpreadsheetAnswer> => {
  const names = language === 'id' ? indonesian : en;
  const { rows } = await movements(db, daysOfMonth(month));
  const nameOf = await parentNames(db, rows);
  const lines = rows.map((row) => [
    row.at ? dayInJakarta(row.at) : '',
    names[row.kind],
    names.methods[row.method],
    row.kind === 'paid' ? row.amount : -row.amount,
    row.orderId,
    row.receiptNumber === null ? '' : receiptNumber(row.receiptNumber),
    nameOf(row),
    row.reference ?? '',
  ]);
  // Spreadsheets set to Indonesian part cells by semicolons.
  const separator = language === 'id' ? ';' : ',';
  const csv = [names.columns, ...lines].map((cells) => spreadsheetRow(cells, separator)).join('');
  return { fileName: `kancil-english-${month}.csv`, csv: `\uFEFF${csv}` };
};
