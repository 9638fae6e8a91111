import { type Refused, isRefused, refuse } from '../../contract/refusals.ts';
import { type Bill, makeBills } from '../../domain/billing/bills.ts';
import { firstChargeRefusal } from '../../domain/billing/first-charge.ts';
import type { PaymentType } from '../../domain/billing/payment-methods.ts';
import { itemsToCharge } from '../../domain/billing/price-items.ts';
import { type Term, termRefusal } from '../../domain/billing/terms.ts';
import type { FirstEnrolmentRefusal, NextEnrolmentRefusal } from '../../domain/enrolment/enrolling.ts';
import type { Grade } from '../../domain/enrolment/grade.ts';
import { chargedCost } from '../../domain/shipping/chargeable-costs.ts';
import type { Courier } from '../../domain/shipping/couriers.ts';
import { type CalendarDate, dayInJakarta } from '../../domain/values/calendar-date.ts';
import { type Rupiah } from '../../domain/values/money.ts';
import { contactOf } from '../accounts/contact-of.ts';
import type { Parent } from '../accounts/actors.ts';
import { type Batch, findBatch } from '../calendar/find-batch.ts';
import { findKnownChild } from '../families/known-children.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { type Sent, readAmounts, readMethod } from './charge-checks.ts';
import type { BillingContext } from './context.ts';
import { insertEnrolment, replaceUnpaidEnrolments } from './enrolment-store.ts';
import { type KnownEnrolment, enrolmentsOfChild } from './enrolments-of.ts';
import { type ChargeRefusal, openCharge } from './open-charge.ts';
import { type PaymentRow, endedPaymentsOfUnpaid, openPaymentsOfUnpaid } from './payment-store.ts';
import { type PricesToday, pricesToday } from './price-list.ts';

/** What a family chose for a year. */
export interface YearChoice extends Sent {
  payment_type: string;
  child_id: number;
  term: Term;
  price_id: number;
  grade: Grade;
  academic_year_id: number;
  courier: Courier;
}

type Purpose = KnownEnrolment['purpose'];
type RuleRefusal = FirstEnrolmentRefusal | NextEnrolmentRefusal;

/** The rule that decides whether the child may be enrolled like this: of a first year or of a next one. */
export type EnrolmentRule<R extends RuleRefusal> = (
  db: Database,
  asked: { enrolments: readonly KnownEnrolment[]; batch: Batch; grade: number },
  now: Date,
) => Promise<R | null>;

/** Every way in which the first charge of a year is refused, besides what its rule says. */
export type YearRefusal =
  | ChargeRefusal
  | 'undefined_payment_method'
  | 'method_not_for_amount'
  | 'price_not_of_term'
  | 'amounts_differ'
  | 'first_bill_over'
  | 'no_delivery_there'
  | 'shipping_down';

/** Opens the charge that enrols a child for a year: all that the first and the next year share. */
export const payYear = async <R extends RuleRefusal>(
  context: BillingContext,
  parent: Parent,
  choice: YearChoice,
  { purpose, rule }: { purpose: Purpose; rule: EnrolmentRule<R> },
): Promise<PaymentRow | Refused<YearRefusal | R>> => {
  const year = await readYear(context, parent, choice, rule);
  if (isRefused(year)) return year;
  const priced = await priceYear(context, parent, choice, { purpose, ...year });
  if (isRefused(priced)) return priced;
  const { child, batch, mayEnrol, ...charged } = { ...year, ...priced };
  return openCharge(context, {
    ...charged,
    parent,
    childId: child.childId,
    purpose,
    former: (db) => openPaymentsOfUnpaid(db, child.childId),
    ended: (db) => endedPaymentsOfUnpaid(db, child.childId),
    bill: async (tx, now) => {
      const since = await mayEnrol(tx, now);
      if (since) return since;
      const bills = makeBills(batch.startDate, choice.term, charged.items);
      return enrol(tx, { choice, purpose, delivery: priced.delivery, bills, now });
    },
  });
};

