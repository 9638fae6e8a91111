import type { DeskRecord, Refund } from '../../../contract/payment-desk.ts';
import { type RefundWay, needsReference } from '../../../domain/billing/refunds.ts';
import { isRefusedAs } from '../../frame/api.ts';
import { isUnreachable } from '../../app/connection.ts';
import { askToSignIn } from '../list/signing-in.ts';

/** A refund as it is sent. */
export interface SentRefund {
  readonly order_id: string;
  readonly way: RefundWay;
  /** whole rupiah */
  readonly amount: number;
  readonly reason: string;
  readonly reference: string;
  readonly refunded_before: number;
  readonly to_refund: boolean;
}

/** What became of a refund. */
export type GivenBack =
  /** `message` is the server's; null when its answer got lost, and the refund was found to be written down */
  | { readonly kind: 'given'; readonly message: string | null; readonly payment: DeskRecord }
  /** the answer got lost, and the payment service has refused the refund meanwhile */
  | { readonly kind: 'refused' }
  /** the answer got lost, and nothing of the refund is written down so far */
  | { readonly kind: 'unknown' };

/** This refund among those of the payment: what was not there before it was sent, and says the same. */
const refundAmong = (
  { refunds }: Pick<DeskRecord, 'refunds'>,
  sent: SentRefund,
  before: ReadonlySet<number>,
): Refund | undefined =>
  refunds.find(
    (one) =>
      !before.has(one.refund_id) &&
      one.amount === sent.amount &&
      one.way === sent.way &&
      one.reason === sent.reason.trim() &&
      one.reference === (needsReference(sent.way) ? sent.reference.trim() : ''),
  );

/** What a payment that was read again says about a refund whose answer got lost (rule R162). */
export const outcomeIn = (payment: DeskRecord, sent: SentRefund, before: ReadonlySet<number>): GivenBack => {
  const found = refundAmong(payment, sent, before);
  if (!found) return { kind: 'unknown' };
  return found.state === 'REFUSED' ? { kind: 'refused' } : { kind: 'given', message: null, payment };
};

export const refundIds = ({ refunds }: Pick<DeskRecord, 'refunds'>): ReadonlySet<number> =>
  new Set(refunds.map(({ refund_id: id }) => id));

/**
 * Sends a refund. Where the answer gets lost, the payment is read again, as soon as the server is reached, and says whether it was
 * written down. Throws every refusal.
 * @param read the payment as it is now; waits for the server
 */
export const giveBack = async ({
  sent,
  before,
  send,
  read,
}: {
  sent: SentRefund;
  /** the refunds of the payment before the first try */
  before: ReadonlySet<number>;
  send: () => Promise<{ message: string; payment: DeskRecord }>;
  read: () => Promise<DeskRecord>;
}): Promise<GivenBack> => {
  for (;;)
    try {
      const { message, payment } = await send();
      return { kind: 'given', message, payment };
    } catch (error) {
      if (isUnreachable(error)) return outcomeIn(await read(), sent, before);
      if (!(isRefusedAs(error, 'not_signed_in') && (await askToSignIn()))) throw error;
    }
};
