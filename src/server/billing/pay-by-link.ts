import type { LinkCharge, LinkView } from '../../contract/payment-links.ts';
import { type Refused, isRefused, refuse } from '../../contract/refusals.ts';
import { amountsOf } from '../../domain/billing/amounts.ts';
import { isLinkMethod, linkState, nameForPayer } from '../../domain/billing/payment-link.ts';
import { methodRefusal, paymentTypes } from '../../domain/billing/payment-methods.ts';
import { shownState } from '../../domain/billing/payment-state.ts';
import { extensionItems } from '../../domain/billing/price-items.ts';
import { paths } from '../../paths.ts';
import { contactOfAnyFamily } from '../accounts/contact-of.ts';
import { hashOfToken } from '../accounts/token.ts';
import { describeBill } from '../enrolment/describe-bill.ts';
import { findAnyChild } from '../families/known-children.ts';
import type { Database } from '../platform/db/database.ts';
import type { FileAnswer } from '../platform/http/file-answer.ts';
import { readOffered } from './charge-checks.ts';
import { expiryOf } from './charge-times.ts';
import type { BillingContext } from './context.ts';
import type { ChargedBill } from './open-charge.ts';
import { type PayBillRefusal, chargeBill } from './pay-bill.ts';
import { billOfChild } from './payment-link.ts';
import { type PaymentLinkRow, findLinkByHash, noteFirstUse, paymentsOfLink } from './payment-link-store.ts';
import { type PaymentRow, receivedOf } from './payment-store.ts';
import { hasPicture } from './present-payment.ts';
import { pricesToday } from './price-list.ts';
import { pictureOf } from './qr-code.ts';
import { polledPayment } from './show-payment.ts';

/** A link that leads somewhere, with the bill it is for. */
interface Followed {
  readonly link: PaymentLinkRow;
  readonly charged: ChargedBill;
  readonly state: 'OPEN' | 'PAID' | 'EXPIRED';
}

/** Where a link leads; null for an unknown and a revoked one alike, and when its bill or its family's account is gone (rule R122). */
const follow = async (db: Database, token: string, now: Date): Promise<Followed | null> => {
  const link = await findLinkByHash(db, hashOfToken(token));
  const charged = link && (await billOfChild(db, link.childId, link.billId));
  if (!link || !charged || !(await contactOfAnyFamily(db, link.familyId))) return null;
  const state = linkState(link, charged.bill, now);
  return state === 'REVOKED' ? null : { link, charged, state };
};

/** What a payer sees of a link (rule R124). */
export const showPaymentLink = async (
  context: BillingContext,
  token: string,
): Promise<LinkView | Refused<'not_found'>> => {
  const followed = await follow(context.database.db, token, context.clock.now());
  if (!followed) return refuse('not_found');
  const [charge] = await paymentsOfLink(context.database.db, followed.link.linkId);
  return present(context, token, followed, charge);
};

/** The same, after the gateway was asked about the charge that was opened through it. */
export const linkStatus = async (
  context: BillingContext,
  token: string,
): Promise<LinkView | Refused<'not_found'>> => {
  const { db } = context.database;
  const followed = await follow(db, token, context.clock.now());
  if (!followed) return refuse('not_found');
  const [charge] = await paymentsOfLink(db, followed.link.linkId);
  if (charge) await polledPayment(context, charge);
  return showPaymentLink(context, token);
};

/** Opens the charge of a link's bill (rule R123); the same way asked for again leads to the charge that is open. */
export const payByLink = async (
  context: BillingContext,
  token: string,
  { payment_type }: { payment_type: string },
): Promise<LinkView | Refused<PayBillRefusal | 'payment_link_expired'>> => {
  const { db } = context.database;
  const type = readOffered(context, { payment_type });
  const followed = await follow(db, token, context.clock.now());
  if (!followed) return refuse('not_found');
  if (isRefused(type)) return type;
  if (!isLinkMethod(type)) return refuse('method_not_offered');
  const { link, state } = followed;
  if (state !== 'OPEN') return refuse(state === 'PAID' ? 'bill_already_paid' : 'payment_link_expired');
  const [open] = await paymentsOfLink(db, link.linkId);
  if (open && isPayable(open, context.clock.now()) && open.paymentType === type)
    return present(context, token, followed, open);
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
        if (still.state === 'EXPIRED') return refuse('payment_link_expired');
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
  context: BillingContext,
  token: string,
  orderId: string,
): Promise<FileAnswer | Refused<'not_found' | 'part_down'>> => {
  const { db } = context.database;
  const followed = await follow(db, token, context.clock.now());
  const charges = followed ? await paymentsOfLink(db, followed.link.linkId) : [];
  const charge = charges.find((one) => one.orderId === orderId);
  return charge ? pictureOf(context, charge) : refuse('not_found');
};

const isPayable = (payment: PaymentRow, now: Date): boolean =>
  payment.state === 'PENDING' && payment.gatewayStatus !== '' && now < expiryOf(payment);

const present = async (
  context: BillingContext,
  token: string,
  { link, charged, state }: Followed,
  charge: PaymentRow | undefined,
): Promise<LinkView> => {
  // Somebody who comes later is told that it is paid, and nothing of how; money that goes back concerns who paid it.
  const concerns = charge && (state !== 'PAID' || charge.toRefund);
  return {
    state,
    bill: state === 'OPEN' ? await presentBill(context, link, charged) : null,
    charge: concerns ? presentCharge(charge, token) : null,
  };
};

const presentBill = async (
  { database: { db }, offers }: BillingContext,
  { childId, expiresAt }: PaymentLinkRow,
  { bill, enrolment }: ChargedBill,
): Promise<LinkView['bill']> => {
  const child = await findAnyChild(db, childId);
  const { methodOf } = await pricesToday(db);
  const methods = paymentTypes
    .filter((type) => isLinkMethod(type) && offers(type))
    .map((type) => ({ type, method: methodOf(type) }))
    .map(({ type, method }) => ({ type, method, ...amountsOf(extensionItems(bill.amount), method) }))
    .filter(({ method, gross }) => methodRefusal(method, gross) === null);
  return {
    child: nameForPayer(child?.firstName ?? ''),
    description: describeBill('en', bill, enrolment),
    description_indo: describeBill('id', bill, enrolment),
    amount: bill.amount,
    methods: methods.map(({ type, gross, fee }) => ({ payment_type: type, gross_amount: gross, fee })),
    expires_at: expiresAt.toISOString(),
  };
};

const presentCharge = (payment: PaymentRow, token: string): LinkCharge => ({
  order_id: payment.orderId,
  payment_type: payment.paymentType,
  gross_amount: receivedOf(payment),
  payment_status: shownState(payment.state),
  to_refund: payment.toRefund,
  redirect_url: payment.redirectUrl,
  qr_url: hasPicture(payment) ? paths.linkQrCode(token, payment.orderId) : null,
  biller_code: payment.billerCode,
  bill_key: payment.billKey,
  expiry_time: expiryOf(payment).toISOString(),
});
