import { type Refused, isRefused, refuse } from '../../contract/refusals.ts';
import { makeBills } from '../../domain/billing/bills.ts';
import { firstChargeRefusal } from '../../domain/billing/first-charge.ts';
import type { PaymentType } from '../../domain/billing/payment-methods.ts';
import { itemsToCharge } from '../../domain/billing/price-items.ts';
import { type Term, termRefusal } from '../../domain/billing/terms.ts';
import type { Grade } from '../../domain/enrolment/grade.ts';
import { chargedCost } from '../../domain/shipping/chargeable-costs.ts';
import type { Courier } from '../../domain/shipping/couriers.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import type { Rupiah } from '../../domain/values/money.ts';
import type { Parent } from '../accounts/actors.ts';
import { type Contact, contactOf } from '../accounts/contact-of.ts';
import { type Batch, findBatch } from '../calendar/find-batch.ts';
import {
  type EnrolRefusal,
  type EnrolmentRule,
  firstYearRule,
  nextYearRule,
} from '../enrolment/enrolment-rules.ts';
import { type KnownEnrolment, enrolmentsOfChild } from '../enrolment/enrolments-of.ts';
import { makeEnrolment } from '../enrolment/make-enrolment.ts';
import { findKnownChild } from '../families/known-children.ts';
import type { Database } from '../platform/db/database.ts';
import { type MethodRefusal, type Sent, cardTokenOf, readAmounts, readMethod } from './charge-checks.ts';
import { yearLines } from './charge-lines.ts';
import type { PaymentsContext } from './context.ts';
import type { ChargeRefusal } from './charge-at-gateway.ts';
import { openCharge } from './open-charge.ts';
import { type PaymentRow, endedPaymentsOfUnpaid, openPaymentsOfUnpaid } from './payment-store.ts';
import { type PricesToday, pricesToday } from '../prices/price-list.ts';

/** What a family chose for a year. */
export interface YearChoice extends Sent {
  child_id: number;
  term: Term;
  price_id: number;
  grade: Grade;
  academic_year_id: number;
  courier: Courier;
}

type Purpose = KnownEnrolment['purpose'];

/** Every way in which the first charge of a year is refused, besides what its rule says. */
export type YearRefusal =
  | ChargeRefusal
  | MethodRefusal
  | 'method_not_for_amount'
  | 'price_not_of_term'
  | 'amounts_differ'
  | 'first_bill_over'
  | 'registration_closed'
  | 'no_delivery_there'
  | 'shipping_down';

/** Opens the charge of a child's first year; called again before it is paid, it replaces the former charge (rule R66). */
export const payFirstYear = (context: PaymentsContext, parent: Parent, choice: YearChoice) =>
  payYear(context, parent, choice, { purpose: 'BUY_COURSE', rule: firstYearRule });

/** Opens the charge of another year, in the next grade or the same. */
export const payNextGrade = (context: PaymentsContext, parent: Parent, choice: YearChoice) =>
  payYear(context, parent, choice, { purpose: 'NEXT_GRADE', rule: nextYearRule });

/** Opens the charge that enrols a child for a year: all that the first and the next year share. */
const payYear = async <R extends EnrolRefusal>(
  context: PaymentsContext,
  parent: Parent,
  choice: YearChoice,
  { purpose, rule }: { purpose: Purpose; rule: EnrolmentRule<R> },
): Promise<PaymentRow | Refused<YearRefusal | R>> => {
  const year = await readYear(context, parent, choice, rule);
  if (isRefused(year)) return year;
  const priced = await priceYear(context, choice, { purpose, ...year });
  if (isRefused(priced)) return priced;
  const { child, today, mayEnrol } = year;
  const { delivery, method, items, amounts } = priced;
  const { childId } = child;
  return openCharge<Refused<R | 'first_bill_over' | 'registration_closed'>, YearFacts>(context, {
    parent,
    childId,
    purpose,
    method,
    cardToken: cardTokenOf(method.type, choice),
    amounts,
    supersededCharges: (db) => openPaymentsOfUnpaid(db, childId),
    endedCharges: (db) => endedPaymentsOfUnpaid(db, childId),
    facts: (tx) => yearFacts(tx, choice),
    bill: async (tx, facts, now) => {
      const found = await mayEnrol(tx, facts, now);
      if (isRefused(found)) return found;
      const { batch, enrolments } = found;
      const { grade, term } = choice;
      const { amount: deliveryAmount, ...deliveredTo } = delivery;
      const chosen = { childId, batch, purpose, grade, term, deliveryAmount, ...deliveredTo };
      const chosenBills = makeBills(batch.startDate, term, items);
      return makeEnrolment(tx, { ...chosen, bills: chosenBills, former: enrolments }, now);
    },
    lines: async (_tx, _made, bill) =>
      yearLines(items, { today, term: choice.term, courier: choice.courier, bill }),
  });
};

