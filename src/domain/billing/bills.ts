import { endDateOf } from '../calendar/batch-year.ts';
import { type CalendarDate, addDays, addMonths, compareDates } from '../values/calendar-date.ts';
import type { Rupiah } from '../values/money.ts';
import { totalsOf } from './amounts.ts';
import type { BillItem } from './price-items.ts';
import { type Term, billsInYear } from './terms.ts';

/** A bill of an enrolment. Its amount is frozen when the first charge makes it. */
export interface Bill {
  /** 1 for the first */
  readonly sequence: number;
  /** the first day it covers */
  readonly periodStart: CalendarDate;
  /** the day after the last it covers, on which the next bill begins */
  readonly periodEnd: CalendarDate;
  /** what is due, in rupiah: what was frozen, less what the owner took off (rule R248), without the fee of a method */
  readonly amount: Rupiah;
  readonly paidAt: Date | null;
  /** the last day on which it counts as paid, as the owner agreed with the family; null: nothing was agreed (rule R250) */
  readonly delayedUntil: CalendarDate | null;
  /** the day on which its child left, from which nobody pays it any more; null or absent: it has not (rule R289) */
  readonly leftOn?: CalendarDate | null;
}

/** The period of bill `sequence`: counted in months from the start date, the end being the day after (rule R48). */
export const billPeriod = (startDate: CalendarDate, term: Term, sequence: number) => ({
  periodStart: addMonths(startDate, (sequence - 1) * term),
  periodEnd: addMonths(startDate, sequence * term),
});

/**
 * The bills of an enrolment, all unpaid. Bill 1 asks for the whole first total (all items, delivery included), because
 * that is what is charged until it is paid; every later one for the interval alone (rule R48).
 */
export function makeBills(startDate: CalendarDate, term: Term, items: readonly BillItem[]): readonly Bill[] {
  const first = totalsOf(items).net;
  const later = totalsOf(items.filter(({ kind }) => kind === 'interval')).net;
  return Array.from({ length: billsInYear[term] }, (_, index) => ({
    sequence: index + 1,
    ...billPeriod(startDate, term, index + 1),
    amount: index === 0 ? first : later,
    paidAt: null,
    delayedUntil: null,
  }));
}

/** The last day a bill covers. */
export const lastDayOf = (bill: Pick<Bill, 'periodEnd'>): CalendarDate => addDays(bill.periodEnd, -1);

/**
 * The last day on which a bill can be paid: that of its period, or a later one that was agreed (rule R250); of a child that left no day
 * from then on (rule R289).
 */
export const payableUntil = ({
  leftOn = null,
  delayedUntil,
  ...bill
}: Pick<Bill, 'periodEnd' | 'delayedUntil' | 'leftOn'>): CalendarDate => {
  const ofPeriod = lastDayOf(bill);
  const last = delayedUntil !== null && compareDates(delayedUntil, ofPeriod) > 0 ? delayedUntil : ofPeriod;
  return leftOn !== null && compareDates(leftOn, last) <= 0 ? addDays(leftOn, -1) : last;
};

/**
 * The last day on which a bill of the year from `startDate` opens lessons: that of its period, but the year of 52 weeks is
 * over before its twelve months are (rule R112).
 */
export const openUntil = (bill: Pick<Bill, 'periodEnd'>, startDate: CalendarDate): CalendarDate => {
  const [last, endOfYear] = [lastDayOf(bill), endDateOf(startDate)];
  return compareDates(last, endOfYear) < 0 ? last : endOfYear;
};
