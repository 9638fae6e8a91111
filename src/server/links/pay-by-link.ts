import type { LinkCharge, LinkView } from '../../contract/payment-links.ts';
import { type Refused, isRefused, refuse } from '../../contract/refusals.ts';
import { opensLessons } from '../../domain/access/opens-lessons.ts';
import { amountsOf } from '../../domain/billing/amounts.ts';
import { lessonsOpenedIn } from '../../domain/billing/bill-lessons.ts';
import { openUntil } from '../../domain/billing/bills.ts';
import {
  type ClosedLink,
  type LinkState,
  closedLink,
  isLinkMethod,
  linkState,
  nameForPayer,
} from '../../domain/billing/payment-link.ts';
import { otherAmountCase } from '../../domain/billing/other-amount.ts';
import { methodRefusal, paymentTypes } from '../../domain/billing/payment-methods.ts';
import { shownState } from '../../domain/billing/payment-state.ts';
import { transferredAmount } from '../../domain/billing/payment-trail.ts';
import { extensionItems } from '../../domain/billing/price-items.ts';
import { lastTeachingDay } from '../../domain/calendar/teaching-weeks.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { paths } from '../../paths.ts';
import { contactOfAnyFamily } from '../accounts/contact-of.ts';
import { hashOfToken } from '../accounts/token.ts';
import { describeBill } from '../enrolment/describe-bill.ts';
import { findAnyChild } from '../families/known-children.ts';
import type { Database } from '../platform/db/database.ts';
import type { FileAnswer } from '../platform/http/file-answer.ts';
import { readOffered } from '../payments/charge-checks.ts';
import { expiryOf } from '../payments/charge-times.ts';
import type { PaymentsContext } from '../payments/context.ts';
import type { ChargedBill } from '../payments/open-charge.ts';
import { type PayBillRefusal, chargeBill } from '../payments/pay-bill.ts';
import { billOfChild } from './payment-link.ts';
import { type PaymentLinkRow, findLinkByHash, noteFirstUse } from './payment-link-store.ts';
import {
  type PaymentRow,
  openPaymentsOfBill,
  paymentsOfLink,
  receivedOf,
} from '../payments/known-payments.ts';
import { presentMoney, refundsByPayment } from '../payments/present-money.ts';
import { hasPicture } from '../payments/present-payment.ts';
import { pricesToday } from '../prices/price-list.ts';
import { pictureOf } from '../payments/qr-code.ts';
import { polledPayment } from '../payments/show-payment.ts';

/** A link that leads somewhere, with the bill it is for. */
interface Followed {
  readonly link: PaymentLinkRow;
  readonly charged: ChargedBill;
  /** what was opened through it */
  readonly payments: readonly PaymentRow[];
  readonly state: Exclude<LinkState, 'REVOKED'>;
}

/** Where a link leads; null for an unknown and a revoked one alike, and when its bill or its family's account is gone (rule R122). */
const follow = async (db: Database, token: string, now: Date): Promise<Followed | null> => {
  const link = await findLinkByHash(db, hashOfToken(token));
  const charged = link && (await billOfChild(db, link.childId, link.billId));
  if (!link || !charged || !(await contactOfAnyFamily(db, link.familyId))) return null;
  const payments = await paymentsOfLink(db, link.linkId);
  const state = linkState(link, charged.bill, payments, now);
  return state === 'REVOKED' ? null : { link, charged, payments, state };
};

/** What a payer sees of a link (rule R124). */
export const showPaymentLink = async (
  context: PaymentsContext,
  token: string,
): Promise<LinkView | Refused<'not_found'>> => {
  const followed = await follow(context.database.db, token, context.clock.now());
  return followed ? present(context, token, followed) : refuse('not_found');
};

/** What a payment link shows after the gateway was asked about the charge that was opened through it. */
export const linkStatus = async (
  context: PaymentsContext,
  token: string,
): Promise<LinkView | Refused<'not_found'>> => {
  const { db } = context.database;
  const followed = await follow(db, token, context.clock.now());
  if (!followed) return refuse('not_found');
  const [charge] = followed.payments;
  if (charge) await polledPayment(context, charge);
  return showPaymentLink(context, token);
};

/** Opens the charge of a link's bill (rule R123); the same way asked for again leads to the charge that is open. */
export const payByLink = async (
  context: PaymentsContext,
  token: string,
  { payment_type }: { payment_type: string },
): Promise<LinkView | Refused<PayBillRefusal | ClosedLink>> => {
  const { db } = context.database;
  const type = readOffered(context, { payment_type });
  const followed = await follow(db, token, context.clock.now());
  if (!followed) return refuse('not_found');
  if (isRefused(type)) return type;
  if (!isLinkMethod(type)) return refuse('method_not_offered');
  const { link, state } = followed;
  if (state !== 'OPEN') return refuse(closedLink[state]);
  const [open] = followed.payments;
  if (open && isPayable(open, context.clock.now()) && open.paymentType === type)
    return present(context, token, followed);
  const family = await contactOfAnyFamily(db, link.familyId);
  if (!family) return refuse('not_found');
  const charged = await chargeBill(
    context,
    { familyId: link.familyId, locale: family.locale },
    { payment_type, type, child_id: link.childId, billing_id: link.billId },
    {
      linkId: link.linkId,
      check: async (tx, now) => {
        const still = await follow(tx, token, now);
        if (!still) return refuse('not_found');
        if (still.state !== 'OPEN') return refuse(closedLink[still.state]);
        await noteFirstUse(tx, link.linkId, now);
        return null;
      },
    },
  );
  // The order id in a refusal may be that of the family's own charge.
  return isRefused(charged) ? withoutOrder(charged) : showPaymentLink(context, token);
};

