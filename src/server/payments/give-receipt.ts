import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { fullName } from '../../domain/values/person-name.ts';
import { receiptNumber } from '../../domain/billing/receipt-number.ts';
import { courierNames } from '../../i18n/couriers.ts';
import type { Language } from '../../i18n/language.ts';
import { absolute, paths } from '../../paths.ts';
import { addresseeOf } from '../accounts/addressee-of.ts';
import { enrolmentsOfChild } from '../enrolment/enrolments-of.ts';
import type { KnownChild } from '../families/known-children.ts';
import type { Tx } from '../platform/db/database.ts';
import { linesWithFee } from './charge-lines.ts';
import type { PaymentsContext } from './context.ts';
import { type PaymentRow, receivedOf } from './payment-store.ts';
import { billDays } from './present-payment.ts';

interface Receipt {
  payment: PaymentRow;
  child: KnownChild;
  now: Date;
  number: number;
}

/**
 * Mails the numbered receipt of a payment that has just paid its bill to the family: once, because a payment pays once
 * (rule R90). A family from a file that has not come gets no mail (rule R260).
 */
export const giveReceipt = async (
  { post, publicUrl, regionNames }: PaymentsContext,
  tx: Tx,
  { payment, child, now, number }: Receipt,
): Promise<void> => {
  const addressee = await addresseeOf(tx, child.familyId);
  if (!addressee) throw new Error(`the family of payment ${payment.orderId} has no account`);
  // Its address is confirmed by nobody: the receipt stands in its account.
  if (addressee.hasNotCome) return;
  const { to, language, greeted } = addressee;
  // Of the child's years, for the lessons of this bill and for the one that comes next.
  const days = billDays(payment, await enrolmentsOfChild(tx, child.childId), dayInJakarta(now));
  await post(tx, {
    to,
    kind: 'receipt',
    language,
    data: {
      ...greeted,
      url: absolute(publicUrl, paths.payments(payment.orderId)),
      child: fullName(child.firstName, child.lastName),
      bill: language === 'id' ? payment.billDescriptionIndo : payment.billDescription,
      number: receiptNumber(number),
      orderId: payment.orderId,
      paymentType: payment.paymentType,
      paidAt: (payment.settledAt ?? now).toISOString(),
      lines: linesIn(language, payment),
      total: receivedOf(payment),
      byLink: payment.linkId !== null,
      parcel: await parcelWords(payment, regionNames),
      opens: days.opens &&
        days.period && {
          lessons: days.opens.lessons,
          lastLesson: days.opens.last_lesson,
          from: days.period.start,
        },
      nextBill: days.next_bill && { amount: days.next_bill.amount, due: days.next_bill.due },
    },
  });
};

const linesIn = (language: Language, payment: PaymentRow) =>
  linesWithFee(payment).map(({ name, nameIndo, value, discount }) => ({
    name: language === 'id' ? nameIndo : name,
    value,
    discount,
  }));

/** `JNE`, and the address line by line, as far as it is known. */
const parcelWords = async ({ parcel }: PaymentRow, regionNames: PaymentsContext['regionNames']) => {
  if (!parcel) return null;
  const { province, city } = (await regionNames())(parcel.province, parcel.city);
  const place = [city, province, parcel.zipCode].filter((part) => part !== '').join(', ');
  return {
    courier: courierNames[parcel.courier],
    lines: [parcel.addressDetails, place].filter((line) => line !== ''),
  };
};
