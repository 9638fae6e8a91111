import { type CalendarDate, compareDates } from '../values/calendar-date.ts';
import { type Bill, payableUntil } from './bills.ts';

/** The state of a bill on a day (rule R49). */
export type BillState = 'PAID' | 'SKIPPED' | 'PAYABLE';

type Judged = Pick<Bill, 'paidAt' | 'periodEnd' | 'delayedUntil' | 'leftOn'>;

/**
 * The state on `day`: SKIPPED when the period ended unpaid, without days of grace (rule R49) but those that were agreed (rule R250), or
 * its child left (rule R289). Paid late, it is PAID (rule R68).
 */
export function billState(bill: Judged, day: CalendarDate): BillState {
  if (bill.paidAt !== null) return 'PAID';
  return compareDates(day, payableUntil(bill)) > 0 ? 'SKIPPED' : 'PAYABLE';
}

/** Whether an unpaid bill counts as paid on `day`, as was agreed (rule R250), and its child has not left. */
export const isDelayed = (
  { paidAt, delayedUntil, leftOn = null }: Pick<Bill, 'paidAt' | 'delayedUntil' | 'leftOn'>,
  day: CalendarDate,
): boolean =>
  paidAt === null && leftOn === null && delayedUntil !== null && compareDates(day, delayedUntil) <= 0;

/** Whether a bill opens on `day` what it pays for: it is PAID, or counts as paid (rule R250). */
export const countsAsPaid = (
  bill: Pick<Bill, 'paidAt' | 'delayedUntil' | 'leftOn'>,
  day: CalendarDate,
): boolean => bill.paidAt !== null || isDelayed(bill, day);

/**
 * Whether a bill is late on `day`: it can still be paid, and was due on a day before, or on a later one that was agreed. Bill 1 never
 * is, because it is the purchase, and what was not bought is not owed (rule R118).
 */
export const isOverdue = (
  bill: Judged & Pick<Bill, 'sequence' | 'periodStart'>,
  day: CalendarDate,
): boolean =>
  bill.sequence > 1 &&
  billState(bill, day) === 'PAYABLE' &&
  !isDelayed(bill, day) &&
  compareDates(bill.periodStart, day) < 0;

/** Whether a bill is to be paid by `day`: it is due on the first day of its period. */
export const isDueBy = ({ periodStart }: Pick<Bill, 'periodStart'>, day: CalendarDate): boolean =>
  compareDates(periodStart, day) <= 0;

/** Whether any of the bills is PAYABLE on `day`, which keeps a child from the next grade. */
export const anyPayable = (bills: readonly Judged[], day: CalendarDate): boolean =>
  bills.some((bill) => billState(bill, day) === 'PAYABLE');

/** The first of a year's bills that is to be paid before bill `sequence` may be; null when it may be paid (rule R50). */
export const paysFirst = <Known extends Judged & Pick<Bill, 'sequence'>>(
  bills: readonly Known[],
  sequence: number,
  day: CalendarDate,
): Known | null =>
  bills.find((bill) => bill.sequence < sequence && billState(bill, day) === 'PAYABLE') ?? null;

/** Why a bill cannot be charged. */
export type BillChargeRefusal =
  | 'bill_not_found'
  | 'bill_already_paid'
  | 'bill_skipped'
  | 'earlier_bill_payable'
  | 'enrolment_unpaid';

const ofState = {
  PAID: 'bill_already_paid',
  SKIPPED: 'bill_skipped',
  PAYABLE: null,
} as const satisfies Record<BillState, BillChargeRefusal | null>;

/**
 * Whether bill `sequence` may be charged on `day`; null when it may. Every earlier one must be PAID or SKIPPED, and
 * of an enrolment that was never paid only bill 1 may be: a later one would enrol without the first total (rule R50).
 */
export function billChargeRefusal(
  { bills, wasPaid }: { readonly bills: readonly Bill[]; readonly wasPaid: boolean },
  sequence: number,
  day: CalendarDate,
): BillChargeRefusal | null {
  const bill = bills.find((one) => one.sequence === sequence);
  if (bill === undefined) return 'bill_not_found';
  const refused = ofState[billState(bill, day)];
  if (refused !== null) return refused;
  if (paysFirst(bills, sequence, day) !== null) return 'earlier_bill_payable';
  return bills.some((one) => one.sequence < sequence) && !wasPaid ? 'enrolment_unpaid' : null;
}
