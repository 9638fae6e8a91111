import { formatRupiah, rupiah } from '../../domain/values/money.ts';
import type { Language } from '../../i18n/language.ts';
import { paths } from '../../paths.ts';
import type { KnownChild } from '../families/known-children.ts';
import type { Notice } from '../inbox/notify.ts';
import type { PaymentRow } from './payment-store.ts';
import { words } from './payment-words.ts';

/** What is said about a payment, in both languages. */
export const noticesOf = ({ payment, child, now }: { payment: PaymentRow; child: KnownChild; now: Date }) => {
  const amount = formatRupiah(rupiah(payment.grossAmount));
  const name = child.firstName;
  const full = `${child.firstName} ${child.lastName}`.trim();
  const billIn = (language: Language) =>
    language === 'en' ? payment.billDescription : payment.billDescriptionIndo;
  const notice = (
    title: (language: Language) => string,
    body: (language: Language) => string,
    link: string | null,
  ): Notice => ({
    title: title('en'),
    titleIndo: title('id'),
    body: body('en'),
    bodyIndo: body('id'),
    link,
    now,
  });
  const page = paths.child(child.childId);
  return {
    paid: notice(
      (language) => words[language].paid.title,
      (language) => words[language].paid.body(name, billIn(language), amount),
      page,
    ),
    enrolled: notice(
      (language) => words[language].enrolled.title(name),
      (language) => words[language].enrolled.body(name, billIn(language), amount),
      page,
    ),
    reversed: notice(
      (language) => words[language].reversed.title,
      (language) => words[language].reversed.body(name, billIn(language), amount),
      page,
    ),
    staffReversed: notice(
      (language) => words[language].staffReversed.title,
      (language) => words[language].staffReversed.body(full, billIn(language), amount, payment.orderId),
      paths.adminOrders,
    ),
    toRefund: notice(
      (language) => words[language].toRefund.title,
      (language) => words[language].toRefund.body(name, billIn(language), amount),
      page,
    ),
    paidByOther: notice(
      (language) => words[language].paidByOther.title,
      (language) => words[language].paidByOther.body(name, billIn(language), amount),
      page,
    ),
    staffPaidByOther: notice(
      (language) => words[language].staffPaidByOther.title,
      (language) => words[language].staffPaidByOther.body(full, billIn(language), amount, payment.orderId),
      null,
    ),
    staffOtherAmount: notice(
      (language) => words[language].staffOtherAmount.title,
      (language) => words[language].staffOtherAmount.body(full, billIn(language), amount, payment.orderId),
      null,
    ),
    staffRefunded: notice(
      (language) => words[language].staffRefunded.title,
      (language) => words[language].staffRefunded.body(full, billIn(language), amount, payment.orderId),
      null,
    ),
    staffToRefund: notice(
      (language) => words[language].staffToRefund.title,
      (language) => words[language].staffToRefund.body(full, billIn(language), amount, payment.orderId),
      null,
    ),
  };
};
