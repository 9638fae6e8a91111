import { daysOfMonth } from '../../domain/billing/day-close.ts';
import { receiptNumber } from '../../domain/billing/receipt-number.ts';
import { bookedItems } from '../../domain/billing/price-items.ts';
import { type CellSeparator, spreadsheetRow } from '../../domain/billing/spreadsheet-cell.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { exported as en } from '../../i18n/en/export.ts';
import { exported as indonesian } from '../../i18n/id/export.ts';
import type { Database } from '../platform/db/database.ts';
import type { SpreadsheetAnswer } from '../platform/http/file-answer.ts';
import type { Language } from '../platform/http/wording.ts';
import { parentNames } from './day-close.ts';
import { type BookedPayment, bookedPayments } from '../payments/booked-payments.ts';
import { type Movement, movements } from '../payments/money-movements.ts';

/**
 * A month for the bookkeeper (rule R129): a row for each payment and each refund, refunds below nothing, so that the column sums up to
 * what is left, and one that counts nothing for each entry that was undone; a transfer with what finds it at the bank, a payment with what its money is for. With the mark by which spreadsheets
 * know UTF-8.
 */
export const exportMonth = async (
  db: Database,
  month: string,
  { language, separator = ';' }: { language: Language; separator?: CellSeparator | undefined },
): Promise<SpreadsheetAnswer> => {
  const names = language === 'id' ? indonesian : en;
  const { rows } = await movements(db, daysOfMonth(month));
  const nameOf = await parentNames(db, rows);
  const booked = await bookedPayments(db, [...new Set(rows.map(({ orderId }) => orderId))]);
  const lines = rows.map((row) => [
    row.at ? dayInJakarta(row.at) : '',
    names[row.kind],
    names.methods[row.method],
    countedAmount(row),
    row.orderId,
    row.receiptNumber === null ? '' : receiptNumber(row.receiptNumber),
    nameOf(row),
    row.reference ?? '',
    ...cellsOf(row, booked.get(row.orderId)),
  ]);
  const csv = [names.columns, ...lines].map((cells) => spreadsheetRow(cells, separator)).join('');
  return { fileName: `kancil-english-${month}.csv`, csv: `\uFEFF${csv}` };
};

/** What a row adds to what is left. */
const countedAmount = ({ kind, amount }: Movement): number =>
  kind === 'undone' ? 0 : kind === 'paid' ? amount : -amount;

/** Whose payment it is, and of money that came item by item what it is for. */
const cellsOf = ({ kind }: Movement, payment: BookedPayment | undefined): (string | number)[] => [
  payment?.child ?? '',
  payment?.batch ?? '',
  payment?.settledAt ? dayInJakarta(payment.settledAt) : '',
  ...bookedItems.map((item) => (payment && kind === 'paid' ? payment.items[item] : '')),
];
