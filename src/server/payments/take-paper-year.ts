import { type PaperYear, paperBills } from '../../domain/billing/paper-year.ts';
import { receivedAt } from '../../domain/billing/money-by-hand.ts';
import { intervalPrice } from '../../domain/billing/price-items.ts';
import type { Grade } from '../../domain/enrolment/grade.ts';
import { noMoney } from '../../domain/values/money.ts';
import type { Contact } from '../accounts/contact-of.ts';
import { inParts } from '../accounts/imported-accounts.ts';
import { makePaidEnrolments } from '../enrolment/make-enrolment.ts';
import { markBillsPaid } from '../enrolment/mark-bill.ts';
import type { Batch } from '../calendar/batch-rows.ts';
import type { KnownChild } from '../families/known-children.ts';
import { placeImported } from '../placement/place-by-staff.ts';
import type { Tx } from '../platform/db/database.ts';
import { pricesToday } from '../prices/price-list.ts';
import { insertFromPaper } from './pay-by-hand.ts';

/** A year that an imported child learns in. */
export interface TakenYear extends PaperYear {
  readonly child: KnownChild;
  readonly contact: Contact;
  readonly batch: Batch;
  readonly grade: Grade;
  /** the number of the paper receipt */
  readonly reference: string;
}

/** What later bills cost is read once for all years of a file. */
export const priceOfPaperYears = pricesToday;

/**
 * Enrols children that are new here in years that were paid on paper (rule R259): the paid bills are each paid in cash, the grades are set by
 * the school, and nobody is told. No study kit is ordered, because the families have it. Each child is among them once.
 */
export const takePaperYears = async (
  tx: Tx,
  all: readonly TakenYear[],
  { by, now, prices }: { by: number; now: Date } & Awaited<ReturnType<typeof priceOfPaperYears>>,
): Promise<void> => {
  for (const years of inParts(all)) {
    const yearOf = new Map(years.map((year) => [year.child.childId, year]));
    const made = await makePaidEnrolments(
      tx,
      years.map((year) => ({
        childId: year.child.childId,
        batch: year.batch,
        purpose: 'BUY_COURSE',
        grade: year.grade,
        term: year.term,
        courier: 'jne',
        deliveryAmount: noMoney,
        deliveryProvince: year.contact.province,
        deliveryCity: year.contact.city,
        bills: paperBills(year.batch.startDate, year, intervalPrice(prices.intervals[year.term])),
        settledAt: receivedAt(year.paidOn, now),
      })),
      now,
    );
    await placeImported(tx, made, now);
    const entries = made.flatMap((enrolment) => {
      const year = yearOf.get(enrolment.childId);
      return year
        ? enrolment.bills
            .slice(0, year.paidBills)
            .map((bill) => ({ ...entryOf(year, { enrolment, bill }, by), now }))
        : [];
    });
    for (const some of inParts(entries)) await markBillsPaid(tx, await insertFromPaper(tx, some));
  }
};

const entryOf = (
  { child: { familyId }, contact, paidOn, reference }: TakenYear,
  charged: Parameters<typeof insertFromPaper>[1][number]['charged'],
  by: number,
) => {
  const { billId, amount } = charged.bill;
  const entry = { by, billId, method: 'cash', amount, reference, receivedOn: paidOn } as const;
  return { entry, receivedOn: paidOn, charged, contact, familyId };
};
