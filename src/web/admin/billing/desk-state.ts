import type { DeskPayment } from '../../../contract/payment-desk.ts';
import type { MoneyMoment } from '../../../contract/payment-objects.ts';
import { isByHand, isPaidMethod } from '../../../domain/billing/payment-methods.ts';
import { leftOf } from '../../../domain/billing/refunds.ts';
import type { Language } from '../../../i18n/language.ts';
import { withOfficeDates } from '../list/office-date.ts';
import type { OfficeTexts } from '../list/texts.ts';

/** A payment without whose it is. */
type Payment = Omit<DeskPayment, 'child' | 'parent'>;

/** How a payment stands for staff: what they have to do comes before how it ended. */
export type DeskState = keyof OfficeTexts['admin']['payments']['states'];

/** One word for how a payment stands. */
export const deskStateOf = (payment: Payment): DeskState => {
  if (payment.other_amount !== null) return 'other_amount';
  if (payment.refunding_amount > 0) return 'refunding';
  if (payment.to_refund) return 'to_refund';
  if (payment.failure === 'reversed') return takenBackAs(payment);
  if (payment.payment_status === 'PENDING') return 'waiting';
  if (payment.payment_status === 'FAILED') return endedAs(payment);
  return payment.refunded_amount > 0 ? 'part_back' : 'paid';
};

/** Why nothing of a payment is left: staff gave it back, or had written down by mistake what no bank can take back. */
const takenBackAs = (payment: Payment) => {
  if (isGivenBack(payment)) return 'given_back';
  const { payment_type: method } = payment;
  return isPaidMethod(method) && isByHand(method) ? 'undone' : 'reversed';
};

/** How a charge ended unpaid, as the gateway said. */
const endedAs = ({ failure }: Payment) => {
  if (failure === 'expired') return 'expired';
  return failure === 'cancelled' || failure === 'replaced' ? 'cancelled' : 'failed';
};

/** What a step of a payment's money is called: one that ended unpaid by how it ended, and what no staff gave back is reversed. */
export const stepName = (
  { step, way }: Pick<MoneyMoment, 'step' | 'way'>,
  payment: DeskPayment,
  { admin, money }: Pick<OfficeTexts, 'admin' | 'money'>,
): string => {
  const { states } = admin.payments;
  if (step === 'not_paid') return states[endedAs(payment)];
  return step === 'gone_back' && way === null ? states.reversed : money.steps[step];
};

/** Whether staff gave all of it back; else the customer's bank took it. */
const isGivenBack = ({ refunded_amount: refunded, received_amount: received }: Payment) =>
  leftOf({ received, refunded }) === 0;

/** The colour beside the word: what waits for staff, what went right, what was taken back, and what is over. */
export const toneOf = (deskState: DeskState): 'waiting' | 'done' | 'stopped' | 'off' => {
  if (deskState === 'to_refund' || deskState === 'other_amount') return 'stopped';
  if (deskState === 'waiting' || deskState === 'refunding') return 'waiting';
  return deskState === 'paid' || deskState === 'part_back' ? 'done' : 'off';
};

/** What was heard of a payment, in words; the gateway's own for a status that the school does not know. */
export const saidIn = ({ said }: OfficeTexts['admin']['payments'], heard: string): string =>
  Object.hasOwn(said, heard) ? said[heard as keyof typeof said] : heard;

/** A method as the desk calls it; the gateway's own name for one that the school does not know. */
export const methodName = ({ methods }: OfficeTexts['admin']['payments'], type: string): string =>
  type in methods ? methods[type as keyof typeof methods] : type;

/** A bill, or that of a payment, as staff read it, its days in the form of the back office. */
export const billName = (
  {
    billing_desc: inEnglish,
    billing_desc_indo: inIndonesian,
  }: Pick<Payment, 'billing_desc' | 'billing_desc_indo'>,
  language: Language,
): string => withOfficeDates(language === 'id' ? inIndonesian : inEnglish, language);