const withoutOrder = <R extends Refused>({ refused, ...rest }: R): Refused<R['refused']> => ({
  refused,
  ...('retryAfter' in rest && { retryAfter: rest.retryAfter }),
});

/** The picture to scan for a charge that was opened through this link. */
export const linkQrCode = async (
  context: PaymentsContext,
  token: string,
  orderId: string,
): Promise<FileAnswer | Refused<'not_found' | 'part_down'>> => {
  const { db } = context.database;
  const followed = await follow(db, token, context.clock.now());
  const charge = followed?.payments.find((one) => one.orderId === orderId);
  return charge ? pictureOf(context, charge) : refuse('not_found');
};

const isPayable = (payment: PaymentRow, now: Date): boolean =>
  payment.state === 'PENDING' && payment.gatewayStatus !== '' && now < expiryOf(payment);

const present = async (
  context: PaymentsContext,
  token: string,
  { link, charged, payments, state }: Followed,
): Promise<LinkView> => {
  // What the school looks at is told first: nothing more is to be paid then.
  const looked = payments.find((one) => otherAmountCase(one) === 'under_review');
  const newest = looked ?? payments[0];
  const isOpen = state === 'OPEN';
  // Who began in time sees the charge as long as it can be paid, and that it was.
  const isBegun = state === 'EXPIRED' && newest !== undefined && isPayable(newest, context.clock.now());
  // What the family paid otherwise is not told; money that goes back concerns who paid it.
  const charge = isOpen || isBegun ? newest : (looked ?? payments.find(({ toRefund }) => toRefund));
  const { childId } = link;
  const child = nameForPayer((await findAnyChild(context.database.db, childId))?.firstName ?? '');
  return {
    state,
    bill: isOpen || isBegun ? await presentBill(context, link, charged, { child, isOpen }) : null,
    charge: charge ? presentCharge(charge, token) : null,
    being_paid_since: isOpen ? await familyPaysSince(context, link) : null,
    paid: charge?.toRefund ? null : await presentPaid(context.database.db, payments, charged, child),
  };
};

/** The other side is told before one replaces the charge of the other. */
const familyPaysSince = async (
  { database: { db }, clock }: PaymentsContext,
  { linkId, billId }: PaymentLinkRow,
): Promise<string | null> => {
  const now = clock.now();
  const open = await openPaymentsOfBill(db, billId);
  const own = open.find((payment) => payment.linkId !== linkId && isPayable(payment, now));
  return own?.createdAt.toISOString() ?? null;
};

/** What came through a link and pays its bill, else what came last and has gone back. */
const presentPaid = async (
  db: Database,
  payments: readonly PaymentRow[],
  { bill }: ChargedBill,
  child: string,
): Promise<LinkView['paid']> => {
  const paid =
    payments.find(({ orderId }) => orderId === bill.paidBy) ??
    payments.find(({ state }) => state === 'REVERSED');
  if (!paid?.settledAt) return null;
  const refunds = (await refundsByPayment(db, [paid])).get(paid.orderId) ?? [];
  return {
    order_id: paid.orderId,
    payment_type: paid.paymentType,
    gross_amount: receivedOf(paid),
    child,
    paid_at: paid.settledAt.toISOString(),
    gone_back_at: paid.reversedAt?.toISOString() ?? null,
    transferred_amount: transferredAmount(presentMoney(paid, refunds)),
  };
};

const presentBill = async (
  { database: { db }, offers, clock }: PaymentsContext,
  { expiresAt }: PaymentLinkRow,
  { bill, enrolment }: ChargedBill,
  { child, isOpen }: { child: string; isOpen: boolean },
): Promise<LinkView['bill']> => {
  const { methodOf } = await pricesToday(db);
  const { batch } = enrolment;
  const today = dayInJakarta(clock.now());
  const lessons = lessonsOpenedIn(batch, today)(bill);
  const allGone = lessons === 0 && lessonsOpenedIn(batch)(bill) > 0;
  const methods = paymentTypes
    .filter((type) => isOpen && isLinkMethod(type) && offers(type))
    .map((type) => ({ type, method: methodOf(type) }))
    .map(({ type, method }) => ({ type, method, ...amountsOf(extensionItems(bill.amount), method) }))
    .filter(({ method, gross }) => methodRefusal(method, gross) === null);
  return {
    child,
    description: describeBill('en', bill, enrolment),
    description_indo: describeBill('id', bill, enrolment),
    amount: bill.amount,
    methods: methods.map(({ type, gross, fee }) => ({ payment_type: type, gross_amount: gross, fee })),
    expires_at: expiresAt.toISOString(),
    opens_until:
      bill.periodStart <= today && opensLessons(bill, batch) && !allGone
        ? openUntil(bill, batch.startDate)
        : null,
    period_start: bill.periodStart,
    lessons,
    last_lesson: lastTeachingDay(batch),
  };
};

const presentCharge = (payment: PaymentRow, token: string): LinkCharge => ({
  order_id: payment.orderId,
  payment_type: payment.paymentType,
  gross_amount: receivedOf(payment),
  payment_status: shownState(payment.state),
  to_refund: payment.toRefund,
  other_amount: otherAmountCase(payment),
  redirect_url: payment.redirectUrl,
  qr_url: hasPicture(payment) ? paths.linkQrCode(token, payment.orderId) : null,
  biller_code: payment.billerCode,
  bill_key: payment.billKey,
  expiry_time: expiryOf(payment).toISOString(),
});
