import type { paymentLinks } from '../../contract/payment-links.ts';
import { type Refused, isRefused } from '../../contract/refusals.ts';
import type { Actors } from '../accounts/actors.ts';
import type { Handlers } from '../platform/http/serve.ts';
import type { PaymentsContext } from '../payments/context.ts';
import { linkQrCode, linkStatus, payByLink, showPaymentLink } from './pay-by-link.ts';
import { listPaymentLinks, makePaymentLink, revokePaymentLink } from './payment-link.ts';

export const paymentLinkRoutes = (context: PaymentsContext): Handlers<typeof paymentLinks, Actors> => ({
  'POST /payment/link': ({ actor, body }) => makePaymentLink(context, actor, body),
  'GET /payment/links/{childId}': ({ actor, params }) => listPaymentLinks(context, actor, params.childId),
  'POST /payment/link/revoke': ({ actor, body }) => revokePaymentLink(context, actor, body),
  'GET /payment/link/{token}': ({ params, count }) =>
    countWrong(showPaymentLink(context, params.token), count),
  'POST /payment/link/{token}/charge': ({ params, body, count }) =>
    countWrong(payByLink(context, params.token, body), count),
  'GET /payment/link/{token}/status': ({ params, count }) =>
    countWrong(linkStatus(context, params.token), count),
  'GET /payment/link/{token}/qr-code/{orderId}': ({ params, count }) =>
    countWrong(linkQrCode(context, params.token, params.orderId), count),
});

/** Counts a call only when its link led nowhere; a good one is answered however many were tried before it. */
const countWrong = async <Answer extends object>(
  answering: Promise<Answer>,
  count: () => Promise<Refused<'too_many_tries'> | null>,
): Promise<Answer | Refused<'too_many_tries'>> => {
  const answer = await answering;
  const isWrong = isRefused(answer) && answer.refused === 'not_found';
  return (isWrong ? await count() : null) ?? answer;
};
