import { type Rupiah, rupiah } from '../values/money.ts';

/** The ways to pay, by the gateway's name, in the order in which they are shown (rule R54). */
export const paymentTypes = ['gopay', 'echannel', 'credit_card'] as const;
/** QRIS, Mandiri Virtual Account, credit card. */
export type PaymentType = (typeof paymentTypes)[number];

/** How money is brought to the school itself, which its staff write down (rule R245). */
export const handMethods = ['cash', 'transfer'] as const;
export type HandMethod = (typeof handMethods)[number];

/** Every way in which a bill is paid, in the order in which sums of them are shown. */
export const paidMethods = [...paymentTypes, ...handMethods] as const;
export type PaidMethod = (typeof paidMethods)[number];

/** Whether staff wrote the payment down: the gateway knows nothing of it (rule R245). */
export const isByHand = (method: PaidMethod): method is HandMethod =>
  (handMethods as readonly string[]).includes(method);

interface MethodRow {
  /** whether the school takes it today; the others are known, and refused as not offered */
  readonly offered: boolean;
  /** the least and the most it takes, in rupiah, both still taken: limits of the gateway, 2026-03-30 */
  readonly minimum: number;
  readonly maximum: number;
  /** whether the school's card fee is added */
  readonly bearsFee: boolean;
  /**
   * How long a charge may be paid. QRIS: long enough to fetch another phone; the gateway allows 20 seconds to 5 days for
   * every acquirer, and 15 minutes when nothing is asked for. Mandiri: a day, as parents know it from banks; 20 seconds to
   * 180 days are allowed. Card: the 10 minutes of the bank's question, which the gateway sets itself. Its pages of 2025-11
   * to 2026-05.
   */
  readonly lifetimeMinutes: number;
}

const rows = {
  gopay: { offered: true, minimum: 1, maximum: 10_000_000, bearsFee: false, lifetimeMinutes: 60 },
  echannel: { offered: true, minimum: 1, maximum: 50_000_000_000, bearsFee: false, lifetimeMinutes: 1440 },
  credit_card: { offered: true, minimum: 10_000, maximum: 999_999_999, bearsFee: true, lifetimeMinutes: 10 },
} as const satisfies Record<PaymentType, MethodRow>;

/** Everything about a way to pay. */
export interface PaymentMethod<Type extends PaymentType = PaymentType> {
  readonly type: Type;
  readonly offered: boolean;
  readonly minimum: Rupiah;
  readonly maximum: Rupiah;
  /** added to the net bill: 0.03 is three percent, 0 nothing */
  readonly feeShare: number;
  /** from the charge on */
  readonly lifetimeMinutes: number;
}

/** The card fee that a new school starts with: a share of the net bill (rule R55). */
export const defaultFeeShare = 0.03;

/** A way to pay, in a school that adds `cardFeeShare` of the net bill for cards (rule R55). */
export const paymentMethod = <Type extends PaymentType>(
  type: Type,
  cardFeeShare: number,
): PaymentMethod<Type> => {
  const { offered, minimum, maximum, lifetimeMinutes } = rows[type];
  const feeShare = bearsFee(type) ? cardFeeShare : 0;
  return { type, offered, minimum: rupiah(minimum), maximum: rupiah(maximum), feeShare, lifetimeMinutes };
};

/** How long a charge by this method may be paid, from its creation on (rule R71): what was brought by hand is there at once. */
export const lifetimeMinutesOf = (type: PaidMethod): number =>
  isByHand(type) ? 0 : rows[type].lifetimeMinutes;

/** Whether a charge by this method needs the token that the gateway made of a card in the browser. */
export const needsCardToken = (type: PaidMethod): type is 'credit_card' => type === 'credit_card';

/** Whether a bill can be paid so, by the family or at the school. */
export const isPaidMethod = (text: string): text is PaidMethod =>
  (paidMethods as readonly string[]).includes(text);

/** Whether a family can pay so by itself; anything else is refused as an undefined payment method. */
export const isPaymentType = (text: string): text is PaymentType =>
  (paymentTypes as readonly string[]).includes(text);

/** Whether a way to pay is taken today. */
export const isOffered = (type: PaymentType): boolean => rows[type].offered;

/** Whether the fee is added to what this method pays: cards only (rule R55). */
export const bearsFee = (type: PaymentType): boolean => rows[type].bearsFee;

/** Refuses a method for a gross amount outside its limits. */
export const methodRefusal = (
  { minimum, maximum }: Pick<PaymentMethod, 'minimum' | 'maximum'>,
  gross: Rupiah,
): 'method_not_for_amount' | null => (gross >= minimum && gross <= maximum ? null : 'method_not_for_amount');
