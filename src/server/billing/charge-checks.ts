import { type Refused, refuse } from '../../contract/refusals.ts';
import { type Amounts, amountsOf } from '../../domain/billing/amounts.ts';
import { amountsRefusal } from '../../domain/billing/amounts-sent.ts';
import {
  type OfferedType,
  type PaymentMethod,
  isOffered,
  isPaymentType,
  methodRefusal,
} from '../../domain/billing/payment-methods.ts';
import type { BillItem } from '../../domain/billing/price-items.ts';

/** The figures that a client may send along. */
export interface Sent {
  delivery_amount?: number | undefined;
  charge_amount?: number | undefined;
  gross_amount?: number | undefined;
}

/** Reads a payment method that the school offers. */
export const readMethod = (
  name: string,
): OfferedType | Refused<'undefined_payment_method' | 'method_not_offered'> => {
  if (!isPaymentType(name)) return refuse('undefined_payment_method');
  return isOffered(name) ? name : refuse('method_not_offered');
};

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
