import type { AfterRefund, DeskRecord } from '../../../contract/payment-desk.ts';
import type { RefundWay } from '../../../domain/billing/refunds.ts';
import type { OfficeTexts } from '../list/texts.ts';
import { methodName } from './desk-state.ts';
import { inRupiah } from './refund-entry.ts';

interface Asked {
  readonly way: RefundWay;
  /** whole rupiah */
  readonly amount: number;
  /** the bill as the page speaks */
  readonly bill: string;
}

/**
 * What giving back so much of a payment comes to, for bill, kit and family, in sentences (rules R141 and R62).
 * @param after undefined: it could not be read
 */
export const followsOf = (
  payment: DeskRecord,
  after: AfterRefund | undefined,
  { way, amount, bill }: Asked,
  words: OfficeTexts['admin']['payments'],
): string[] => {
  const { follows } = words.refunds;
  return [
    way === 'gateway' ? follows.gateway(methodName(words, payment.payment_type)) : follows.transfer,
    ...billAfter(payment, after, { amount, bill }, words),
    follows.told,
  ];
};

const billAfter = (
  { refundable_amount: left, to_refund: paysNothing }: DeskRecord,
  after: AfterRefund | undefined,
  { amount, bill }: Omit<Asked, 'way'>,
  { refunds: { follows } }: OfficeTexts['admin']['payments'],
): string[] => {
  const rest = left - amount;
  if (rest > 0) return [paysNothing ? follows.partOfRefund(inRupiah(rest)) : follows.part(inRupiah(rest))];
  if (!after) return [paysNothing ? follows.noBill : follows.unread];
  if (after.bill === 'paid_by_other') return [follows.paidByOther];
  if (after.bill === 'as_it_is') return [follows.noBill];
  const { kit } = after;
  if (after.bill === 'closed') return [follows.closesYear(bill), ...(kit ? [follows.kit[kit.state]] : [])];
  return kit ? [follows.opensYear(bill), follows.kit[kit.state]] : [follows.opensBill(bill)];
};
