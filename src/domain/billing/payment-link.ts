import { type CalendarDate, addDays, dayInJakarta, startOfDay } from '../values/calendar-date.ts';
import { type BillChargeRefusal, billChargeRefusal } from './bill-state.ts';
import { type Bill, payableUntil } from './bills.ts';
import type { ChargeLimit } from './charge-limit.ts';
import { type PaymentType, needsCardToken } from './payment-methods.ts';
import type { PaymentState } from './payment-state.ts';

/** How many days a payment link lives at most (rule R120). */
export const linkDays = 14;
/** How many charges one link may open: fewer than its child's, so that the family can still pay itself (rule R123). */
export const linkChargeLimit: ChargeLimit = { perHour: 5, perDay: 10 };

const day = 24 * 60 * 60 * 1000;

/** The instant from which a link made at `now` leads nowhere: after 14 days, at the latest when its bill's period is over (rule R120). */
export const linkExpiry = (now: Date, bill: Pick<Bill, 'periodEnd' | 'delayedUntil'>): Date =>
  new Date(Math.min(now.getTime() + linkDays * day, startOfDay(addDays(payableUntil(bill), 1)).getTime()));

/**
 * Whether a bill may have a payment link on `today`; null when it may. One that its family could pay now, of a year that was
 * paid before: the first payment of a year needs choices that are the parent's. Not on the last day of its period, on which
 * nobody should be sent a link that ends at midnight (rule R121).
 */
export const linkRefusal = (
  { bills, wasPaid }: { readonly bills: readonly Bill[]; readonly wasPaid: boolean },
  sequence: number,
  today: CalendarDate,
): BillChargeRefusal | 'payment_link_too_late' | null => {
  const refused = billChargeRefusal({ bills, wasPaid }, sequence, today);
  if (refused !== null) return refused;
  if (!wasPaid) return 'enrolment_unpaid';
  const bill = bills.find((one) => one.sequence === sequence);
  return bill && isLastDay(bill, today) ? 'payment_link_too_late' : null;
};

/** Whether `today` is the last day on which a bill can be paid. */
const isLastDay = (bill: Pick<Bill, 'periodEnd' | 'delayedUntil'>, today: CalendarDate): boolean =>
  today >= payableUntil(bill);

export type LinkState = 'OPEN' | 'PAID' | 'TAKEN_BACK' | 'EXPIRED' | 'REVOKED';

/**
 * How a link stands (rule R122): what was revoked stays so, and a bill that is paid, by whomever, is told before the end of its
 * time. Once money that came through it has gone back, nobody pays through it again: its family decides what comes next.
 * @param payments those that were opened through it
 */
export function linkState(
  link: { readonly revokedAt: Date | null; readonly expiresAt: Date },
  bill: Pick<Bill, 'paidAt' | 'periodEnd' | 'delayedUntil'>,
  payments: readonly { readonly state: PaymentState }[],
  now: Date,
): LinkState {
  if (link.revokedAt !== null) return 'REVOKED';
  if (bill.paidAt !== null) return 'PAID';
  if (payments.some(({ state }) => state === 'REVERSED')) return 'TAKEN_BACK';
  return now >= link.expiresAt || dayInJakarta(now) > payableUntil(bill) ? 'EXPIRED' : 'OPEN';
}

/** Why nothing can be paid through a link that is not open (rule R122). */
export const closedLink = {
  PAID: 'bill_already_paid',
  TAKEN_BACK: 'payment_link_taken_back',
  EXPIRED: 'payment_link_expired',
} as const satisfies Record<Exclude<LinkState, 'OPEN' | 'REVOKED'>, string>;
/** Why a payment link is closed. */
export type ClosedLink = (typeof closedLink)[keyof typeof closedLink];

/** The ways to pay through a link: a card's question by its bank needs the family's own page (rule R123). */
export const isLinkMethod = (type: PaymentType): boolean => !needsCardToken(type);

/**
 * What a payer is told of a child: one of its first names and nothing else, the first with more than two letters where there
 * is one, because `I` and `Ni` name nobody (rule R124).
 */
export function nameForPayer(firstName: string): string {
  const names = firstName.trim().split(/\s+/);
  return names.find((name) => name.length > 2) ?? names[0] ?? '';
}
