import { yearIsOver } from '../calendar/batch-year.ts';
import { type CalendarDate, addMonths, compareDates } from '../values/calendar-date.ts';
import { type Rupiah, add, noMoney, rupiah } from '../values/money.ts';
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

interface PaperYearFault {
  readonly column: 'batch' | 'paid_bills' | 'amount' | 'paid_on';
  readonly fault: 'invalid' | 'batch_over';
}

/**
 * All that cannot be of what is known of a year that was paid on paper (rule R259).
 * @param batch null: there is none of its number; undefined: it has no number
 */
export const paperYearFaults = (
  { term, paidBills, amount, paidOn }: { readonly [Part in keyof PaperYear]?: PaperYear[Part] | undefined },
  batch: { readonly startDate: CalendarDate } | null | undefined,
  today: CalendarDate,
): PaperYearFault[] => {
  const found: PaperYearFault[] = [];
  const invalid = (column: PaperYearFault['column']) => found.push({ column, fault: 'invalid' });
  if (batch === null) invalid('batch');
  // A running year that nobody registers for any more is the one that such families learn in.
  else if (batch && yearIsOver(batch.startDate, today)) found.push({ column: 'batch', fault: 'batch_over' });
  if (term !== undefined && paidBills !== undefined && paidBills > billsInYear[term]) invalid('paid_bills');
  if (amount !== undefined && paidBills !== undefined && amount < paidBills) invalid('amount');
  const isPossible = (day: CalendarDate) =>
    compareDates(day, today) <= 0 && compareDates(day, addMonths(today, -monthsBack)) >= 0;
  if (paidOn !== undefined && !isPossible(paidOn)) invalid('paid_on');
  return found;
};

/** What was paid on paper by the months ("2026-08") into whose books it comes, the oldest first (rule R259). */
export const paperMoney = (
  years: readonly Pick<PaperYear, 'amount' | 'paidOn'>[],
): { month: string; amount: Rupiah }[] => {
  const sums = new Map<string, Rupiah>();
  for (const { amount, paidOn } of years) {
    const month = paidOn.slice(0, 7);
    sums.set(month, add(sums.get(month) ?? noMoney, amount));
  }
  return [...sums]
    .map(([month, amount]) => ({ month, amount }))
    .toSorted((a, b) => (a.month < b.month ? -1 : 1));
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
