import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OwnFamilyId } from '../../domain/access/family-scope.ts';
import { isOrderId } from '../../domain/billing/order-id.ts';
import { needsCardToken } from '../../domain/billing/payment-methods.ts';
import { paths } from '../../paths.ts';
import type { PaymentsContext } from './context.ts';
import { findPayment } from './payment-store.ts';

/**
 * The page that the gateway posts a card's owner back to. The post comes from another site, so it carries no session and needs
 * no proof of where it is from: it changes nothing, and what it says is not believed. It leads to the same address on our own site,
 * which the session comes with.
 * @param familyOf the family that a request is signed in for; null: none
 */
export const cardReturnRoutes =
  (
    context: Pick<PaymentsContext, 'database'>,
    familyOf: (request: FastifyRequest) => Promise<OwnFamilyId | null>,
  ) =>
  async (scope: FastifyInstance): Promise<void> => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.route({
      method: ['GET', 'POST'],
      url: paths.cardReturn(),
      async handler(request, reply) {
        const { query, body, method } = request;
        const orderId = orderIdIn(
          query as Readonly<Record<string, unknown>>,
          typeof body === 'string' ? body : '',
        );
        reply.header('cache-control', 'no-store');
        const page =
          method === 'POST' && orderId !== null
            ? paths.cardReturn(orderId)
            : await pageAfterQuestion(context, await familyOf(request), orderId);
        return reply.redirect(page, 303);
      },
    });
  };

/**
 * Where a visitor goes on who comes back from the bank's question on a page of its own: the drawer at that charge, which asks
 * the gateway how it stands. What the bank's page said of it is not looked at. Whoever is not signed in for the family of a card, or
 * names another payment, is led to the list of payments, which says nothing of the charge and asks for a sign-in.
 */
const pageAfterQuestion = async (
  { database }: Pick<PaymentsContext, 'database'>,
  family: OwnFamilyId | null,
  orderId: string | null,
): Promise<string> => {
  if (orderId === null) return paths.payments();
  const payment = family === null ? null : await findPayment(database.db, family, orderId);
  const isOwnCard = payment?.linkId === null && needsCardToken(payment.paymentType);
  // Of a choice that was replaced since only the list of payments knows.
  if (!isOwnCard || payment.billId === null) return paths.payments(orderId);
  return paths.charge(payment.childId, { billingId: payment.billId, orderId, purpose: payment.purpose });
};

/** The order id in the address that the gateway's page posts to, which is ours, else in what it posts (`response`, a JSON text). */
const orderIdIn = (query: Readonly<Record<string, unknown>>, form: string): string | null => {
  const posted = new URLSearchParams(form).get('response') ?? '';
  const named = [query['order_id'], orderIdOf(posted)].filter((id) => typeof id === 'string');
  return named.find(isOrderId) ?? null;
};

const orderIdOf = (json: string): unknown => {
  try {
    return (JSON.parse(json) as { order_id?: unknown } | null)?.order_id;
  } catch {
    return null;
  }
};
