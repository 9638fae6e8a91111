import type * as z from 'zod/mini';
import type { billDesk } from '../../contract/bill-desk.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { fullName } from '../../domain/values/person-name.ts';
import { bills as en } from '../../i18n/en/admin-bills.ts';
import { exportedBills as columnsEn } from '../../i18n/en/export.ts';
import { bills as indonesian } from '../../i18n/id/admin-bills.ts';
import { exportedBills as columnsId } from '../../i18n/id/export.ts';
import { type ExportWish, exportList } from '../audit/export-list.ts';
import type { PaymentsContext } from '../payments/context.ts';
import type { SpreadsheetAnswer } from '../platform/http/file-answer.ts';
import { billsByNumber, numbersOfBills } from './owed-bills.ts';

/** The list of bills as a table for spreadsheets, narrowed as the list is (rule R256). */
export const exportBills = async (
  context: PaymentsContext,
  query: Omit<z.output<(typeof billDesk)['GET /export/bills.csv']['query']>, 'separator'>,
  wish: ExportWish,
): Promise<SpreadsheetAnswer> => {
  const { language } = wish;
  const { states } = language === 'id' ? indonesian : en;
  const { columns } = language === 'id' ? columnsId : columnsEn;
  const { academic_year_id: academicYearId, ...others } = query;
  return exportList(context, {
    ...wish,
    list: 'bills',
    narrowedBy: query,
    columns,
    keys: await numbersOfBills(context, { ...others, academicYearId }),
    cellsOf: async (billIds) =>
      (await billsByNumber(context, billIds)).map((bill) => [
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
      ]),
  });
};
