import type { DeskRecord } from '../../../contract/payment-desk.ts';
import { type RefundWay, needsReference } from '../../../domain/billing/refunds.ts';
import { formatRupiah, rupiah, typedRupiah } from '../../../domain/values/money.ts';
import type { OfficeTexts } from '../pattern/texts.ts';

/** What is typed into the form of a refund. */
export interface RefundEntry {
  way: RefundWay;
  amount: string;
  reason: string;
  reference: string;
}

/** What the form begins with: all that is left, by the gateway where it can be. */
export const firstEntry = ({ closed, refundable_amount: left }: DeskRecord): RefundEntry => ({
  way: closed.gateway === null ? 'gateway' : 'transfer',
  amount: formatRupiah(rupiah(left)).replace(/^Rp\s/, ''),
  reason: '',
  reference: '',
});

/** What is wrong with an entry, by its field; empty when it can be sent. */
export const problemsOf = (
  { way, amount, reason, reference }: RefundEntry,
  left: number,
  { refunds }: OfficeTexts['admin']['payments'],
): Partial<Record<keyof RefundEntry, string>> => {
  const value = typedRupiah(amount);
  const amountProblem =
    value === null || value === 0
      ? refunds.notAnAmount
      : value > left
        ? refunds.tooMuch(formatRupiah(rupiah(left)))
        : null;
  return {
    ...(amountProblem !== null && { amount: amountProblem }),
    ...(reason.trim() === '' && { reason: refunds.required }),
    ...(needsReference(way) && reference.trim() === '' && { reference: refunds.referenceRequired }),
  };
};
