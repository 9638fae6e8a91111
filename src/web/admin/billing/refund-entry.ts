import type { DeskRecord } from '../../../contract/payment-desk.ts';
import { type RefundWay, needsReference } from '../../../domain/billing/refunds.ts';
import { formatRupiah, rupiah, typedRupiah } from '../../../domain/values/money.ts';
import type { OfficeTexts } from '../list/texts.ts';

type Words = OfficeTexts['admin']['payments'];

/** What is typed into the form of a refund; no interface, because a form's values are a record. */
export type RefundEntry = {
  way: RefundWay;
  amount: string;
  reason: string;
  reference: string;
};

export const inRupiah = (amount: number): string => formatRupiah(rupiah(amount));
const asTyped = (amount: number): string => inRupiah(amount).replace(/^Rp\s/, '');

/** What the form begins with: all that is left, by the gateway where it can be. */
export const firstEntry = ({ closed, refundable_amount: left }: DeskRecord): RefundEntry => ({
  way: closed.gateway === null ? 'gateway' : 'transfer',
  amount: asTyped(left),
  reason: '',
  reference: '',
});

/** Whether something would be lost with it: a chosen way alone is not. */
export const isTyped = (entry: RefundEntry, payment: DeskRecord): boolean =>
  entry.reason !== '' || entry.reference !== '' || entry.amount !== firstEntry(payment).amount;

/** What is wrong with an entry, by its field; empty when it can be sent. */
export const problemsOf = (
  { way, amount, reason, reference }: RefundEntry,
  left: number,
  { refunds }: Words,
): Partial<Record<keyof RefundEntry, string>> => {
  const value = typedRupiah(amount);
  const amountProblem =
    value === null || value === 0
      ? refunds.notAnAmount
      : value > left
        ? refunds.tooMuch(inRupiah(left))
        : null;
  return {
    ...(amountProblem !== null && { amount: amountProblem }),
    ...(reason.trim() === '' && { reason: refunds.required }),
    ...(needsReference(way) && reference.trim() === '' && { reference: refunds.referenceRequired }),
  };
};

/** What of a payment the form rests on. */
export type RefundBasis = Pick<
  DeskRecord,
  'refunded_amount' | 'refunding_amount' | 'refundable_amount' | 'to_refund' | 'closed'
>;

export const goneOf = (basis: Pick<RefundBasis, 'refunded_amount' | 'refunding_amount'>): number =>
  basis.refunded_amount + basis.refunding_amount;

/** Whether the form rests on something else now. */
export const isOvertaken = (before: RefundBasis, now: RefundBasis): boolean =>
  goneOf(before) !== goneOf(now) ||
  before.refundable_amount !== now.refundable_amount ||
  before.to_refund !== now.to_refund ||
  before.closed.gateway !== now.closed.gateway ||
  before.closed.transfer !== now.closed.transfer;

/**
 * An entry after its payment has changed: what was typed stays. Only an amount that was never touched follows what is left, and a way
 * that has closed is another one.
 * @returns the entry, and what has changed in sentences
 */
export const followPayment = (
  entry: RefundEntry,
  before: RefundBasis,
  now: RefundBasis,
  { refunds }: Words,
): { entry: RefundEntry; changes: string[] } => {
  const { changed } = refunds;
  const left = now.refundable_amount;
  const isAmountTyped = entry.amount !== asTyped(before.refundable_amount);
  const more = goneOf(now) - goneOf(before);
  const reason = now.closed[entry.way];
  const leavesWay = reason !== null && entry.way === 'gateway' && now.closed.transfer === null;
  const next: RefundEntry = {
    ...entry,
    ...(!isAmountTyped && { amount: asTyped(left) }),
    ...(leavesWay && { way: 'transfer' }),
  };
  return {
    entry: next,
    changes: [
      more > 0 && changed.gone(inRupiah(more)),
      before.to_refund !== now.to_refund && (now.to_refund ? changed.toRefund : changed.paysNow),
      left !== before.refundable_amount && changed.left(inRupiah(left)),
      next.amount !== entry.amount && changed.amount(inRupiah(left)),
      leavesWay && changed.way(refunds.closed[reason]),
    ].filter((change): change is string => change !== false),
  };
};
