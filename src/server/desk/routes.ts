import type { paymentDesk } from '../../contract/payment-desk.ts';
import { isRefused } from '../../contract/refusals.ts';
import { type Actors, scopeOf } from '../accounts/actors.ts';
import type { Handlers } from '../platform/http/serve.ts';
import { showAfterRefund } from './after-refund.ts';
import type { PaymentsContext } from '../payments/context.ts';
import { endOtherAmount } from './end-other-amount.ts';
import { exportPayments } from './export-payments.ts';
import { askAboutPayment, listPayments, showDeskPayment } from './payment-desk.ts';
import { refundPayment } from './refund-payment.ts';

export const paymentDeskRoutes = (context: PaymentsContext): Handlers<typeof paymentDesk, Actors> => {
  return {
    'GET /payment/desk': ({ query }) => listPayments(context, query),
    'GET /export/payments.csv': ({ actor, query: { separator, ...query }, language }) =>
      exportPayments(context, query, { by: actor.userId, token: actor.token, language, separator }),
    'GET /payment/desk/{orderId}': ({ actor, params }) =>
      showDeskPayment(context, scopeOf(actor), params.orderId),
    'GET /payment/desk/{orderId}/after-refund': ({ actor, params }) =>
      showAfterRefund(context, scopeOf(actor), params.orderId),
    'POST /payment/desk/ask': ({ actor, body }) => askAboutPayment(context, scopeOf(actor), body.order_id),
    'POST /payment/desk/refund': async ({ actor, body }) => {
      const refused = await refundPayment(context, {
        by: actor.userId,
        orderId: body.order_id,
        way: body.way,
        amount: body.amount,
        reason: body.reason,
        reference: body.reference,
        seen: { gone: body.refunded_before, toRefund: body.to_refund },
      });
      return refused ?? showDeskPayment(context, scopeOf(actor), body.order_id);
    },
    'POST /payment/desk/other-amount': async ({ actor, body }) => {
      const { order_id: orderId, decision, amount } = body;
      const scope = scopeOf(actor);
      const decided = await endOtherAmount(context, { by: actor.userId, scope, orderId, decision, amount });
      return isRefused(decided) ? decided : showDeskPayment(context, scope, orderId);
    },
  };
};
