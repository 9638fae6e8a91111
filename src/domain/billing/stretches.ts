import type { CalendarDate } from '../values/calendar-date.ts';
import { type BillState, billState } from './bill-state.ts';
import { type Bill, openUntil } from './bills.ts';

/** Bills of a year in a row that stand alike, and the days that they cover together. */
export interface Stretch<B extends Bill = Bill> {
  readonly state: BillState;
  readonly from: CalendarDate;
  /** the last day, no later than the year's */
  readonly to: CalendarDate;
  /** the first one comes first when they are paid */
  readonly bills: readonly [B, ...B[]];
}

/** A year as stretches that are paid, were skipped, or can still be paid, on `day` (rule R112). */
export function stretchesOf<B extends Bill>(bills: readonly B[], day: CalendarDate): readonly Stretch<B>[] {
  const stretches: Stretch<B>[] = [];
  const inOrder = bills.toSorted((a, b) => a.sequence - b.sequence);
  for (const bill of inOrder) {
    const state = billState(bill, day);
    const to = openUntil(bill, inOrder[0]?.periodStart ?? bill.periodStart);
    const last = stretches.at(-1);
    if (last?.state === state) {
      stretches[stretches.length - 1] = { ...last, to, bills: [...last.bills, bill] };
    } else stretches.push({ state, from: bill.periodStart, to, bills: [bill] });
  }
  return stretches;
}
