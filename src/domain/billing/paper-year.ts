import { yearIsOver } from '../calendar/batch-year.ts';
import { type CalendarDate, addMonths, compareDates } from '../values/calendar-date.ts';
import { type Rupiah, rupiah } from '../values/money.ts';
import { type Bill, billPeriod } from './bills.ts';
import { type Term, billsInYear } from './terms.ts';

/** A year that was paid on paper, before the school had this product. */
export interface PaperYear {
  readonly term: Term;
  /** how many of its bills, the first ones, are paid */
  readonly paidBills: number;
  /** what was paid for them together, in whole rupiah */
  readonly amount: Rupiah;
  /** the day on which it was written down on paper */
  readonly paidOn: CalendarDate;
}

/** So many months back such a payment may lie: a year is bought at most so long before it ends. */
const monthsBack = 24;

/** What of a year that was paid on paper cannot be (rule R259). Null: all of it can. */
export const paperYearFault = (
  { term, paidBills, amount, paidOn }: PaperYear,
  batch: { readonly startDate: CalendarDate } | undefined,
  today: CalendarDate,
): { column: 'batch' | 'paid_bills' | 'amount' | 'paid_on'; fault: 'invalid' | 'batch_over' } | null => {
  if (!batch) return { column: 'batch', fault: 'invalid' };
  // A running year that nobody registers for any more is the one that such families learn in.
  if (yearIsOver(batch.startDate, today)) return { column: 'batch', fault: 'batch_over' };
  if (paidBills > billsInYear[term]) return { column: 'paid_bills', fault: 'invalid' };
  if (amount < paidBills) return { column: 'amount', fault: 'invalid' };
  const isPossible =
    compareDates(paidOn, today) <= 0 && compareDates(paidOn, addMonths(today, -monthsBack)) >= 0;
  return isPossible ? null : { column: 'paid_on', fault: 'invalid' };
};

/**
 * The bills of such a year (rule R259): those that are paid share what was paid, the first one has what is left over; each later one
 * asks for the interval as it costs now, in whole rupiah.
 */
export const paperBills = (
  startDate: CalendarDate,
  { term, paidBills, amount }: PaperYear,
  interval: Rupiah,
): readonly Bill[] => {
  const share = Math.floor(amount / paidBills);
  const first = amount - share * (paidBills - 1);
  return Array.from({ length: billsInYear[term] }, (_, place) => {
    const paid = rupiah(place === 0 ? first : share);
    return {
      sequence: place + 1,
      ...billPeriod(startDate, term, place + 1),
      amount: place < paidBills ? paid : interval,
      paidAt: null,
      delayedUntil: null,
    };
  });
};
