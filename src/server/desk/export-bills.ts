import { type CellSeparator, spreadsheetRow } from '../../domain/billing/spreadsheet-cell.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { fullName } from '../../domain/values/person-name.ts';
import { bills as en } from '../../i18n/en/admin-bills.ts';
import { exportedBills as columnsEn } from '../../i18n/en/export.ts';
import { bills as indonesian } from '../../i18n/id/admin-bills.ts';
import { exportedBills as columnsId } from '../../i18n/id/export.ts';
import type { PaymentsContext } from '../payments/context.ts';
import type { SpreadsheetAnswer } from '../platform/http/file-answer.ts';
import type { Language } from '../platform/http/wording.ts';
import { type Wish, listOwedBills } from './owed-bills.ts';

/** More than any school of ours has; what is beyond is left out (docs/limits.md). */
const everyRow = 100_000;

/** The list of bills as a table for spreadsheets, narrowed as the list is; with the mark by which they know UTF-8. */
export const exportBills = async (
  context: PaymentsContext,
  wish: Omit<Wish, 'page' | 'size'>,
  { language, separator = ';' }: { language: Language; separator?: CellSeparator | undefined },
): Promise<SpreadsheetAnswer> => {
  const { states } = language === 'id' ? indonesian : en;
  const { columns } = language === 'id' ? columnsId : columnsEn;
  const { bills } = await listOwedBills(context, { ...wish, size: everyRow });
  const lines = bills.map((bill) => [
    fullName(bill.child.first_name, bill.child.last_name),
    fullName(bill.family.first_name, bill.family.last_name),
    bill.family.phone_number,
    bill.batch,
    bill.grade,
    language === 'id' ? bill.billing_desc_indo : bill.billing_desc,
    bill.amount,
    bill.due,
    bill.state === 'overdue' || bill.state === 'lapsing' ? bill.days : '',
    bill.payable_until,
    bill.state === null ? '' : states[bill.state],
    bill.contacted === null ? '' : dayInJakarta(new Date(bill.contacted.at)),
    bill.contacted?.note ?? '',
  ]);
  const csv = [columns, ...lines].map((cells) => spreadsheetRow(cells, separator)).join('');
  return { fileName: `kancil-english-bills-${dayInJakarta(context.clock.now())}.csv`, csv: `\uFEFF${csv}` };
};
