import type { Rupiah } from '../values/money.ts';

/** The ways to pay, by the gateway's name: QRIS, Mandiri Virtual Account, credit card (rule R54). */
export type PaymentType = 'gopay' | 'echannel' | 'credit_card';

/** The least and the most a method takes, in rupiah, and whether the fee is added. Limits of the gateway, 2026-03-30. */
const methods = {
  gopay: { least: 1, most: 10_000_000, bearsFee: false },
  echannel: { least: 1, most: 50_000_000_000, bearsFee: false },
  credit_card: { least: 10_000, most: 999_999_999, bearsFee: true },
} as const satisfies Record<
  PaymentType,
  { readonly least: number; readonly most: number; readonly bearsFee: boolean }
>;

/** All of them, in the order in which they are offered. */
export const paymentTypes: readonly PaymentType[] = ['gopay', 'echannel', 'credit_card'];

/** Anything else is refused as an undefined payment method. */
export const isPaymentType = (text: string): text is PaymentType =>
  (paymentTypes as readonly string[]).includes(text);

/** Whether the fee is added to what this method pays: cards only (rule R55). */
export const bearsFee = (type: PaymentType): boolean => methods[type].bearsFee;

/** Refuses a method for a gross amount outside its limits, both of which are still taken. */
export const methodRefusal = (type: PaymentType, gross: Rupiah): 'method_not_for_amount' | null =>
  gross >= methods[type].least && gross <= methods[type].most ? null : 'method_not_for_amount';

/** The ways to pay that the school takes today; the others are known, and refused as not offered. */
const offered: readonly PaymentType[] = ['gopay'];

/** Whether a way to pay is taken today. */
export const isOffered = (type: PaymentType): boolean => offered.includes(type);
