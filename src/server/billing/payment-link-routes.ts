import type { paymentLinks } from '../../contract/payment-links.ts';
import type { Actors } from '../accounts/actors.ts';
import type { Handlers } from '../platform/http/serve.ts';
import type { BillingContext } from './context.ts';
import { linkQrCode, linkStatus, payByLink, showPaymentLink } from './pay-by-link.ts';
import { listPaymentLinks, makePaymentLink, revokePaymentLink } from './payment-link.ts';

export const paymentLinkRoutes = (context: BillingContext): Handlers<typeof paymentLinks, Actors> => ({
  'POST /payment/link': ({ actor, body }) => makePaymentLink(context, actor, body),
  'GET /payment/links/{childId}': ({ actor, params }) => listPaymentLinks(context, actor, params.childId),
  'POST /payment/link/revoke': ({ actor, body }) => revokePaymentLink(context, actor, body),
  'GET /payment/link/{token}': ({ params }) => showPaymentLink(context, params.token),
  'POST /payment/link/{token}/charge': ({ params, body }) => payByLink(context, params.token, body),
  'GET /payment/link/{token}/status': ({ params }) => linkStatus(context, params.token),
  'GET /payment/link/{token}/qr-code/{orderId}': ({ params }) =>
    linkQrCode(context, params.token, params.orderId),
});
