import type { Billing } from '../../../contract/payment-objects.ts';
import { isDueBy } from '../../../domain/billing/bill-state.ts';
import { type CalendarDate, calendarDate, compareDates } from '../../../domain/values/calendar-date.ts';

/** The earliest first; what is due by `today` apart from what is not yet. */
export const byDueDate = <One extends { bill: Pick<Billing, 'billing_period_start'> }>(
  rows: readonly One[],
  today: CalendarDate,
) => {
  const startOf = ({ bill }: One) => calendarDate(bill.billing_period_start);
  const sorted = rows.toSorted((a, b) => compareDates(startOf(a), startOf(b)));
  const isDue = (row: One) => isDueBy({ periodStart: startOf(row) }, today);
  return { due: sorted.filter(isDue), later: sorted.filter((row) => !isDue(row)) };
};
