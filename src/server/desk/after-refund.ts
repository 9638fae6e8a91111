import type { AfterRefund } from '../../contract/payment-desk.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import type { FamilyScope } from '../../domain/access/family-scope.ts';
import { opensYear, reverse } from '../../domain/billing/settling.ts';
import { closesWithout } from '../../domain/enrolment/enrolling.ts';
import { isHeld } from '../../domain/shipping/order.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { enrolmentsOfChild } from '../enrolment/enrolments-of.ts';
import { type StoredBill, findBill } from '../enrolment/find-bill.ts';
import type { PaymentsContext } from '../payments/context.ts';
import { findPayment, refundablePaymentsOfBill } from '../payments/known-payments.ts';

/** What becomes of bill and kit once nothing of a payment is left (rules R141 and R62), and where its kit is. */
export const showAfterRefund = async (
  { database: { db }, clock, kitOf }: PaymentsContext,
  scope: FamilyScope,
  orderId: string,
): Promise<{ after: AfterRefund } | Refused<'not_found'>> => {
  const payment = await findPayment(db, scope, orderId);
  if (!payment) return refuse('not_found');
  const bill = payment.billId === null ? null : await findBill(db, payment.billId);
  if (!bill) return { after: { bill: 'as_it_is', kit: null } };
  const years = await enrolmentsOfChild(db, payment.childId);
  const year = years.find(({ enrolmentId }) => enrolmentId === bill.enrolmentId);
  const kit = opensYear(bill) ? await kitOf(db, bill.enrolmentId) : null;
  return {
    after: {
      bill:
        reverse(bill, orderId) === 'changes_nothing'
          ? 'as_it_is'
          : (await refundablePaymentsOfBill(db, bill.billId)).length > 0
            ? 'paid_by_other'
            : year && closesWithout(year, bill.billId, dayInJakarta(clock.now()))
              ? 'closed'
              : 'open',
      kit: kit && { order_id: kit.orderId, state: stateOfKit(kit, bill) },
    },
  };
};

/** @param first the first bill of its year */
const stateOfKit = (
  { status }: NonNullable<Awaited<ReturnType<PaymentsContext['kitOf']>>>,
  first: StoredBill,
): NonNullable<AfterRefund['kit']>['state'] => (isHeld({ status }, first.paidAt !== null) ? 'held' : status);
