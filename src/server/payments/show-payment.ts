import type {
  OpenCharge,
  PaymentItem,
  PaymentResult,
  PaymentStatus,
} from '../../contract/payment-objects.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import type { FamilyScope } from '../../domain/access/family-scope.ts';
import { changeMark } from '../../domain/billing/change-mark.ts';
import { isByHand } from '../../domain/billing/payment-methods.ts';
import { isPaid, shownState } from '../../domain/billing/payment-state.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import type { Parent } from '../accounts/actors.ts';
import { contactOf } from '../accounts/contact-of.ts';
import { replacedEnrolments } from '../enrolment/enrolment-ids.ts';
import { enrolmentsOf, enrolmentsOfChild } from '../enrolment/enrolments-of.ts';
import { childNames } from '../families/child-names.ts';
import { findKnownChild, knownChildrenOf } from '../families/known-children.ts';
import { placementOf } from '../placement/placement-of.ts';
import type { Database } from '../platform/db/database.ts';
import { GatewayDown } from '../providers/payment-gateway/payment-gateway.ts';
import type { PaymentsContext } from './context.ts';
import { reconcilePayment } from './reconcile-payment.ts';
import {
  type PaymentRow,
  countPaymentsByState,
  findPayment,
  openPaymentsOfFamily,
  paymentsForBills,
  paymentsOfFamily,
} from './payment-store.ts';
import { refundsByPayment } from './present-money.ts';
import {
  presentOpenCharge,
  presentPayment,
  presentPaymentItem,
  presentPaymentStatus,
} from './present-payment.ts';

/** Whether the child of a payment is graded without a placement test. */
const isGradedWithoutTest = async (
  { database: { db }, clock }: PaymentsContext,
  scope: FamilyScope,
  payment: PaymentRow,
): Promise<boolean> => {
  const child = await findKnownChild(db, scope, payment.childId);
  if (!child) throw new Error(`the child of payment ${payment.orderId} is outside of its scope`);
  return (await placementOf(db, child, clock.now())).isAuto;
};

/** A charge that was just opened, as its parent sees it. */
export const showCharge = async (
  context: PaymentsContext,
  scope: FamilyScope,
  payment: PaymentRow,
): Promise<PaymentResult> => {
  const [enrolments, isAuto] = await Promise.all([
    enrolmentsOfChild(context.database.db, payment.childId),
    isGradedWithoutTest(context, scope, payment),
  ]);
  return presentPayment(payment, { enrolments, isAuto }, context.clock.now());
};

/** The payment after a poll; as it is stored while the gateway was just polled or gives no answer: a page waits for this. */
export const polledPayment = async (context: PaymentsContext, payment: PaymentRow): Promise<PaymentRow> => {
  const { pollLimiter, clock, log } = context;
  if (isByHand(payment.paymentType) || !pollLimiter.tryPoll(payment, clock.now())) return payment;
  try {
    return (await reconcilePayment(context, payment.orderId, { patience: 'short' })) ?? payment;
  } catch (error) {
    if (!(error instanceof GatewayDown)) throw error;
    if (error.kind !== 'unreadable') pollLimiter.pause(clock.now());
    log.warn({ payment: payment.orderId, reason: error.message }, 'the gateway could not be polled');
    return payment;
  }
};

/** The status of a charge. */
export const paymentStatus = async (
  context: PaymentsContext,
  scope: FamilyScope,
  orderId: string,
): Promise<PaymentStatus | Refused<'not_found'>> => {
  const known = await findPayment(context.database.db, scope, orderId);
  if (!known) return refuse('not_found');
  const payment = await polledPayment(context, known);
  const { db } = context.database;
  const around = {
    enrolments: await enrolmentsOfChild(db, payment.childId),
    refunds: (await refundsByPayment(db, [payment])).get(payment.orderId) ?? [],
    // A page asks every few seconds while it waits: only why a payment failed is worth two queries more.
    replaced: shownState(payment.state) === 'FAILED' && (await wasReplaced(db, payment)),
    ...(await today(context)),
  };
  return presentPaymentStatus(payment, await isGradedWithoutTest(context, scope, payment), around);
};