/** Child, batch and prices of the choice, when the rules let the child be enrolled like this. */
const readYear = async <R extends RuleRefusal>(
  { database: { db }, clock }: BillingContext,
  { familyId }: Parent,
  choice: YearChoice,
  rule: EnrolmentRule<R>,
) => {
  const type = readMethod(choice.payment_type);
  if (isRefused(type)) return type;
  const child = await findKnownChild(db, familyId, choice.child_id);
  const batch = await findBatch(db, choice.academic_year_id);
  if (!child || !batch) return refuse('not_found');
  const today = await pricesToday(db);
  const wrongTerm = termRefusal(choice.term, today.termOf(choice.price_id));
  if (wrongTerm) return refuse(wrongTerm);
  const mayEnrol = enrolmentCheck(rule, { choice, batch });
  return (await mayEnrol(db, clock.now())) ?? { type, child, batch, today, mayEnrol };
};

/** What the year costs with its delivery, when the client reckoned the same. */
const priceYear = async (
  context: BillingContext,
  parent: Parent,
  choice: YearChoice,
  { purpose, type, today }: { purpose: Purpose; type: PaymentType; today: PricesToday },
) => {
  const delivery = await deliveryOf(context, parent, choice.courier);
  if (isRefused(delivery)) return delivery;
  const items = itemsToCharge(purpose, today.prices, { term: choice.term, delivery: delivery.amount });
  const amounts = readAmounts(choice, { items, type, feeShare: today.feeShare });
  return isRefused(amounts) ? amounts : { delivery, items, amounts };
};

/** Asks the rule, and whether bill 1 would have ended; asked again when the charge is saved, because time goes by. */
const enrolmentCheck =
  <R extends RuleRefusal>(rule: EnrolmentRule<R>, { choice, batch }: { choice: YearChoice; batch: Batch }) =>
  async (db: Database, now: Date): Promise<Refused<R | 'first_bill_over'> | null> => {
    const enrolments = await enrolmentsOfChild(db, choice.child_id);
    const refused = await rule(db, { enrolments, batch, grade: choice.grade }, now);
    const today: CalendarDate = dayInJakarta(now);
    const all = firstChargeRefusal<R>(refused, { startDate: batch.startDate, term: choice.term }, today);
    return all && refuse(all);
  };

/** What the parcel costs to the family's own city, as its profile says it. */
const deliveryOf = async (
  { database, askShippingCosts }: BillingContext,
  { familyId }: Parent,
  courier: Courier,
): Promise<{ courier: Courier; amount: Rupiah } | Refused<'no_delivery_there' | 'shipping_down'>> => {
  const destination = (await contactOf(database.db, familyId, familyId))?.city ?? '';
  const costs = await askShippingCosts({ courier, destination });
  if (isRefused(costs)) return costs;
  const charged = chargedCost(courier, destination, costs);
  return charged ? { courier, amount: charged.value } : refuse('no_delivery_there');
};

const enrol = async (
  tx: Tx,
  {
    choice,
    purpose,
    delivery,
    bills,
    now,
  }: {
    choice: YearChoice;
    purpose: Purpose;
    delivery: { courier: Courier; amount: Rupiah };
    bills: readonly Bill[];
    now: Date;
  },
) => {
  await replaceUnpaidEnrolments(tx, choice.child_id, now);
  const { row } = await insertEnrolment(
    tx,
    {
      childId: choice.child_id,
      academicYearId: choice.academic_year_id,
      purpose,
      grade: choice.grade,
      term: choice.term,
      courier: delivery.courier,
      deliveryAmount: delivery.amount,
      createdAt: now,
    },
    bills,
  );
  const enrolment = (await enrolmentsOfChild(tx, choice.child_id)).find(
    ({ enrolmentId }) => enrolmentId === row.enrolmentId,
  );
  const [bill] = enrolment?.bills ?? [];
  if (!enrolment || !bill) throw new Error('an enrolment was made without bills');
  return { enrolment, bill };
};
