import type { Billing } from '../../contract/payment-objects.ts';
import { billState } from '../../domain/billing/bill-state.ts';
import { lastDayOf } from '../../domain/billing/bills.ts';
import type { CalendarDate } from '../../domain/values/calendar-date.ts';
import { describeBill } from './describe-bill.ts';
import type { KnownBill, KnownEnrolment } from './enrolments-of.ts';

/** A bill as the wire shows it, with its state on `today`. */
export const presentBill = (
  { term, academicYearId, settledAt }: Pick<KnownEnrolment, 'term' | 'academicYearId' | 'settledAt'>,
  bill: KnownBill,
  today: CalendarDate,
): Billing => ({
  billing_id: bill.billId,
  academic_year_id: academicYearId,
  is_active: settledAt !== null,
  billing_desc: describeBill('en', bill, term),
  billing_desc_indo: describeBill('id', bill, term),
  billing_period: term,
  billing_period_start: bill.periodStart,
  billing_period_end: lastDayOf(bill),
  amount: bill.amount,
  sequence: bill.sequence,
  status: billState(bill, today),
  paid_at: bill.paidAt?.toISOString() ?? null,
});

/** The bills of an enrolment as the wire shows them, in their order. */
export const presentBills = (enrolment: KnownEnrolment, today: CalendarDate): Billing[] =>
  enrolment.bills.map((bill) => presentBill(enrolment, bill, today));
