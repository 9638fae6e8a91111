import { type Refused, isRefused, refuse } from '../../contract/refusals.ts';
import { type BillChargeRefusal, billChargeRefusal } from '../../domain/billing/bill-state.ts';
import type { ClosedLink } from '../../domain/billing/payment-link.ts';
import type { PaymentType } from '../../domain/billing/payment-methods.ts';
import { purposeOfBill } from '../../domain/billing/first-charge.ts';
import { extensionItems } from '../../domain/billing/price-items.ts';
import { opensYear } from '../../domain/billing/settling.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import type { Parent } from '../accounts/actors.ts';
import { type EnrolRefusal, firstYearRule, nextYearRule } from '../enrolment/enrolment-rules.ts';
import { type KnownEnrolment, enrolmentsOfChild } from '../enrolment/enrolments-of.ts';
import { findKnownChild } from '../families/known-children.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { type MethodRefusal, type Sent, cardTokenOf, readAmounts, readMethod } from './charge-checks.ts';
import { billLine } from './charge-lines.ts';
import type { PaymentsContext } from './context.ts';
import type { ChargeRefusal, ChargedFamily } from './charge-at-gateway.ts';
import { type ChargedBill, type Purchase, openCharge } from './open-charge.ts';
import {
  type PaymentRow,
  endedPaymentsOfBill,
  firstLinesOfBill,
  openPaymentsOfBill,
} from './payment-store.ts';
import { pricesToday } from '../prices/price-list.ts';

/** Which bill a family pays, and how. */
export interface BillChoice extends Sent {
  child_id: number;
  billing_id: number;
}

type BillRefusal = Exclude<BillChargeRefusal, 'bill_not_found'>;

export type PayBillRefusal =
  | ChargeRefusal
  | BillRefusal
  | EnrolRefusal
  | MethodRefusal
  | 'method_not_for_amount'
  | 'amounts_differ';

/** Opens the charge of one bill; of a year that was never paid, of its first, which is the whole first total. */
export const payBill = async (
  context: PaymentsContext,
  parent: Parent,
  choice: BillChoice,
): Promise<PaymentRow | Refused<PayBillRefusal>> => {
  const type = readMethod(context, choice);
  if (isRefused(type)) return type;
  const child = await findKnownChild(context.database.db, parent.familyId, choice.child_id);
  if (!child) return refuse('not_found');
  return chargeBill<Refused<PayBillRefusal>>(context, parent, { ...choice, type });
};

/**
 * Opens the charge of a bill for its family, whoever pays: the caller has proved that it may.
 * @param link the payment link that it is paid through; asked again when the charge is saved
 */
export const chargeBill = async <R extends Refused<PayBillRefusal | ClosedLink>>(
  context: PaymentsContext,
  family: ChargedFamily,
  { type, ...choice }: BillChoice & { type: PaymentType },
  link?: { readonly linkId: number; check(tx: Tx, now: Date): Promise<R | null> },
): Promise<PaymentRow | Refused<PayBillRefusal> | R> => {
  const { db } = context.database;
  const enrolments = await enrolmentsOfChild(db, choice.child_id);
  const found = await findPayable(db, choice, enrolments, context.clock.now());
  if (isRefused(found)) return found;
  const today = await pricesToday(db);
  const items = extensionItems(found.bill.amount);
  const method = today.methodOf(type);
  const amounts = readAmounts(choice, items, method);
  if (isRefused(amounts)) return amounts;
  return openCharge<
    Refused<'not_found' | 'amounts_differ' | BillRefusal | EnrolRefusal> | R,
    readonly KnownEnrolment[]
  >(context, {
    parent: family,
    childId: choice.child_id,
    ...(link && { linkId: link.linkId }),
    purpose: purposeOfBill(found.enrolment),
    method,
    cardToken: cardTokenOf(type, choice),
    amounts,
    supersededCharges: (within) => openPaymentsOfBill(within, choice.billing_id),
    endedCharges: (within) => endedPaymentsOfBill(within, choice.billing_id),
    facts: (tx) => enrolmentsOfChild(tx, choice.child_id),
    bill: async (tx, current, now) => {
      const payable = await findPayable(tx, choice, current, now);
      if (isRefused(payable)) return payable;
      // A discount meanwhile changed what is due.
      if (payable.bill.amount !== found.bill.amount) return refuse('amounts_differ');
      // A link counts as used only by a charge that is made.
      return (await link?.check(tx, now)) ?? payable;
    },
    lines: linesOfBill,
  });
};

/** The first bill of a year is made of what its first charge was made of; the others are the interval alone. */
export const linesOfBill: Purchase<never>['lines'] = async (tx, { bill }, description) => {
  const first = opensYear(bill) ? await firstLinesOfBill(tx, bill.billId) : [];
  return first.length > 0 ? first : billLine(bill, description);
};

/** The bill, when it may be charged now; checked again when the charge is saved, because time has passed. */
export const findPayable = async (
  db: Database,
  { billing_id: billId }: Pick<BillChoice, 'billing_id'>,
  enrolments: readonly KnownEnrolment[],
  now: Date,
): Promise<ChargedBill | Refused<'not_found' | BillRefusal | EnrolRefusal>> => {
  const enrolment = enrolments.find(({ bills }) => bills.some((bill) => bill.billId === billId));
  const bill = enrolment?.bills.find((each) => each.billId === billId);
  if (!enrolment || !bill) return refuse('not_found');
  const wasPaid = enrolment.settledAt !== null;
  const refused = billChargeRefusal({ bills: enrolment.bills, wasPaid }, bill.sequence, dayInJakarta(now));
  if (refused) return refuse(refused === 'bill_not_found' ? 'not_found' : refused);
  const closed = wasPaid ? null : await stillMayEnrol(db, { enrolments, enrolment }, now);
  return closed ? refuse(closed) : { enrolment, bill };
};

/** Paying the first bill of a year enrols as its first charge would have, so the same rule is checked. */
const stillMayEnrol = (
  db: Database,
  { enrolments, enrolment }: { enrolments: readonly KnownEnrolment[]; enrolment: KnownEnrolment },
  now: Date,
): Promise<EnrolRefusal | null> => {
  const { purpose, batch, grade } = enrolment;
  const rule = purpose === 'BUY_COURSE' ? firstYearRule : nextYearRule;
  return rule(db, { enrolments, batch, grade }, now);
};
