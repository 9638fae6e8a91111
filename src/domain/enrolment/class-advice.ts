import type { CalendarDate } from '../values/calendar-date.ts';
import { isTooYoungForTest } from './placement-status.ts';

/** The days on which a first payment can arrive, both included. */
export interface PaymentDays {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/**
 * How a child's grade will be found: Grade 2 without a test, by the placement test, or the one before the eighth birthday and
 * the other from that day on, because it lies among the days of payment.
 */
export type ClassAdvice = 'grade_2' | 'test' | 'depends';

/** What to tell a family before it buys: the day the first payment settles decides (rule R37). */
export function classAdvice(birthdate: CalendarDate, { from, to }: PaymentDays): ClassAdvice {
  if (!isTooYoungForTest(birthdate, from)) return 'test';
  return isTooYoungForTest(birthdate, to) ? 'grade_2' : 'depends';
}
