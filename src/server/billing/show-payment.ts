import type { PaymentItem, PaymentResult, PaymentStatus } from '../../contract/objects.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import type { FamilyScope } from '../../domain/access/family-scope.ts';
import { contactOf } from '../accounts/contact-of.ts';
import { replacedEnrolments } from '../enrolment/enrolment-ids.ts';
import { enrolmentsOfChild } from '../enrolment/enrolments-of.ts';
import { findKnownChild, knownChildrenOf } from '../families/known-children.ts';
import { placementOf } from '../placement/placement-of.ts';
import { GatewayDown } from '../providers/payment-gateway/payment-gateway.ts';
import type { BillingContext } from './context.ts';
import { reconcilePayment } from './reconcile-payment.ts';
import { type PaymentRow, findPayment, paymentsOfFamily } from './payment-store.ts';
import { presentPayment, presentPaymentItem, presentPaymentStatus } from './present-payment.ts';

/** Whether the child of a payment is graded without a placement test. */
const isGradedWithoutTest = async (
  { database: { db }, clock }: BillingContext,
  scope: FamilyScope,
  payment: PaymentRow,
): Promise<boolean> => {
  const child = await findKnownChild(db, scope, payment.childId);
  if (!child) throw new Error(`the child of payment ${payment.orderId} is outside of its scope`);
  return (await placementOf(db, child, clock.now())).isAuto;
};

/** A charge that was just opened, as its parent sees it. */
export const showCharge = async (
  context: BillingContext,
  scope: FamilyScope,
  payment: PaymentRow,
): Promise<PaymentResult> => {
  const enrolments = await enrolmentsOfChild(context.database.db, payment.childId);
  const isAuto = await isGradedWithoutTest(context, scope, payment);
  return presentPayment(payment, { enrolments, isAuto }, context.clock.now());
};

/** The payment after a poll; as it is stored while the gateway was just polled or is down. */
const polledPayment = async (context: BillingContext, payment: PaymentRow): Promise<PaymentRow> => {
  const { pollLimiter, clock, log } = context;
  if (!pollLimiter.tryPoll(payment, clock.now())) return payment;
  try {
    return (await reconcilePayment(context, payment.orderId)) ?? payment;
  } catch (error) {
    if (!(error instanceof GatewayDown)) throw error;
    log.warn({ payment: payment.orderId, reason: error.message }, 'the gateway could not be polled');
    return payment;
  }
};

/** The status of a charge. */
export const paymentStatus = async (
  context: BillingContext,
  scope: FamilyScope,
  orderId: string,
): Promise<PaymentStatus | Refused<'not_found'>> => {
  const known = await findPayment(context.database.db, scope, orderId);
  if (!known) return refuse('not_found');
  const payment = await polledPayment(context, known);
  return presentPaymentStatus(payment, await isGradedWithoutTest(context, scope, payment));
};

/** A family's payments, the newest first; those for what was replaced by another choice name no bill. */
export const paymentHistory = async (
  { database: { db } }: BillingContext,
  scope: FamilyScope,
  familyId: number,
): Promise<{ payments: PaymentItem[] } | Refused<'not_found'>> => {
  if (!(await contactOf(db, scope, familyId))) return refuse('not_found');
  const children = new Map(
    (await knownChildrenOf(db, scope, familyId)).map((child) => [child.childId, child]),
  );
  const rows = await paymentsOfFamily(db, familyId);
  const replaced = new Set<number | null>(await replacedEnrolments(db, [...children.keys()]));
  return {
    payments: rows.map((payment) =>
      presentPaymentItem(
        replaced.has(payment.enrolmentId) ? { ...payment, billId: null } : payment,
        children.get(payment.childId) ?? { firstName: '', lastName: '' },
      ),
    ),
  };
};
