import { type ChargeTimes, chargeExpiry } from '../../domain/billing/charge-lifetime.ts';
import { eventOfGatewayStatus, takesBack } from '../../domain/billing/gateway-status.ts';
import { lifetimeMinutesOf } from '../../domain/billing/payment-methods.ts';
import type { PaymentRow } from './payment-store.ts';

/** When a charge expires: as the gateway said, or by the lifetime of its method when the gateway's answer had no time. */
export const expiryOf = ({
  createdAt,
  expiresAt,
  paymentType,
}: Pick<PaymentRow, 'createdAt' | 'expiresAt' | 'paymentType'>): Date =>
  expiresAt ?? chargeExpiry(createdAt, { lifetimeMinutes: lifetimeMinutesOf(paymentType) });

/** A payment's state and times as the rule of polling reads them. */
export const chargeTimesOf = (payment: PaymentRow): ChargeTimes => ({
  ...payment,
  expiresAt: expiryOf(payment),
  isLeftThere: payment.state === 'REVERSED' && !takesBack(eventOfGatewayStatus(payment.gatewayStatus)),
});
