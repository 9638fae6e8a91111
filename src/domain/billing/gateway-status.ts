/** The gateway's `transaction_status`. */
export type GatewayTransactionStatus =
  | 'pending'
  | 'authorize'
  | 'capture'
  | 'settlement'
  | 'deny'
  | 'cancel'
  | 'expire'
  | 'failure'
  | 'refund'
  | 'partial_refund'
  | 'chargeback'
  | 'partial_chargeback';

/** What a status of the gateway means to us: the event that moves a payment's state. */
export type PaymentEvent = 'open' | 'captured' | 'settled' | 'denied' | 'cancelled' | 'expired' | 'reversed';

const events = {
  pending: 'open',
  authorize: 'open',
  capture: 'captured',
  settlement: 'settled',
  deny: 'denied',
  cancel: 'cancelled',
  expire: 'expired',
  failure: 'expired',
  refund: 'reversed',
  chargeback: 'reversed',
  // A part was given back by hand: the bill stays paid, and staff know why.
  partial_refund: 'settled',
  partial_chargeback: 'settled',
} as const satisfies Record<GatewayTransactionStatus, PaymentEvent>;

/** Whether an event takes back money that was there. */
export const takesBack = (event: PaymentEvent): boolean =>
  event === 'reversed' || event === 'denied' || event === 'cancelled';

/** The statuses by which the gateway says that it has taken a payment back. */
export const takingBackStatuses = Object.entries(events)
  .filter(([, event]) => takesBack(event))
  .map(([status]) => status);

const isGatewayStatus = (status: string): status is GatewayTransactionStatus => Object.hasOwn(events, status);

const eventOfCapture: ReadonlyMap<string, PaymentEvent> = new Map([
  ['accept', 'captured'],
  ['challenge', 'open'],
  ['deny', 'denied'],
]);

/**
 * What a status means, for a captured card together with its fraud check: only `accept` is paid, a challenge is still
 * open. An unknown status pays nothing and ends nothing.
 */
export function eventOfGatewayStatus(status: string, fraudStatus?: string | null): PaymentEvent {
  if (!isGatewayStatus(status)) return 'open';
  return status === 'capture' ? (eventOfCapture.get(fraudStatus ?? '') ?? 'open') : events[status];
}
