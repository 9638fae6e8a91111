import { type CalendarDate, addMonths, calendarDate, isRealDate } from '../values/calendar-date.ts';
import { type PaidMethod, isByHand, paidMethods } from './payment-methods.ts';

/** How money moves: by the ways in which a bill is paid, and back by a transfer that staff made at their bank. */
export const moneyMethods = paidMethods;
/** How money came in or went back. */
export type MoneyMethod = PaidMethod;

/** Money that came in, or went back, by one method on one day in Jakarta; amounts in whole rupiah. */
export interface DayMoney {
  readonly day: CalendarDate;
  readonly method: MoneyMethod;
  readonly paidCount: number;
  readonly paid: number;
  readonly backCount: number;
  readonly back: number;
  /** entries that staff had written down by mistake: neither income nor refund (rule R247) */
  readonly undoneCount: number;
  readonly undone: number;
}

/** What several of them come to. */
export interface MoneyTotal {
  readonly paidCount: number;
  readonly paid: number;
  readonly backCount: number;
  readonly back: number;
  /** entries that staff had written down by mistake: neither income nor refund (rule R247) */
  readonly undoneCount: number;
  readonly undone: number;
  /** what came in less what went back, which may be negative */
  readonly net: number;
}

const nothing: MoneyTotal = {
  paidCount: 0,
  paid: 0,
  backCount: 0,
  back: 0,
  undoneCount: 0,
  undone: 0,
  net: 0,
};

/** What came in and went back altogether (rule R125). */
export const moneyTotal = (parts: readonly Omit<DayMoney, 'day' | 'method'>[]): MoneyTotal =>
  parts.reduce<MoneyTotal>(
    (sum, part) => ({
      paidCount: sum.paidCount + part.paidCount,
      paid: sum.paid + part.paid,
      backCount: sum.backCount + part.backCount,
      back: sum.back + part.back,
      undoneCount: sum.undoneCount + part.undoneCount,
      undone: sum.undone + part.undone,
      net: sum.net + part.paid - part.back,
    }),
    nothing,
  );

/**
 * What came in and went back by each method, all of them in their order (rule R125): money that staff transferred back left the
 * school's bank account and not the gateway.
 */
export const methodTotals = (
  money: readonly DayMoney[],
): readonly (MoneyTotal & { readonly method: MoneyMethod })[] =>
  moneyMethods.map((method) => ({ method, ...moneyTotal(money.filter((one) => one.method === method)) }));

/** One day, its methods and what they come to. */
export interface ClosedDay {
  readonly day: CalendarDate;
  readonly methods: readonly DayMoney[];
  readonly total: MoneyTotal;
}

/** The days on which money moved, the newest first, each with the sum of its methods (rule R125). */
export const closedDays = (money: readonly DayMoney[]): ClosedDay[] =>
  [...Map.groupBy(money, ({ day }) => day)]
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .map(([day, methods]) => ({ day, methods, total: moneyTotal(methods) }));

/** Whether the payment service has anything to report of a day: it knows nothing of cash, nor of what moved at the bank (rule R245). */
export const needsReport = (methods: readonly { readonly method: MoneyMethod }[]): boolean =>
  methods.some(({ method }) => !isByHand(method));

/** A day that can be closed. The school moves no money in other centuries, and next to the ends of the calendar days cannot be counted. */
export const isCloseDay = (text: string): text is CalendarDate => text.startsWith('20') && isRealDate(text);

/** A month that can be closed, as `YYYY-MM`; one that no calendar has is none. */
export const isMonth = (text: string): boolean => isCloseDay(`${text}-01`);

/** The first day of a month and the first after it. */
export const daysOfMonth = (month: string): { first: CalendarDate; next: CalendarDate } => {
  const first = calendarDate(`${month}-01`);
  return { first, next: addMonths(first, 1) };
};
