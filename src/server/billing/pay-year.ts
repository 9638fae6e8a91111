import { type Refused, isRefused, refuse, refuseFields } from '../../contract/refusals.ts';
import { amountsOf } from '../../domain/billing/amounts.ts';
import { makeBills } from '../../domain/billing/bills.ts';
import { firstChargeRefusal } from '../../domain/billing/first-charge.ts';
import { methodRefusal } from '../../domain/billing/payment-methods.ts';
import { itemsToCharge } from '../../domain/billing/price-items.ts';
import { type Term, termRefusal } from '../../domain/billing/terms.ts';
import type { FirstEnrolmentRefusal, NextEnrolmentRefusal } from '../../domain/enrolment/enrolling.ts';
import type { Grade } from '../../domain/enrolment/grade.ts';
import { type Courier, isCourier } from '../../domain/shipping/couriers.ts';
import { type CalendarDate, dayInJakarta } from '../../domain/values/calendar-date.ts';
import { type Rupiah } from '../../domain/values/money.ts';
import { contactOf } from '../accounts/contact-of.ts';
import type { Parent } from '../accounts/actors.ts';
import { type Batch, findBatch } from '../calendar/find-batch.ts';
import { findKnownChild } from '../families/known-children.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { type Sent, checkAmounts, readMethod } from './charge-checks.ts';
import type { BillingContext } from './context.ts';
import { deleteUnpaidEnrolments, insertEnrolment } from './enrolment-store.ts';
import { type KnownEnrolment, enrolmentsOfChild } from './enrolments-of.ts';
import { type ChargeRefusal, openCharge } from './open-charge.ts';
import { type PaymentRow, openPaymentsOfUnpaid } from './payment-store.ts';
import { pricesToday } from './price-list.ts';

/** What a family chose for a year. */
export interface YearChoice extends Sent {
  payment_type: string;
  child_id: number;
  term: Term;
  price_id: number;
  grade: Grade;
  academic_year_id: number;
  courier: string;
}

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
  | 'invalid_input'
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
  { purpose, rule }: { purpose: KnownEnrolment['purpose']; rule: EnrolmentRule<R> },
): Promise<PaymentRow | Refused<YearRefusal | R>> => {
  const type = readMethod(choice.payment_type);
  if (isRefused(type)) return type;
  const { db } = context.database;
  const child = await findKnownChild(db, parent.familyId, choice.child_id);
  const batch = await findBatch(db, choice.academic_year_id);
  if (!child || !batch) return refuse('not_found');
  const today = await pricesToday(db);
  const wrongTerm = termRefusal(choice.term, today.termOf(choice.price_id));
  if (wrongTerm) return refuse(wrongTerm);
  const mayEnrol = enrolmentCheck(rule, { choice, batch });
  const refused = await mayEnrol(db, context.clock.now());
  if (refused) return refused;
  const delivery = await deliveryOf(context, parent, choice.courier);
  if (isRefused(delivery)) return delivery;
  const { courier, amount } = delivery;
  const items = itemsToCharge(purpose, today.prices, { term: choice.term, delivery: amount });
  const amounts = amountsOf(items, type, today.feeShare);
  const wrongAmounts = checkAmounts(choice, amounts);
  if (wrongAmounts) return wrongAmounts;
  const wrongMethod = methodRefusal(type, amounts.gross);
  if (wrongMethod) return refuse(wrongMethod);
  return openCharge(context, {
    parent,
    childId: child.childId,
    purpose,
    type,
    items,
    amounts,
    today,
    former: (within) => openPaymentsOfUnpaid(within, child.childId),
    bill: async (tx, now) => {
      const since = await mayEnrol(tx, now);
      if (since) return since;
      const bills = makeBills(batch.startDate, choice.term, items);
      return enrol(tx, { choice, purpose, courier, delivery: amount, bills, now });
    },
  });
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
  courier: string,
): Promise<
  { courier: Courier; amount: Rupiah } | Refused<'invalid_input' | 'no_delivery_there' | 'shipping_down'>
> => {
  if (!isCourier(courier)) return refuseFields({ courier: 'invalid' });
  const destination = (await contactOf(database.db, familyId, familyId))?.city ?? '';
  const costs = await askShippingCosts({ courier, destination });
  if (isRefused(costs)) return costs;
  const [charged] = costs;
  return charged ? { courier, amount: charged.value } : refuse('no_delivery_there');
};

const enrol = async (
  tx: Tx,
  {
    choice,
    purpose,
    courier,
    delivery,
    bills,
    now,
  }: {
    choice: YearChoice;
    purpose: KnownEnrolment['purpose'];
    courier: Courier;
    delivery: Rupiah;
    bills: ReturnType<typeof makeBills>;
    now: Date;
  },
) => {
  await deleteUnpaidEnrolments(tx, choice.child_id);
  const { row } = await insertEnrolment(
    tx,
    {
      childId: choice.child_id,
      academicYearId: choice.academic_year_id,
      purpose,
      grade: choice.grade,
      term: choice.term,
      courier,
      deliveryAmount: delivery,
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
