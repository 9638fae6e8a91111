import type { PaymentEvent } from './gateway-status.ts';

/**
 * The states of a payment, in the order in which it may pass through them, never back. FAILED may still turn out paid
 * (money that arrives late is not lost); REVERSED is the end.
 */
export const paymentStates = ['PENDING', 'FAILED', 'CAPTURED', 'SETTLED', 'REVERSED'] as const;
/** How far a payment has come. */
export type PaymentState = (typeof paymentStates)[number];

/** What users are shown (rule R57). */
export type ShownState = 'SUCCESS' | 'PENDING' | 'FAILED';

const shown = {
  PENDING: 'PENDING',
  FAILED: 'FAILED',
  CAPTURED: 'SUCCESS',
  SETTLED: 'SUCCESS',
  REVERSED: 'FAILED',
} as const satisfies Record<PaymentState, ShownState>;

/** What a payment in this state is shown as. */
export const shownState = (state: PaymentState): ShownState => shown[state];

/** Whether the money counts as ours: a card from its accepted capture on. */
export const isPaid = (state: PaymentState): boolean => shown[state] === 'SUCCESS';

const unpaid = {
  captured: 'CAPTURED',
  settled: 'SETTLED',
  denied: 'FAILED',
  cancelled: 'FAILED',
  expired: 'FAILED',
  reversed: 'REVERSED',
} as const;

const transitions = {
  PENDING: { open: 'PENDING', ...unpaid },
  FAILED: { open: 'FAILED', ...unpaid },
  CAPTURED: {
    open: 'CAPTURED',
    captured: 'CAPTURED',
    settled: 'SETTLED',
    denied: 'REVERSED',
    cancelled: 'REVERSED',
    expired: 'CAPTURED',
    reversed: 'REVERSED',
  },
  SETTLED: {
    open: 'SETTLED',
    captured: 'SETTLED',
    settled: 'SETTLED',
    denied: 'REVERSED',
    cancelled: 'SETTLED',
    expired: 'SETTLED',
    reversed: 'REVERSED',
  },
  REVERSED: {
    open: 'REVERSED',
    captured: 'REVERSED',
    settled: 'REVERSED',
    denied: 'REVERSED',
    cancelled: 'REVERSED',
    expired: 'REVERSED',
    reversed: 'REVERSED',
  },
} as const satisfies Record<PaymentState, Record<PaymentEvent, PaymentState>>;

/**
 * The state after an event of the gateway, which may come twice, late or out of order: a state moves forward only. After
 * settlement `deny`, `refund` and `chargeback` reverse it, a late `cancel`, `expire` or `failure` does not (rule R58).
 */
export const nextState = (state: PaymentState, event: PaymentEvent): PaymentState =>
  transitions[state][event];

/** What a transition means for bill, enrolment and order: paid, reversed, failed, or nothing new. */
export function transitionEffect(
  before: PaymentState,
  after: PaymentState,
): 'paid' | 'reversed' | 'failed' | 'none' {
  if (shown[before] === shown[after]) return 'none';
  if (isPaid(after)) return 'paid';
  if (isPaid(before)) return 'reversed';
  return shown[after] === 'FAILED' ? 'failed' : 'none';
}
