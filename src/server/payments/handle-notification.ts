import { type Refused, refuse } from '../../contract/refusals.ts';
import { isOrderId } from '../../domain/billing/order-id.ts';
import { GatewayDown } from '../providers/payment-gateway/payment-gateway.ts';
import type { PaymentsContext } from './context.ts';
import { reconcilePayment } from './reconcile-payment.ts';

/**
 * Handles a notification of the gateway. Its signature proves the sender only, so the status itself is polled (rule R69). The gateway
 * retries after any answer but 200. One about an order that the school does not know, such as the gateway's own test, changes nothing.
 */
export const handleNotification = async (
  context: PaymentsContext,
  body: unknown,
): Promise<object | Refused<'wrong_signature' | 'part_down'>> => {
  const notification = context.payments.readNotification(body);
  if (!notification) return refuse('wrong_signature');
  const { orderId } = notification;
  try {
    const payment =
      isOrderId(orderId) && (await reconcilePayment(context, orderId, { source: 'notification' }));
    if (!payment) context.log.warn({ payment: orderId }, 'notification of an unknown payment');
    return {};
  } catch (error) {
    if (error instanceof GatewayDown) return refuse('part_down');
    throw error;
  }
};
