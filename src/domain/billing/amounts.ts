import { type Rupiah, add, noMoney, percent, subtract } from '../values/money.ts';
import { type PaymentType, bearsFee } from './payment-methods.ts';
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

/** The card fee unless the settings say otherwise: a share of the net bill (rule R55). */
export const defaultFeeShare = 0.03;

/** Everything about what is charged, in rupiah. */
export interface Amounts extends Totals {
  readonly delivery: Rupiah;
  readonly fee: Rupiah;
  /** net and fee: what the gateway is asked for */
  readonly gross: Rupiah;
  /** fee and delivery; null for methods without a fee, which do not carry it */
  readonly chargeAmount: Rupiah | null;
}

/** The fee of a method on a net amount: `feeShare` of it (0.03 is 3 per cent), halves up; nothing for other than cards. */
export const feeOf = (net: Rupiah, type: PaymentType, feeShare: number): Rupiah =>
  bearsFee(type) ? percent(net, feeShare * 100) : noMoney;

/** What is charged for these items by this method. A bill paid by itself has no delivery. */
export function amountsOf(items: readonly BillItem[], type: PaymentType, feeShare: number): Amounts {
  const totals = totalsOf(items);
  const delivery = totalsOf(items.filter(({ kind }) => kind === 'delivery')).net;
  const fee = feeOf(totals.net, type, feeShare);
  return {
    ...totals,
    delivery,
    fee,
    gross: add(totals.net, fee),
    chargeAmount: bearsFee(type) ? add(fee, delivery) : null,
  };
}
