import { type Refused, refuse } from '../../contract/refusals.ts';
import { GatewayDown } from '../providers/payment-gateway/payment-gateway.ts';
import type { BillingContext } from './context.ts';
import { hearOfPayment } from './hear-of-payment.ts';

/**
 * The gateway has news. The signature tells that it is the gateway, not what the news is: that is asked. Any answer but
 * 200 has the gateway tell it again later.
 */
export const hearNotification = async (
  context: BillingContext,
  body: unknown,
): Promise<object | Refused<'wrong_signature' | 'not_found' | 'part_down'>> => {
  const read = context.payments.readNotification(body);
  if (!read) return refuse('wrong_signature');
  try {
    const payment = await hearOfPayment(context, read.orderId);
    if (payment) return {};
    context.log.error({ payment: read.orderId }, 'the gateway tells of a payment that the school has not');
    return refuse('not_found');
  } catch (error) {
    if (error instanceof GatewayDown) return refuse('part_down');
    throw error;
  }
};