/** Child, batch and prices of the choice, when the rules let the child be enrolled like this. */
const readYear = async <R extends EnrolRefusal>(
  context: PaymentsContext,
  { familyId }: Parent,
  choice: YearChoice,
  rule: EnrolmentRule<R>,
) => {
  const { database, clock } = context;
  const { db } = database;
  const type = readMethod(context, choice);
  if (isRefused(type)) return type;
  const [child, facts, today, contact] = await Promise.all([
    findKnownChild(db, familyId, choice.child_id),
    yearFacts(db, choice),
    pricesToday(db),
    contactOf(db, familyId, familyId),
  ]);
  if (!child || !facts.batch) return refuse('not_found');
  const wrongTerm = termRefusal(choice.term, today.termOf(choice.price_id));
  if (wrongTerm) return refuse(wrongTerm);
  const mayEnrol = enrolmentCheck(rule, choice);
  const found = await mayEnrol(db, facts, clock.now());
  return isRefused(found) ? found : { type, child, contact, today, mayEnrol };
};

/** What the year costs with its delivery, when the client computed the same. */
const priceYear = async (
  context: PaymentsContext,
  choice: YearChoice,
  {
    purpose,
    type,
    today,
    contact,
  }: { purpose: Purpose; type: PaymentType; today: PricesToday; contact: Contact | null },
) => {
  const delivery = await deliveryOf(context, contact, choice.courier);
  if (isRefused(delivery)) return delivery;
  const items = itemsToCharge(purpose, today.prices, { term: choice.term, delivery: delivery.amount });
  const method = today.methodOf(type);
  const amounts = readAmounts(choice, items, method);
  return isRefused(amounts) ? amounts : { delivery, method, items, amounts };
};

/** What stands of a child's years, and the year in which it is to be enrolled; null: there is none. */
interface YearFacts<Found = Batch | null> {
  batch: Found;
  enrolments: readonly KnownEnrolment[];
}

const yearFacts = async (
  db: Database,
  { academic_year_id: academicYearId, child_id: childId }: YearChoice,
): Promise<YearFacts> => {
  const [batch, enrolments] = await Promise.all([
    findBatch(db, academicYearId),
    enrolmentsOfChild(db, childId),
  ]);
  return { batch, enrolments };
};

/**
 * Checks the rule, and whether bill 1 would have ended; checked again when the charge is saved, because time has passed and
 * staff may have closed or deleted the batch.
 * @returns the batch and the child's enrolments as they are now, when it may be enrolled
 */
const enrolmentCheck =
  <R extends EnrolRefusal>(rule: EnrolmentRule<R>, choice: YearChoice) =>
  async (
    db: Database,
    { batch, enrolments }: YearFacts,
    now: Date,
  ): Promise<YearFacts<Batch> | Refused<R | 'first_bill_over' | 'registration_closed'>> => {
    if (!batch) return refuse('registration_closed');
    const refused = await rule(db, { enrolments, batch, grade: choice.grade }, now);
    const firstBill = { startDate: batch.startDate, term: choice.term };
    const all = firstChargeRefusal<R>(refused, firstBill, dayInJakarta(now));
    return all ? refuse(all) : { batch, enrolments };
  };

/** A parcel's courier, price and city. */
interface Delivery {
  courier: Courier;
  amount: Rupiah;
  deliveryProvince: string;
  deliveryCity: string;
}

/** What the parcel costs to the family's own city, as its profile says it. */
const deliveryOf = async (
  { askShippingCosts }: PaymentsContext,
  contact: Contact | null,
  courier: Courier,
): Promise<Delivery | Refused<'no_delivery_there' | 'shipping_down'>> => {
  const { province = '', city: destination = '' } = contact ?? {};
  const costs = await askShippingCosts({ courier, destination });
  if (isRefused(costs)) return costs;
  const charged = chargedCost(courier, destination, costs);
  return charged
    ? { courier, amount: charged.value, deliveryProvince: province, deliveryCity: destination }
    : refuse('no_delivery_there');
};
