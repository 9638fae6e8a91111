import { type CalendarDate, addDays, compareDates, diffDays } from '../values/calendar-date.ts';
import { billState, isDelayed } from './bill-state.ts';
import { type Bill, payableUntil } from './bills.ts';

/** How staff look at bills: late, due within a week, soon to lapse, paid, and those that lapsed. */
export const owedStates = ['overdue', 'due_7', 'lapsing', 'paid', 'skipped'] as const;
export type OwedState = (typeof owedStates)[number];

/** Within so many days a bill is about to be due, or to lapse (rule R221). */
const daysAhead = 7;

/** For so long a bill is not shown to staff after somebody spoke with the family (rule R221). */
export const restAfterContact = 3 * 24 * 3_600_000;

/**
 * Whether bills of a state are still to be paid: of those none is listed that rests, or whose account is closed; what was paid or lapsed
 * is listed whole (rule R221).
 * @param state undefined: everything that is to be paid by now or within a week
 */
export const isToPay = (state: OwedState | undefined): boolean => state !== 'paid' && state !== 'skipped';

/**
 * How a bill stands on `today`: one that is late and can be paid for a week at most is lapsing; null is one that is due later
 * than in a week (rule R221).
 */
export function owedStateOf(
  bill: Pick<Bill, 'paidAt' | 'periodStart' | 'periodEnd' | 'delayedUntil' | 'leftOn'>,
  today: CalendarDate,
): OwedState | null {
  const state = billState(bill, today);
  if (state !== 'PAYABLE') return state === 'PAID' ? 'paid' : 'skipped';
  if (compareDates(bill.periodStart, today) >= 0)
    return diffDays(today, bill.periodStart) <= daysAhead ? 'due_7' : null;
  return diffDays(today, payableUntil(bill)) < daysAhead ? 'lapsing' : 'overdue';
}

/**
 * How the bills of a child stand together on `today` (rule R243): by the one that presses most, none that is delayed (rule R250); `paid`
 * where none does, null before anything was paid.
 * @param bills of the years that were ever paid for
 */
export function owedOf(
  bills: readonly Pick<
    Bill,
    'sequence' | 'paidAt' | 'periodStart' | 'periodEnd' | 'delayedUntil' | 'leftOn'
  >[],
  today: CalendarDate,
): Exclude<OwedState, 'skipped'> | null {
  const states = new Set(
    bills
      .filter((bill) => bill.sequence > 1 && !isDelayed(bill, today))
      .map((bill) => owedStateOf(bill, today)),
  );
  const pressing = (['lapsing', 'overdue', 'due_7'] as const).find((state) => states.has(state));
  return pressing ?? (bills.some(({ paidAt }) => paidAt !== null) ? 'paid' : null);
}

/**
 * The periods of the bills of a state, so that a database finds them: each day included, null without a limit. A period ends on the day
 * after the last on which its bill can be paid (rule R250).
 */
export interface OwedPeriods {
  readonly isPaid: boolean;
  readonly startsFrom: CalendarDate | null;
  readonly startsUpTo: CalendarDate | null;
  readonly endsFrom: CalendarDate | null;
  readonly endsUpTo: CalendarDate | null;
  /** the latest day until which a bill was delayed that does not rest any more (rule R250) */
  readonly agreedUpTo: CalendarDate | null;
}

const anyTime = { startsFrom: null, startsUpTo: null, endsFrom: null, endsUpTo: null, agreedUpTo: null };

/**
 * Which periods to look for on `today` (rule R221). Overdue holds what is lapsing, too.
 * @param state undefined: everything that is to be paid by now or within a week
 */
export function owedPeriods(state: OwedState | undefined, today: CalendarDate): OwedPeriods {
  const [tomorrow, yesterday, soon] = [addDays(today, 1), addDays(today, -1), addDays(today, daysAhead)];
  const open = { ...anyTime, isPaid: false, endsFrom: tomorrow, agreedUpTo: yesterday };
  if (state === undefined) return { ...open, startsUpTo: soon };
  const periods: Readonly<Record<OwedState, OwedPeriods>> = {
    overdue: { ...open, startsUpTo: yesterday },
    due_7: { ...open, startsFrom: today, startsUpTo: soon },
    lapsing: { ...open, startsUpTo: yesterday, endsUpTo: soon },
    paid: { ...anyTime, isPaid: true },
    skipped: { ...anyTime, isPaid: false, endsUpTo: today },
  };
  return periods[state];
}
