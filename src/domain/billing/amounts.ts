import { type Rupiah, add, percent, subtract } from '../values/money.ts';
import { type PaymentMethod, bearsFee } from './payment-methods.ts';
import type { BillItem } from './price-items.ts';

/** The sums of a list of items, in rupiah. */
export interface Totals {
  readonly value: Rupiah;
  readonly discount: Rupiah;
  /** value less discount, delivery included */
  readonly net: Rupiah;
}

/** What items come to; slots still open (null) count for nothing. */
export function totalsOf(items: readonly (BillItem | null)[]): Totals {
  const made = items.filter((item) => item !== null);
  const value = add(...made.map((item) => item.value));
  const discount = add(...made.map((item) => item.discount));
  return { value, discount, net: subtract(value, discount) };
}

/** Everything about what is charged, in rupiah. */
export interface Amounts extends Totals {
  readonly delivery: Rupiah;
  readonly fee: Rupiah;
  /** net and fee: what the gateway is asked for */
  readonly gross: Rupiah;
  /** fee and delivery; null for methods without a fee, which do not carry it */
  readonly chargeAmount: Rupiah | null;
}

/** What is charged for these items by a method (rule R55), or before one is chosen. A bill paid by itself has no delivery. */
export function amountsOf(
  items: readonly BillItem[],
  method: Pick<PaymentMethod, 'type' | 'feeShare'> | null,
): Amounts {
  const totals = totalsOf(items);
  const delivery = totalsOf(items.filter(({ kind }) => kind === 'delivery')).net;
  const fee = percent(totals.net, (method?.feeShare ?? 0) * 100);
  return {
    ...totals,
    delivery,
    fee,
    gross: add(totals.net, fee),
    chargeAmount: method !== null && bearsFee(method.type) ? add(fee, delivery) : null,
  };
}
