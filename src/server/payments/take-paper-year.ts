import { type PaperYear, paperBills } from '../../domain/billing/paper-year.ts';
import { receivedAt } from '../../domain/billing/money-by-hand.ts';
import { intervalPrice } from '../../domain/billing/price-items.ts';
import type { Grade } from '../../domain/enrolment/grade.ts';
import { noMoney } from '../../domain/values/money.ts';
import type { Contact } from '../accounts/contact-of.ts';
import { activateEnrolment } from '../enrolment/activate-enrolment.ts';
import { makeEnrolment } from '../enrolment/make-enrolment.ts';
import { markBillPaid } from '../enrolment/mark-bill.ts';
import type { Batch } from '../calendar/batch-rows.ts';
import type { KnownChild } from '../families/known-children.ts';
import { placeByStaff } from '../placement/place-by-staff.ts';
import type { Tx } from '../platform/db/database.ts';
import { pricesToday } from '../prices/price-list.ts';
import { insertByHand } from './pay-by-hand.ts';
import { nextReceiptNumber, updatePayment } from './payment-store.ts';

/** A year that an imported child learns in, and who wrote it down. */
export interface TakenYear extends PaperYear {
  readonly by: number;
  readonly child: KnownChild;
  readonly contact: Contact;
  readonly batch: Batch;
  readonly grade: Grade;
  /** the number of the paper receipt */
  readonly reference: string;
  readonly now: Date;
}

/** What later bills cost is read once for all years of a file. */
export const priceOfPaperYears = pricesToday;

/**
 * Enrols a child that is new here in a year that was paid on paper (rule R259): its paid bills are each paid in cash, its grade is
 * set by the school, and nobody is told. No study kit is ordered, because the family has it.
 */
export const takePaperYear = async (
  tx: Tx,
  year: TakenYear,
  { prices }: Awaited<ReturnType<typeof priceOfPaperYears>>,
): Promise<void> => {
  const { by, child, contact, batch, grade, term, paidBills, paidOn, reference, now } = year;
  const { childId, familyId } = child;
  const made = await makeEnrolment(
    tx,
    {
      childId,
      batch,
      purpose: 'BUY_COURSE',
      grade,
      term,
      courier: 'jne',
      deliveryAmount: noMoney,
      deliveryProvince: contact.province,
      deliveryCity: contact.city,
      bills: paperBills(batch.startDate, year, intervalPrice(prices.intervals[term])),
      former: [],
    },
    now,
  );
  const settledAt = receivedAt(paidOn, now);
  const enrolment = { ...made.enrolment, settledAt };
  await activateEnrolment(tx, enrolment.enrolmentId, settledAt);
  await placeByStaff(tx, child, enrolment, now);
  for (const bill of enrolment.bills.slice(0, paidBills)) {
    const entry = {
      by,
      billId: bill.billId,
      method: 'cash',
      amount: bill.amount,
      reference,
      receivedOn: paidOn,
    } as const;
    const charged = { enrolment, bill };
    const { orderId } = await insertByHand(tx, {
      entry,
      receivedOn: paidOn,
      charged,
      contact,
      familyId,
      isFromPaper: true,
      now,
    });
    await updatePayment(tx, orderId, { receiptNumber: await nextReceiptNumber(tx) });
    await markBillPaid(tx, bill.billId, { paidAt: settledAt, paidBy: orderId });
  }
};
