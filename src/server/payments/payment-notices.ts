import { isByHand } from '../../domain/billing/payment-methods.ts';
import { formatRupiah, rupiah } from '../../domain/values/money.ts';
import type { NoticeKind } from '../../domain/messages/notice-kind.ts';
import type { Language } from '../../i18n/language.ts';
import { paths } from '../../paths.ts';
import type { KnownChild } from '../families/known-children.ts';
import type { Notice } from '../inbox/notify.ts';
import { type PaymentRow, receivedOf } from './payment-store.ts';
import { words } from './payment-words.ts';

/**
 * What follows for a bill that a payment paid of which nothing is left: lessons wait for it, or go on while another bill pays; or its
 * class takes no registrations any more, so that it cannot be paid again.
 */
export type Reopened = 'waits' | 'goesOn' | 'closed';

/**
 * What is said when money of a payment goes back, `amount` being whole rupiah of it.
 * @param given.reopened how its bill stands that is open again by this; null: it is not
 */
export const refundNotices = ({
  payment,
  child,
  amount,
  reopened = null,
  now,
}: {
  payment: PaymentRow;
  child: KnownChild;
  amount: number;
  reopened?: Reopened | null;
  now: Date;
}) => {
  const given = formatRupiah(rupiah(amount));
  const then = (language: Language, bill: string) =>
    reopened === null ? '' : ` ${words[language].reopened[reopened](bill)}`;
  const family = (what: 'refundedByGateway' | 'refundedByTransfer'): Notice => ({
    kind: 'refund',
    childId: child.childId,
    title: words.en[what].title,
    titleIndo: words.id[what].title,
    body: `${words.en[what].body(child.firstName, payment.billDescription, given)}${then('en', payment.billDescription)}`,
    bodyIndo: `${words.id[what].body(child.firstName, payment.billDescriptionIndo, given)}${then('id', payment.billDescriptionIndo)}`,
    link: paths.payments(payment.orderId),
    now,
  });
  const full = `${child.firstName} ${child.lastName}`.trim();
  const staff = (
    what: 'staffRefundRefused' | 'staffRefundNotNeeded' | 'staffBackTwice' | 'staffGivenThere',
  ): Notice => ({
    kind: 'staff_refund',
    childId: child.childId,
    title: words.en[what].title,
    titleIndo: words.id[what].title,
    body: words.en[what].body(full, payment.billDescription, given, payment.orderId),
    bodyIndo: words.id[what].body(full, payment.billDescriptionIndo, given, payment.orderId),
    link: paths.adminPayments(payment.orderId),
    now,
  });
  return {
    byGateway: family('refundedByGateway'),
    byTransfer: family('refundedByTransfer'),
    staffRefused: staff('staffRefundRefused'),
    staffNotNeeded: staff('staffRefundNotNeeded'),
    staffBackTwice: staff('staffBackTwice'),
    staffGivenThere: staff('staffGivenThere'),
  };
};

/** What is said about a payment, in both languages. */
export const noticesOf = ({ payment, child, now }: { payment: PaymentRow; child: KnownChild; now: Date }) => {
  const amount = formatRupiah(rupiah(receivedOf(payment)));
  const name = child.firstName;
  const full = `${child.firstName} ${child.lastName}`.trim();
  const billIn = (language: Language) =>
    language === 'en' ? payment.billDescription : payment.billDescriptionIndo;
  const notice = (
    kind: NoticeKind,
    title: (language: Language) => string,
    body: (language: Language) => string,
    link: string | null,
  ): Notice => ({
    kind,
    childId: child.childId,
    title: title('en'),
    titleIndo: title('id'),
    body: body('en'),
    bodyIndo: body('id'),
    link,
    now,
  });
  const page = paths.child(child.childId);
  // No bank takes back what was brought by hand.
  const back = isByHand(payment.paymentType) ? 'undone' : 'reversed';
  const desk = paths.adminPayments(payment.orderId);
  return {
    paid: notice(
      'payment_received',
      (language) => words[language].paid.title,
      (language) => words[language].paid.body(name, billIn(language), amount),
      page,
    ),
    paidByLink: notice(
      'payment_received',
      (language) => words[language].paidByLink.title,
      (language) => words[language].paidByLink.body(name, billIn(language), amount),
      page,
    ),
    enrolled: notice(
      'child_enrolled',
      (language) => words[language].enrolled.title(name),
      (language) => words[language].enrolled.body(name, billIn(language), amount),
      page,
    ),
    linkRanOut: (billIs: 'open' | 'closed') =>
      notice(
        'payment_link',
        (language) => words[language].linkRanOut.title,
        (language) =>
          `${words[language].linkRanOut.body(name, amount)} ${words[language].linkRanOut[billIs](billIn(language))}`,
        paths.child(child.childId, 3),
      ),
    reversed: notice(
      'payment_reversed',
      (language) => words[language][back].title,
      (language) => words[language][back].body(name, billIn(language), amount),
      page,
    ),
    reversedAhead: notice(
      'payment_reversed',
      (language) => words[language][back].title,
      (language) => words[language][back].ahead(name, billIn(language), amount),
      page,
    ),
    reversedClosed: notice(
      'payment_reversed',
      (language) => words[language][back].title,
      (language) => words[language][back].closed(name, billIn(language), amount),
      page,
    ),
    staffReversed: (billIs: 'open' | 'closed') =>
      notice(
        'staff_reversal',
        (language) => words[language].staffReversed.title,
        (language) =>
          `${words[language].staffReversed.body(full, billIn(language), amount, payment.orderId)} ${words[language].staffReversed[billIs]}`,
        desk,
      ),
    toRefund: notice(
      'payment_failed',
      (language) => words[language].toRefund.title,
      (language) => words[language].toRefund.body(name, billIn(language), amount),
      page,
    ),
    notCounted: (billIs: 'open' | 'paid' | 'closed') =>
      notice(
        'payment_failed',
        (language) => words[language].notCounted.title,
        (language) =>
          `${words[language].notCounted.body(name, billIn(language), amount)} ${words[language].notCounted[billIs](billIn(language))}`,
        paths.payments(payment.orderId),
      ),
    staffNotCounted: notice(
      'staff_payment',
      (language) => words[language].staffNotCounted.title,
      (language) => words[language].staffNotCounted.body(full, billIn(language), amount, payment.orderId),
      desk,
    ),
    paidByOther: notice(
      'payment_failed',
      (language) => words[language].paidByOther.title,
      (language) => words[language].paidByOther.body(name, billIn(language), amount),
      page,
    ),
    staffPaidByOther: notice(
      'staff_payment',
      (language) => words[language].staffPaidByOther.title,
      (language) => words[language].staffPaidByOther.body(full, billIn(language), amount, payment.orderId),
      desk,
    ),
    staffOtherAmount: notice(
      'staff_payment',
      (language) => words[language].staffOtherAmount.title,
      (language) => words[language].staffOtherAmount.body(full, billIn(language), amount, payment.orderId),
      desk,
    ),
    staffRefunded: notice(
      'staff_refund',
      (language) => words[language].staffRefunded.title,
      (language) => words[language].staffRefunded.body(full, billIn(language), amount, payment.orderId),
      desk,
    ),
    staffToRefund: notice(
      'staff_refund',
      (language) => words[language].staffToRefund.title,
      (language) => words[language].staffToRefund.body(full, billIn(language), amount, payment.orderId),
      desk,
    ),
  };
};
