import type { CalendarDate } from '../values/calendar-date.ts';
import { type BillState, billState } from './bill-state.ts';
import type { Bill } from './bills.ts';

/** A bill, and the last day on which it opens lessons (rule R112). */
type OpeningBill = Bill & { readonly openUntil: CalendarDate };

/** Bills of a year in a row that stand alike, and the days that they cover together. */
export interface Stretch<B extends OpeningBill = OpeningBill> {
  readonly state: BillState;
  readonly from: CalendarDate;
  /** the last day, no later than the year's */
  readonly to: CalendarDate;
  /** the first one comes first when they are paid */
  readonly bills: readonly [B, ...B[]];
}

/** A year as stretches that are paid, were skipped, or can still be paid, on `day` (rule R112). */
export function stretchesOf<B extends OpeningBill>(
  bills: readonly B[],
  day: CalendarDate,
): readonly Stretch<B>[] {
  const stretches: Stretch<B>[] = [];
  const inOrder = bills.toSorted((a, b) => a.sequence - b.sequence);
  for (const bill of inOrder) {
    const state = billState(bill, day);
    const last = stretches.at(-1);
    if (last?.state === state) {
      stretches[stretches.length - 1] = { ...last, to: bill.openUntil, bills: [...last.bills, bill] };
    } else stretches.push({ state, from: bill.periodStart, to: bill.openUntil, bills: [bill] });
  }
  return stretches;
}