const wasReplaced = async (db: Database, payment: PaymentRow): Promise<boolean> =>
  isReplaced(payment, {
    others: await paymentsForBills(db, payment.billId === null ? [] : [payment.billId]),
    replacedEnrolments: new Set(await replacedEnrolments(db, [payment.childId])),
  });

const today = async ({ clock, regionNames }: PaymentsContext) => ({
  names: await regionNames(),
  today: dayInJakarta(clock.now()),
});

/** Whether the family has chosen otherwise since, or another charge of the same bill was opened later or has paid it (rule R88). */
const isReplaced = (
  { orderId, billId, enrolmentId, createdAt }: PaymentRow,
  {
    others,
    replacedEnrolments: replaced,
  }: {
    others: readonly Pick<PaymentRow, 'orderId' | 'billId' | 'state' | 'toRefund' | 'createdAt'>[];
    replacedEnrolments: ReadonlySet<number>;
  },
): boolean =>
  // A payment loses its enrolment when that is swept, and only what was replaced is.
  enrolmentId === null ||
  replaced.has(enrolmentId) ||
  others.some(
    (other) =>
      other.orderId !== orderId &&
      other.billId === billId &&
      (other.createdAt > createdAt || (isPaid(other.state) && !other.toRefund)),
  );

/** The charges of a family that may still be paid, each polled as far as the limiter allows, and the mark of all its payments. */
export const openCharges = async (
  context: PaymentsContext,
  { familyId }: Pick<Parent, 'familyId'>,
): Promise<{ charges: OpenCharge[]; mark: string }> => {
  const { db } = context.database;
  const open = await openPaymentsOfFamily(db, familyId);
  const polled = await Promise.all(open.map((payment) => polledPayment(context, payment)));
  // Counted after the polls, so that a change they found is in this answer.
  const counts = await countPaymentsByState(db, familyId);
  const charges = polled.filter(({ state }) => state === 'PENDING');
  const names = await childNames(
    db,
    charges.map(({ childId }) => childId),
  );
  return {
    charges: charges.map((payment) =>
      presentOpenCharge(payment, names.get(payment.childId)?.firstName ?? ''),
    ),
    mark: changeMark(new Map(counts.map(({ state, count }) => [state, count])), {
      refunded: counts.reduce((all, { refunded }) => all + refunded, 0),
      refunding: counts.reduce((all, { refunding }) => all + refunding, 0),
      otherAmounts: counts.reduce((all, { otherAmounts }) => all + otherAmounts, 0),
    }),
  };
};

/** A family's payments, the newest first; those for what was replaced by another choice name no bill. */
export const paymentHistory = async (
  context: PaymentsContext,
  scope: FamilyScope,
  familyId: number,
): Promise<{ payments: PaymentItem[] } | Refused<'not_found'>> => {
  const { db } = context.database;
  if (!(await contactOf(db, scope, familyId))) return refuse('not_found');
  const children = new Map(
    (await knownChildrenOf(db, scope, familyId)).map((child) => [child.childId, child]),
  );
  const childIds = [...children.keys()];
  const rows = await paymentsOfFamily(db, familyId);
  const replaced = new Set(await replacedEnrolments(db, childIds));
  const enrolments = await enrolmentsOf(db, childIds);
  const refunds = await refundsByPayment(db, rows);
  const now = await today(context);
  return {
    payments: rows.map((payment) =>
      presentPaymentItem(
        replaced.has(payment.enrolmentId ?? 0) ? { ...payment, billId: null } : payment,
        children.get(payment.childId) ?? { firstName: '', lastName: '' },
        {
          enrolments: enrolments.get(payment.childId) ?? [],
          refunds: refunds.get(payment.orderId) ?? [],
          replaced: isReplaced(payment, { others: rows, replacedEnrolments: replaced }),
          ...now,
        },
      ),
    ),
  };
};
