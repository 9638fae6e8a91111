import { eventOfGatewayStatus, takingBackStatuses } from './gateway-status.ts';
import { type PaymentState, isPaid } from './payment-state.ts';
import type { ReportStatus } from './settlement-report.ts';

/** What decides how the gateway lists a payment; amounts in whole rupiah. */
export interface ListedPayment {
  readonly state: PaymentState;
  /** the last `transaction_status` */
  readonly gatewayStatus: string;
  readonly received: number;
  /** what the gateway gave back */
  readonly givenThere: number;
}

/**
 * What the gateway's report should say of a payment (rule R127). A card that was let go after its capture never settled: the
 * gateway lists it like any other that was cancelled. What staff transferred back is still with the gateway's payment.
 */
export function expectedReportStatus({
  state,
  gatewayStatus,
  received,
  givenThere,
}: ListedPayment): ReportStatus {
  if (!isPaid(state) && state !== 'REVERSED') return 'unpaid';
  if (state === 'REVERSED' && isEndedUnsettled(gatewayStatus)) return 'unpaid';
  const takenBack = state === 'REVERSED' && takingBackStatuses.includes(gatewayStatus);
  const back = takenBack ? received : givenThere;
  if (back <= 0) return 'paid';
  return back < received ? 'part_back' : 'back';
}

const isEndedUnsettled = (gatewayStatus: string): boolean => {
  const event = eventOfGatewayStatus(gatewayStatus);
  return event === 'cancelled' || event === 'denied' || event === 'expired';
};
