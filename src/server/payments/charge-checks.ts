import { type Refused, isRefused, refuse, refuseFields } from '../../contract/refusals.ts';
import { type Amounts, amountsOf } from '../../domain/billing/amounts.ts';
import { amountsRefusal } from '../../domain/billing/amounts-sent.ts';
import {
  type PaymentMethod,
  type PaymentType,
  isPaymentType,
  methodRefusal,
  needsCardToken,
} from '../../domain/billing/payment-methods.ts';
import type { BillItem } from '../../domain/billing/price-items.ts';
import type { PaymentsContext } from './context.ts';

/** How a family pays, and the figures that a client may send along. */
export interface Sent {
  payment_type: string;
  /** of a card; of anything else it is ignored */
  token_id?: string | undefined;
  delivery_amount?: number | undefined;
  charge_amount?: number | undefined;
  gross_amount?: number | undefined;
}

/** What is wrong with how a family wants to pay. */
export type MethodRefusal = 'undefined_payment_method' | 'method_not_offered' | 'invalid_input';

/** Reads a payment method that the school offers. */
export const readOffered = (
  { offers }: Pick<PaymentsContext, 'offers'>,
  { payment_type: name }: Pick<Sent, 'payment_type'>,
): PaymentType | Refused<'undefined_payment_method' | 'method_not_offered'> => {
  if (!isPaymentType(name)) return refuse('undefined_payment_method');
  return offers(name) ? name : refuse('method_not_offered');
};

/** Reads the method of a family, whose card comes with its token. */
export const readMethod = (
  context: Pick<PaymentsContext, 'offers'>,
  sent: Sent,
): PaymentType | Refused<MethodRefusal> => {
  const type = readOffered(context, sent);
  return !isRefused(type) && needsCardToken(type) && (sent.token_id ?? '').trim() === ''
    ? refuseFields({ token_id: 'required' })
    : type;
};

/** The token of what is paid by card, null of anything else. */
export const cardTokenOf = (type: PaymentType, { token_id: token }: Sent): string | null =>
  needsCardToken(type) ? (token?.trim() ?? null) : null;

/** The amounts of these items, when those that the client computed are the same and the method allows the sum. */
export const readAmounts = (
  sent: Sent,
  items: readonly BillItem[],
  method: PaymentMethod,
): Amounts | Refused<'amounts_differ' | 'method_not_for_amount'> => {
  const amounts = amountsOf(items, method);
  const differ = amountsDiffer(sent, amounts);
  if (differ) return differ;
  const wrongMethod = methodRefusal(method, amounts.gross);
  return wrongMethod ? refuse(wrongMethod) : amounts;
};

/** Refuses figures that are not the server's, and says the right ones. */
const amountsDiffer = (sent: Sent, amounts: Amounts): Refused<'amounts_differ'> | null => {
  const differ = amountsRefusal(
    {
      deliveryAmount: sent.delivery_amount,
      chargeAmount: sent.charge_amount,
      grossAmount: sent.gross_amount,
    },
    amounts,
  );
  if (!differ) return null;
  const { deliveryAmount, chargeAmount, grossAmount } = differ.right;
  return {
    ...refuse(differ.refused),
    right: { delivery_amount: deliveryAmount, charge_amount: chargeAmount, gross_amount: grossAmount },
  };
};
