import type { AuditFacts } from '../../contract/audit.ts';
import type { OwedBill } from '../../contract/bill-desk.ts';
import type { Agreement } from '../../contract/money-by-hand.ts';
import { type RefusalName, type Refused, isRefused, refuse } from '../../contract/refusals.ts';
import { delayRefusal, discountRefusal, endDiscountRefusal } from '../../domain/billing/agreements.ts';
import { type CalendarDate, dayInJakarta } from '../../domain/values/calendar-date.ts';
import { fullName } from '../../domain/values/person-name.ts';
import { recipients } from '../accounts/recipients.ts';
import { recordChange } from '../audit/record-change.ts';
import { changeAgreed } from '../enrolment/change-bill.ts';
import { type KnownBill, enrolmentsOfChild } from '../enrolment/enrolments-of.ts';
import { originOfBill } from '../enrolment/find-bill.ts';
import { type KnownChild, lockAnyChild } from '../families/known-children.ts';
import type { PaymentsContext } from '../payments/context.ts';
import { openPaymentsOfBill } from '../payments/known-payments.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { agreementsOf, endAgreement, insertAgreement, isRepeated } from './agreement-store.ts';
import { findOwedBill } from './bill-list-store.ts';
import { showOwedBill } from './owed-bills.ts';

interface Asked {
  readonly by: number;
  readonly billId: number;
}

/** Takes something off a bill (rule R248). */
export const giveDiscount = (
  context: PaymentsContext,
  { amount, reason, ...asked }: Asked & { amount: number; reason: string },
) =>
  change(context, asked, async (tx, { bill, hasOpenCharge, today, at }) => {
    const { billId, by: madeBy } = asked;
    const agreed = { billId, kind: 'discount' as const, amount, reason, madeBy, madeAt: at };
    if (await isRepeated(tx, agreed)) return null;
    const frozen = bill.amount + bill.discount;
    const refused = discountRefusal({ ...bill, frozen, hasOpenCharge }, amount, today);
    if (refused) return refuse(refused);
    await insertAgreement(tx, agreed);
    await changeAgreed(tx, billId, { discount: amount });
    return null;
  });

/** Asks for all of a bill again (rule R248). */
export const endDiscount = (context: PaymentsContext, asked: Asked) =>
  change(context, asked, async (tx, { bill, hasOpenCharge, at }) => {
    const refused = endDiscountRefusal({ ...bill, hasOpenCharge });
    if (refused) return refuse(refused);
    if (!(await endAgreement(tx, { ...asked, kind: 'discount', at }))) return refuse('agreement_gone');
    await changeAgreed(tx, asked.billId, { discount: 0 });
    return null;
  });

/** Lets a bill count as paid until a day; an agreement whose day is over ends with it (rule R250). */
export const giveDelay = (
  context: PaymentsContext,
  { until, reason, ...asked }: Asked & { until: CalendarDate; reason: string },
) =>
  change(context, asked, async (tx, { bill, today, at }) => {
    const { billId, by: madeBy } = asked;
    const agreed = { billId, kind: 'delay' as const, until, reason, madeBy, madeAt: at };
    if (await isRepeated(tx, agreed)) return null;
    const refused = delayRefusal(bill, until, today);
    if (refused) return refuse(refused);
    await endAgreement(tx, { ...asked, kind: 'delay', at });
    await insertAgreement(tx, agreed);
    await changeAgreed(tx, billId, { delayedUntil: until });
    return null;
  });

/** Ends a delay before its day (rule R250). */
export const endDelay = (context: PaymentsContext, asked: Asked) =>
  change(context, asked, async (tx, { at }) => {
    if (!(await endAgreement(tx, { ...asked, kind: 'delay', at }))) return refuse('agreement_gone');
    await changeAgreed(tx, asked.billId, { delayedUntil: null });
    return null;
  });

/** A bill that staff see, behind the lock of its child, which everybody takes who pays it or opens a charge for it. */
interface LockedBill {
  readonly bill: KnownBill;
  readonly hasOpenCharge: boolean;
  readonly today: CalendarDate;
  readonly at: Date;
}

const change = async <R extends RefusalName>(
  context: PaymentsContext,
  { by, billId }: Asked,
  make: (tx: Tx, locked: LockedBill) => Promise<Refused<R> | null>,
): Promise<{ bill: OwedBill } | Refused<R | 'not_found'>> => {
  const at = context.clock.now();
  const refused = await context.database.transaction(async (tx) => {
    const found = await findLocked(tx, billId);
    if (!found) return refuse('not_found');
    const { child, bill } = found;
    const hasOpenCharge = (await openPaymentsOfBill(tx, billId)).length > 0;
    const refusal = await make(tx, { bill, hasOpenCharge, today: dayInJakarta(at), at });
    if (refusal) return refusal;
    const after = await findOwedBill(tx, billId);
    const { familyId } = child;
    const family = (await recipients(tx, [familyId])).get(familyId);
    await recordChange(tx, {
      by,
      at,
      kind: 'family',
      objectId: familyId,
      name: family ? fullName(family.parent.firstName, family.parent.lastName) : '',
      // The child by its number: its name goes when it is erased.
      context: { child_id: child.childId, bill: bill.sequence },
      before: factsOf(bill),
      after: after ? factsOf(after) : {},
    });
    return null;
  });
  if (refused) return refused;
  const shown = await showOwedBill(context, billId);
  return isRefused(shown) ? shown : { bill: shown.bill };
};

/** The reason stays out: the log keeps words longer than the bill. */
const factsOf = ({
  discount,
  delayedUntil,
}: {
  discount: number;
  delayedUntil: string | null;
}): AuditFacts => ({
  discount,
  delayed_until: delayedUntil,
});

/** A bill that staff see: not the first of a year, which is the purchase, and none of an erased child. */
const findLocked = async (tx: Tx, billId: number): Promise<{ child: KnownChild; bill: KnownBill } | null> => {
  const origin = await originOfBill(tx, billId);
  const child = origin && (await lockAnyChild(tx, origin.childId));
  if (!child || child.erasedAt !== null) return null;
  const years = await enrolmentsOfChild(tx, child.childId);
  const bill = years
    .filter(({ settledAt }) => settledAt !== null)
    .flatMap(({ bills }) => bills)
    .find((one) => one.billId === billId && one.sequence > 1);
  return bill ? { child, bill } : null;
};

/** What was agreed about a bill, for staff. */
export const showAgreements = async (db: Database, billId: number): Promise<{ agreements: Agreement[] }> => ({
  agreements: (await agreementsOf(db, billId)).map(({ agreement, maker, ender }) => ({
    kind: agreement.kind,
    amount: agreement.amount,
    until: agreement.until,
    reason: agreement.reason,
    made_by: fullName(maker.firstName, maker.lastName),
    made_at: agreement.madeAt.toISOString(),
    ended:
      agreement.endedAt && ender
        ? { by: fullName(ender.firstName, ender.lastName), at: agreement.endedAt.toISOString() }
        : null,
  })),
});
