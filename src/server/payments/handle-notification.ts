import { type Refused, refuse } from '../../contract/refusals.ts';
import { GatewayDown } from '../providers/payment-gateway/payment-gateway.ts';
import type { PaymentsContext } from './context.ts';
import { reconcilePayment } from './reconcile-payment.ts';

/**
 * Handles a notification of the gateway. Its signature proves the sender only, so the status itself is polled (rule R69). The gateway
 * retries after any answer but 200.
 */
export const handleNotification = async (
  context: PaymentsContext,
  body: unknown,
): Promise<object | Refused<'wrong_signature' | 'not_found' | 'part_down'>> => {
  const notification = context.payments.readNotification(body);
  if (!notification) return refuse('wrong_signature');
  try {
    const payment = await reconcilePayment(context, notification.orderId, { source: 'notification' });
    if (payment) return {};
    context.log.error({ payment: notification.orderId }, 'notification of an unknown payment');
    return refuse('not_found');
  } catch (error) {
    if (error instanceof GatewayDown) return refuse('part_down');
    throw error;
  }
};
