import { type PaymentState, isPaid } from './payment-state.ts';

/** A payment that was made for a bill. */
interface MadePayment {
  readonly orderId: string;
  readonly state: PaymentState;
  readonly reversedAt: Date | null;
  /** whether staff look at money of it that has another amount */
  readonly isReviewed?: boolean;
}

/**
 * The payment that says where the money of a bill is (rule R143): the one that pays it, whatever else was paid for it; else what
 * staff look at; else the charge that is open; else the newest that brought money, which goes or went back; else the newest of all.
 * Null: none was made.
 * @param made the newest first
 */
export const paymentOfBill = <Payment extends MadePayment>(
  paidBy: string | null,
  made: readonly Payment[],
): Payment | null =>
  made.find(({ orderId }) => orderId === paidBy) ??
  made.find(({ isReviewed }) => isReviewed) ??
  made.find(({ state }) => state === 'PENDING') ??
  made.find(({ state }) => isPaid(state)) ??
  lastReversed(made) ??
  made[0] ??
  null;

const lastReversed = <Payment extends MadePayment>(made: readonly Payment[]): Payment | undefined =>
  made
    .filter(({ state }) => state === 'REVERSED')
    .toSorted((a, b) => (b.reversedAt?.getTime() ?? 0) - (a.reversedAt?.getTime() ?? 0))[0];
