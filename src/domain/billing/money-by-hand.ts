import {
  type CalendarDate,
  addDays,
  compareDates,
  dayInJakarta,
  startOfDay,
} from '../values/calendar-date.ts';
import { type PaidMethod, isByHand } from './payment-methods.ts';
import { type PaymentState, isPaid } from './payment-state.ts';

/** So many days ago money that is written down today may have come (rule R246). */
export const daysBack = 14;

/**
 * Whether money that is written down on `today` can have come on `day`: not on a day ahead, within fourteen days, and not before its bill was
 * made (rule R246). Null when it can.
 */
export const receivedDayRefusal = (
  day: CalendarDate,
  { today, billMadeOn }: { readonly today: CalendarDate; readonly billMadeOn: CalendarDate },
): 'received_day_not_possible' | null =>
  compareDates(day, today) > 0 ||
  compareDates(day, addDays(today, -daysBack)) < 0 ||
  compareDates(day, billMadeOn) < 0
    ? 'received_day_not_possible'
    : null;

/** When money counts that came on `day` (rule R246): of today, now; of a day before, at its noon, because nobody wrote down the hour. */
export const receivedAt = (day: CalendarDate, now: Date): Date =>
  day === dayInJakarta(now) ? now : new Date(startOfDay(day).getTime() + 12 * 3_600_000);

/** Why a payment cannot be undone. */
export type UndoRefusal = 'not_by_hand' | 'payment_not_paid' | 'undo_too_late' | 'refund_meanwhile';

/**
 * Whether what staff wrote down at `enteredAt` can be undone at `now`; null when it can: on the same day in Jakarta, before anything of
 * it was given back. Afterwards money goes back as a refund, and so does what an import took from paper: paid once more, its year would
 * bring a kit that the family has (rule R247).
 */
export function undoRefusal(
  payment: {
    readonly paymentType: PaidMethod;
    readonly state: PaymentState;
    /** what went back, in whole rupiah */
    readonly refunded: number;
    readonly enteredAt: Date;
    readonly isFromPaper: boolean;
  },
  now: Date,
): UndoRefusal | null {
  if (!isByHand(payment.paymentType) || payment.isFromPaper) return 'not_by_hand';
  if (!isPaid(payment.state)) return 'payment_not_paid';
  if (payment.refunded > 0) return 'refund_meanwhile';
  return dayInJakarta(payment.enteredAt) === dayInJakarta(now) ? null : 'undo_too_late';
}
