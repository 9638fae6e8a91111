import type { News } from './gateway-words.ts';

/**
 * The states of a payment, in the order in which it may pass through them, never back. FAILED may still turn out paid
 * (money that arrives late is not lost); REVERSED is the end.
 */
export const paymentStates = ['PENDING', 'FAILED', 'CAPTURED', 'SETTLED', 'REVERSED'] as const;
/** One of them. */
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
  lapsed: 'FAILED',
  taken_back: 'REVERSED',
} as const;

const next = {
  PENDING: { open: 'PENDING', ...unpaid },
  FAILED: { open: 'FAILED', ...unpaid },
  CAPTURED: {
    open: 'CAPTURED',
    captured: 'CAPTURED',
    settled: 'SETTLED',
    denied: 'REVERSED',
    cancelled: 'REVERSED',
    lapsed: 'CAPTURED',
    taken_back: 'REVERSED',
  },
  SETTLED: {
    open: 'SETTLED',
    captured: 'SETTLED',
    settled: 'SETTLED',
    denied: 'REVERSED',
    cancelled: 'SETTLED',
    lapsed: 'SETTLED',
    taken_back: 'REVERSED',
  },
  REVERSED: {
    open: 'REVERSED',
    captured: 'REVERSED',
    settled: 'REVERSED',
    denied: 'REVERSED',
    cancelled: 'REVERSED',
    lapsed: 'REVERSED',
    taken_back: 'REVERSED',
  },
} as const satisfies Record<PaymentState, Record<News, PaymentState>>;

/**
 * The state after news of the gateway, which may come twice, late or out of order: a state moves forward only. After
 * settlement `deny`, `refund` and `chargeback` reverse it, a late `cancel`, `expire` or `failure` does not (rule R58).
 */
export const hear = (state: PaymentState, news: News): PaymentState => next[state][news];

/** What a step means for bill, enrolment and order: money came, went back, will not come, or nothing new. */
export function consequence(
  before: PaymentState,
  after: PaymentState,
): 'paid' | 'reversed' | 'failed' | 'none' {
  if (shown[before] === shown[after]) return 'none';
  if (isPaid(after)) return 'paid';
  if (isPaid(before)) return 'reversed';
  return shown[after] === 'FAILED' ? 'failed' : 'none';
}
