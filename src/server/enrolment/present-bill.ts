import type { Billing } from '../../contract/payment-objects.ts';
import { lessonsOpenedIn } from '../../domain/billing/bill-lessons.ts';
import { billState } from '../../domain/billing/bill-state.ts';
import { lastDayOf, openUntil } from '../../domain/billing/bills.ts';
import { lastTeachingDay } from '../../domain/calendar/teaching-weeks.ts';
import { type CalendarDate, dayInJakarta } from '../../domain/values/calendar-date.ts';
import { describeBill } from './describe-bill.ts';
import type { KnownBill, KnownEnrolment } from './enrolments-of.ts';

/** A bill as the wire shows it, with its state on `today`. */
export const presentBill = (
  enrolment: Pick<KnownEnrolment, 'term' | 'academicYearId' | 'settledAt' | 'batch'>,
  bill: KnownBill,
  today: CalendarDate,
): Billing => ({
  billing_id: bill.billId,
  academic_year_id: enrolment.academicYearId,
  is_active: enrolment.settledAt !== null,
  billing_desc: describeBill('en', bill, enrolment),
  billing_desc_indo: describeBill('id', bill, enrolment),
  billing_period: enrolment.term,
  billing_period_start: bill.periodStart,
  billing_period_end: lastDayOf(bill),
  open_until: openUntil(bill, enrolment.batch.startDate),
  lessons: lessonsOpenedIn(enrolment.batch, bill.paidAt ? dayInJakarta(bill.paidAt) : today)(bill),
  last_lesson: lastTeachingDay(enrolment.batch),
  amount: bill.amount,
  discount: bill.discount,
  delayed_until: bill.delayedUntil,
  left_on: bill.leftOn,
  sequence: bill.sequence,
  status: billState(bill, today),
  paid_at: bill.paidAt?.toISOString() ?? null,
});

/** The bills of an enrolment as the wire shows them, in their order. */
export const presentBills = (enrolment: KnownEnrolment, today: CalendarDate): Billing[] =>
  enrolment.bills.map((bill) => presentBill(enrolment, bill, today));
