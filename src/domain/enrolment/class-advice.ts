import { type CalendarDate, birthdayOf } from '../values/calendar-date.ts';
import { isTooYoungForTest, placementAge } from './placement-status.ts';

/** The days on which a first payment can arrive, both included. */
export interface PaymentDays {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/**
 * How a child's grade will be found: Grade 2 without a test, by the placement test, or the one before `testFrom` and
 * the other from that day on, because the birthday lies among the days of payment.
 */
export type ClassAdvice =
  | { readonly way: 'grade_2' }
  | { readonly way: 'test' }
  | { readonly way: 'depends'; readonly testFrom: CalendarDate };

/** What to tell a family before it buys: the day the first payment settles decides (rule R37). */
export function classAdvice(birthdate: CalendarDate, { from, to }: PaymentDays): ClassAdvice {
  if (!isTooYoungForTest(birthdate, from)) return { way: 'test' };
  if (isTooYoungForTest(birthdate, to)) return { way: 'grade_2' };
  return { way: 'depends', testFrom: birthdayOf(birthdate, placementAge) };
}
