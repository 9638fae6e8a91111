import type { billing } from '../../contract/billing.ts';
import { type Refused, isRefused } from '../../contract/refusals.ts';
import { type Actors, type Parent, scopeOf } from '../accounts/actors.ts';
import type { Handlers } from '../platform/http/serve.ts';
import type { PaymentsContext } from './context.ts';
import { handleNotification } from './handle-notification.ts';
import { payBill } from './pay-bill.ts';
import { payFirstYear, payNextGrade } from './pay-year.ts';
import type { PaymentRow } from './payment-store.ts';
import { priceList } from '../prices/price-list.ts';
import { qrCode } from './qr-code.ts';
import { openCharges, paymentHistory, paymentStatus, showCharge } from './show-payment.ts';

export const billingRoutes = (context: PaymentsContext): Handlers<typeof billing, Actors> => {
  const shown = async <R extends Refused>(actor: Parent, charged: PaymentRow | R) =>
    isRefused(charged) ? charged : showCharge(context, actor.familyId, charged);
  return {
    'GET /payment/price-list': () => priceList(context),
    'POST /payment/first-payment': async ({ actor, body }) =>
      shown(actor, await payFirstYear(context, actor, body)),
    'POST /payment/pay-next-grade': async ({ actor, body }) =>
      shown(actor, await payNextGrade(context, actor, body)),
    'POST /payment/pay-billing': async ({ actor, body }) => shown(actor, await payBill(context, actor, body)),
    'POST /payment/notification': ({ body }) => handleNotification(context, body),
    'GET /payment/status/{orderId}': ({ actor, params }) =>
      paymentStatus(context, scopeOf(actor), params.orderId),
    'GET /payment/open': ({ actor }) => openCharges(context, actor),
    'GET /payment/qr-code/{orderId}': ({ actor, params }) => qrCode(context, scopeOf(actor), params.orderId),
    'GET /billing/childs/{userId}': ({ actor, params }) =>
      paymentHistory(context, scopeOf(actor), params.userId),
  };
};
