import type { PaymentLink } from '../../contract/payment-links.ts';
import { type Refused, isRefused, refuse } from '../../contract/refusals.ts';
import type { BillChargeRefusal } from '../../domain/billing/bill-state.ts';
import { linkExpiry, linkRefusal, linkState } from '../../domain/billing/payment-link.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { absolute, paths } from '../../paths.ts';
import type { Parent } from '../accounts/actors.ts';
import { newToken } from '../accounts/token.ts';
import { enrolmentsOfChild } from '../enrolment/enrolments-of.ts';
import { findKnownChild, lockAnyChild } from '../families/known-children.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { GatewayDown } from '../providers/payment-gateway/payment-gateway.ts';
import type { PaymentsContext } from '../payments/context.ts';
import { paymentsOfLink, paymentsOfLinks } from '../payments/known-payments.ts';
import type { ChargedBill } from '../payments/open-charge.ts';
import { insertPaymentLink, linksOfChild, revokeLinksOfBill } from './payment-link-store.ts';
import { endSupersededCharge } from '../payments/reconcile-payment.ts';

interface OfBill {
  child_id: number;
  billing_id: number;
}

type NoLink = Refused<'not_found' | 'payment_link_too_late' | Exclude<BillChargeRefusal, 'bill_not_found'>>;

/** A bill of a child, with its year; null: there is none, or another choice has replaced it. */
export const billOfChild = async (
  db: Database,
  childId: number,
  billId: number,
): Promise<ChargedBill | null> => {
  for (const enrolment of await enrolmentsOfChild(db, childId)) {
    const bill = enrolment.bills.find((one) => one.billId === billId);
    if (bill) return { enrolment, bill };
  }
  return null;
};

/** Makes the link of a bill (rules R120 and R121). The one that it had is revoked, and what was opened through that is ended. */
export const makePaymentLink = async (
  context: PaymentsContext,
  { familyId }: Parent,
  { child_id: childId, billing_id: billId }: OfBill,
): Promise<{ url: string; expires_at: string } | NoLink> => {
  const { database, clock, publicUrl } = context;
  const { token, tokenHash } = newToken();
  const made = await database.transaction(async (tx) => {
    if (!(await lockOwnChild(tx, familyId, childId))) return refuse('not_found');
    const now = clock.now();
    const found = await billOfChild(tx, childId, billId);
    if (!found) return refuse('not_found');
    const { bill, enrolment } = found;
    const year = { bills: enrolment.bills, wasPaid: enrolment.settledAt !== null };
    const refused = linkRefusal(year, bill.sequence, dayInJakarta(now));
    if (refused) return refuse(refused === 'bill_not_found' ? 'not_found' : refused);
    const revoked = await revokeLinksOfBill(tx, billId, now);
    const expiresAt = linkExpiry(now, bill);
    await insertPaymentLink(tx, { tokenHash, familyId, childId, billId, createdAt: now, expiresAt });
    return { expiresAt, revoked };
  });
  if (isRefused(made)) return made;
  await endChargesOf(context, made.revoked);
  return { url: absolute(publicUrl, paths.payLink(token)), expires_at: made.expiresAt.toISOString() };
};

/** Revokes the link of a bill, and ends what was opened through it (rule R122); without one nothing happens. */
export const revokePaymentLink = async (
  context: PaymentsContext,
  { familyId }: Parent,
  { child_id: childId, billing_id: billId }: OfBill,
): Promise<object | Refused<'not_found'>> => {
  const revoked = await context.database.transaction(async (tx) => {
    if (!(await lockOwnChild(tx, familyId, childId)) || !(await billOfChild(tx, childId, billId)))
      return refuse('not_found');
    return revokeLinksOfBill(tx, billId, context.clock.now());
  });
  if (isRefused(revoked)) return revoked;
  await endChargesOf(context, revoked);
  return {};
};

/** The links of an own child whose bills are not paid. */
export const listPaymentLinks = async (
  { database: { db }, clock }: Pick<PaymentsContext, 'database' | 'clock'>,
  { familyId }: Parent,
  childId: number,
): Promise<{ links: PaymentLink[] } | Refused<'not_found'>> => {
  if (!(await findKnownChild(db, familyId, childId))) return refuse('not_found');
  const bills = (await enrolmentsOfChild(db, childId)).flatMap((enrolment) => enrolment.bills);
  const now = clock.now();
  const links = await linksOfChild(db, childId);
  const payments = await paymentsOfLinks(
    db,
    links.map(({ linkId }) => linkId),
  );
  return {
    links: links.flatMap((link) => {
      const bill = bills.find(({ billId }) => billId === link.billId);
      const ofLink = payments.filter(({ linkId }) => linkId === link.linkId);
      const state = bill && linkState(link, bill, ofLink, now);
      if (!state || state === 'PAID' || state === 'REVOKED') return [];
      return {
        billing_id: link.billId,
        state,
        created_at: link.createdAt.toISOString(),
        expires_at: link.expiresAt.toISOString(),
        first_used_at: link.firstUsedAt?.toISOString() ?? null,
      };
    }),
  };
};

/** Whoever opens a charge locks the child too, so that a link is revoked before it or after it. */
const lockOwnChild = async (tx: Tx, familyId: Parent['familyId'], childId: number): Promise<boolean> =>
  (await findKnownChild(tx, familyId, childId)) !== null && (await lockAnyChild(tx, childId)) !== null;

/** What was shown to a payer is not to be paid any more. A link is revoked also when the gateway does not answer. */
const endChargesOf = async (context: PaymentsContext, linkIds: readonly number[]): Promise<void> => {
  for (const linkId of linkIds) {
    for (const charge of await paymentsOfLink(context.database.db, linkId)) {
      if (charge.state !== 'PENDING') continue;
      try {
        await endSupersededCharge(context, charge);
      } catch (error) {
        if (!(error instanceof GatewayDown)) throw error;
        context.log.error(
          { payment: charge.orderId, reason: error.message },
          'the charge of a revoked link stays open',
        );
      }
    }
  }
};
