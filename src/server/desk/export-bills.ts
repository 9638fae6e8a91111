import type * as z from 'zod/mini';
import type { OwedBill, billDesk } from '../../contract/bill-desk.ts';
import { isDelayed } from '../../domain/billing/bill-state.ts';
import { type CalendarDate, calendarDate, dayInJakarta } from '../../domain/values/calendar-date.ts';
import { fullName } from '../../domain/values/person-name.ts';
import { bills as en } from '../../i18n/en/admin-bills.ts';
import { exportedBills as columnsEn } from '../../i18n/en/export.ts';
import { bills as indonesian } from '../../i18n/id/admin-bills.ts';
import { exportedBills as columnsId } from '../../i18n/id/export.ts';
import { type ExportWish, exportList } from '../audit/export-list.ts';
import type { PaymentsContext } from '../payments/context.ts';
import type { SpreadsheetAnswer } from '../platform/http/file-answer.ts';
import { billsByNumber, numbersOfBills } from './owed-bills.ts';

/** How a bill stands, as the table says it: while it is delayed it is neither late nor due (rule R250). */
const standingOf = ({ state, days, delayed_until: until }: OwedBill, today: CalendarDate) => {
  const waits =
    state !== 'paid' &&
    isDelayed({ paidAt: null, delayedUntil: until === null ? null : calendarDate(until) }, today);
  if (waits) return { state: null, days: '' };
  return { state, days: state === 'overdue' || state === 'lapsing' ? days : '' };
};

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
  const today = dayInJakarta(context.clock.now());
  return exportList(context, {
    ...wish,
    list: 'bills',
    narrowedBy: query,
    columns,
    keys: await numbersOfBills(context, { ...others, academicYearId }),
    cellsOf: async (billIds) =>
      (await billsByNumber(context, billIds)).map((bill) => {
        const { state, days } = standingOf(bill, today);
        return [
          fullName(bill.child.first_name, bill.child.last_name),
          fullName(bill.family.first_name, bill.family.last_name),
          bill.family.phone_number,
          bill.batch,
          bill.grade,
          language === 'id' ? bill.billing_desc_indo : bill.billing_desc,
          bill.amount,
          bill.due,
          days,
          bill.payable_until,
          state === null ? '' : states[state],
          bill.contacted === null ? '' : dayInJakarta(new Date(bill.contacted.at)),
          bill.contacted?.note ?? '',
        ];
      }),
  });
};
